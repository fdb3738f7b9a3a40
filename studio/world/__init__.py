"""The world round the cards (home, hill, back, curtain): each file is one place, in one or two shapes."""
