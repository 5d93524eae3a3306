"""What is kept on disk: saved games and results (SQLite), settings (JSON), record files.

Knows no Qt, and but for `archive` no rules: a game is stored as the JSON parts of its record, each move one
transaction.
Misfortune (full disk, no permission, another copy running) is a `StorageError` or a `Notice`, both codes
with data that the text layer turns into words. Start at `folders.find_folders`, `lock.DataLock`,
`database.open_database` and `settings.SettingsFile`; `backups` copies all of it by itself, `archive` carries
it to another computer. `statistics` reads what was won; `figures` and `ratings` store nothing, but they add up the
rows that it reads, and stay beside them.
"""
