"""What is kept on disk: saved matches and results (SQLite), settings (JSON), record files.

Knows no Qt and, except for `archive`, no rules: a match is stored as the JSON parts of its record, each move in
one transaction. Failures (full disk, no permission, another copy running) are a `StorageError` or a `Notice`:
codes with data that the text layer turns into words.

Start at `folders.find_folders`, `lock.DataLock`, `database.open_database` and `settings.SettingsFile`. `backups`
copies everything at each start, `archive` carries it to another computer, and `statistics`, `figures` and
`ratings` work out who won what.
"""
