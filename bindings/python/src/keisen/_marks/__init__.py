"""Series, and the methods of a chart that make them."""
