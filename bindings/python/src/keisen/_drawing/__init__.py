"""Colours, pictures and what draws them."""
