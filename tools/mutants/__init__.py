"""Mutation testing of the rules: a small fault is planted, and a test must fail (`make mutants`)."""
