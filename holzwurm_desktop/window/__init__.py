"""The main window: start page, menus, docks and notices around the table."""
