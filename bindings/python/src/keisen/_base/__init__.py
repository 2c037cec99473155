"""What the other packages stand on: errors, names, options, objects of the library."""
