"""The room round the games: seats, names, colours, teams, host, settings, rematch. Pure as well."""
