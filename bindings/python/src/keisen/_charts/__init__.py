"""Charts and figures, and what is found, animated and described in them."""
