PRAGMA application_id = 1215261818;
PRAGMA user_version = 7;
BEGIN TRANSACTION;
CREATE TABLE analyses (
            game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
            kind TEXT NOT NULL,
            accuracies TEXT NOT NULL,
            analysis TEXT NOT NULL,
            PRIMARY KEY (game_id, kind)
        );
INSERT INTO "analyses" VALUES(2,'seen','{"accuracies":[91.5,null]}','{"iterations":6000,"seed":1,"accuracies":[91.5,null],"rounds":[[{"chance":0.6,"after":0.6,"loss":0.0,"judgement":"best"}]]}');
CREATE TABLE evenings (
            uuid TEXT PRIMARY KEY,
            title TEXT NOT NULL,
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            plan TEXT NOT NULL,
            version INTEGER NOT NULL DEFAULT 0,
            deleted TEXT
        ) WITHOUT ROWID
        ;
INSERT INTO "evenings" VALUES('5a1e7c1e-0000-4000-8000-0000000000e1','Winter','2026-11-28T12:00:00.000+00:00','2026-11-28T12:00:00.000+00:00','{"participants":[{"name":"Zo\u00eb","level":null,"program":""},{"name":"Piet","level":"hard","program":""}],"form":"together","points":"share","fixtures":[{"game":"holzwurm","rounds":1,"sides":[0,1],"leg":0},{"game":"holzwurm","rounds":1,"sides":[1,0],"leg":1}],"gone":{}}',0,NULL);
CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            title TEXT NOT NULL,
            header TEXT NOT NULL,
            closing TEXT,
            status TEXT NOT NULL CHECK (status IN ('running', 'finished', 'abandoned')),
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            finished TEXT,
            deleted TEXT,
            practice INTEGER NOT NULL DEFAULT 0,
            hints INTEGER NOT NULL DEFAULT 0,
            undos INTEGER NOT NULL DEFAULT 0,
            duration_ms INTEGER NOT NULL DEFAULT 0,
            version INTEGER NOT NULL DEFAULT 0
        , uuid TEXT, coach INTEGER NOT NULL DEFAULT 0, evening TEXT);
INSERT INTO "games" VALUES(1,'holzwurm','On the train','{"format":"holzwurm-record","version":1,"game":"holzwurm","options":{"rounds":2},"seats":[{"name":"Zo\u00eb","player":"human","colour":"blue"},{"name":"Piet","player":"computer","level":"hard"}],"created":"2026-11-27T20:15:00+00:00","uuid":"5a1e7c1e-0000-4000-8000-000000000001"}',NULL,'running','2026-11-27T20:15:00+00:00','2026-11-28T12:03:00.000+00:00',NULL,NULL,0,1,2,0,3,'5a1e7c1e-0000-4000-8000-000000000001',1,NULL);
INSERT INTO "games" VALUES(2,'holzwurm','','{"evening":{"id":"5a1e7c1e-0000-4000-8000-0000000000e1","match":0,"players":[0,1]},"format":"holzwurm-record","version":1,"game":"holzwurm","options":{"rounds":1},"seats":[{"name":"Zo\u00eb","player":"human","colour":"blue"},{"name":"Piet","player":"computer","level":"hard"}],"created":"2026-11-27T20:15:00+00:00"}','{"totals":[30,4.5],"winners":[0]}','finished','2026-11-27T20:15:00+00:00','2026-11-28T12:06:00.000+00:00','2026-11-28T12:05:00.000+00:00',NULL,0,0,0,61000,1,NULL,0,'5a1e7c1e-0000-4000-8000-0000000000e1');
INSERT INTO "games" VALUES(3,'holzwurm','','{"format":"holzwurm-record","version":1,"game":"holzwurm","options":{"rounds":2},"seats":[{"name":"Zo\u00eb","player":"human","colour":"blue"},{"name":"Piet","player":"computer","level":"hard"}],"created":"2026-11-27T20:15:00+00:00"}',NULL,'abandoned','2026-11-27T20:15:00+00:00','2026-11-28T12:08:00.000+00:00',NULL,NULL,0,0,0,0,1,NULL,0,NULL);
CREATE TABLE lessons (
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            step INTEGER NOT NULL,
            done INTEGER NOT NULL,
            changed TEXT NOT NULL,
            PRIMARY KEY (person, game)
        ) WITHOUT ROWID
        ;
