"""The rabbits of the birthday: thirty-two portraits cut from paper by one anatomy."""
