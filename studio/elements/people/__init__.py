"""People and what people wear: small ones as bells, larger ones limb by limb."""