INSERT INTO "lessons" VALUES('Zoë','holzwurm',3,1,'2026-11-28T12:00:00.000+00:00');
CREATE TABLE moves (
            game_id INTEGER NOT NULL,
            round_index INTEGER NOT NULL,
            move_index INTEGER NOT NULL,
            move TEXT NOT NULL,
            PRIMARY KEY (game_id, round_index, move_index),
            FOREIGN KEY (game_id, round_index) REFERENCES rounds ON DELETE CASCADE
        ) WITHOUT ROWID
        ;
INSERT INTO "moves" VALUES(1,0,0,'{"seat":0,"card":"R0"}');
INSERT INTO "moves" VALUES(1,0,1,'{"seat":1,"card":"R1"}');
INSERT INTO "moves" VALUES(1,0,2,'{"seat":0,"card":"R2"}');
INSERT INTO "moves" VALUES(2,0,0,'{"seat":0,"card":"B1","row":"new"}');
CREATE TABLE people (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            colour TEXT NOT NULL DEFAULT '',
            portrait TEXT NOT NULL DEFAULT '',
            hidden INTEGER NOT NULL DEFAULT 0,
            joined_to INTEGER REFERENCES people
        );
INSERT INTO "people" VALUES(1,'Zoë','blue','owl',0,NULL);
INSERT INTO "people" VALUES(2,'Zo','red','cat',0,1);
CREATE TABLE people_names (
            key TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            person INTEGER NOT NULL REFERENCES people
        ) WITHOUT ROWID
        ;
INSERT INTO "people_names" VALUES('zo','Zo',2);
INSERT INTO "people_names" VALUES('zoë','Zoë',1);
INSERT INTO "people_names" VALUES('zoë b.','Zoë B.',1);
CREATE TABLE puzzle_tries (
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            puzzle TEXT NOT NULL,
            made TEXT NOT NULL,
            grade TEXT NOT NULL,
            solved INTEGER NOT NULL,
            day TEXT,
            PRIMARY KEY (person, game, puzzle, made)
        ) WITHOUT ROWID
        ;
INSERT INTO "puzzle_tries" VALUES('Zoë','holzwurm','a1','2026-11-28T12:00:00.000+00:00','medium',1,'2026-11-28');
CREATE TABLE results (
            game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            player TEXT NOT NULL,
            level TEXT,
            score NUMERIC NOT NULL,
            share REAL NOT NULL,
            PRIMARY KEY (game_id, seat)
        ) WITHOUT ROWID
        ;
INSERT INTO "results" VALUES(2,0,'Zoë','human',NULL,30,1.0);
INSERT INTO "results" VALUES(2,1,'Piet','computer','hard',4.5,0.0);
CREATE TABLE rounds (
            game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
            round_index INTEGER NOT NULL,
            opening TEXT NOT NULL,
            closing TEXT,
            move_count INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (game_id, round_index)
        ) WITHOUT ROWID
        ;
INSERT INTO "rounds" VALUES(1,0,'{"deal":{"fate":["X13","G9"],"hands":[["B1"],["N4"]],"start":0},"deal_number":77}',NULL,3);
INSERT INTO "rounds" VALUES(2,0,'{"deal":{"fate":["X13","G9"],"hands":[["B1"],["N4"]],"start":0},"deal_number":77}','{"scores":[30,4.5],"end":"out"}',1);
INSERT INTO "rounds" VALUES(3,0,'{"deal":{"fate":["X13","G9"],"hands":[["B1"],["N4"]],"start":0},"deal_number":77}',NULL,0);
CREATE TABLE thumbnails (
            game_id INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
            png BLOB NOT NULL
        );
INSERT INTO "thumbnails" VALUES(1,X'89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B550000000A49444154789C636800000082008177CD72B60000000049454E44AE426082');
CREATE INDEX games_by_status ON games (status, updated);
CREATE INDEX games_by_uuid ON games (uuid);
CREATE INDEX rounds_by_scores ON rounds (game_id, round_index, closing) WHERE closing IS NOT NULL;
CREATE INDEX games_by_evening ON games (evening) WHERE evening IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',3);
INSERT INTO "sqlite_sequence" VALUES('people',2);
COMMIT;
