"""Things to cut: people, hands, heads, cloth, water, plants, city, animals."""
