"""`make deploy-test`: the unit and the container of deploy/, started for real and played with."""
