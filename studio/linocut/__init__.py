"""The linocut kit: two colour plates and a key block, cut and printed on cream paper."""
