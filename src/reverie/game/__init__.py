"""The pure rules: decide what happens, evolve what is, observe what may be seen."""
