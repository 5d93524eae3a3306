"""The window: start page, menus, panes and notices around the table."""
