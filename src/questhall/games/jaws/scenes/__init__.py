"""How a view is drawn, part by part."""
