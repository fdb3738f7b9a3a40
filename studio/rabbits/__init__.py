"""The rabbits of the birthday: thirty-two portraits painted by one anatomy."""
