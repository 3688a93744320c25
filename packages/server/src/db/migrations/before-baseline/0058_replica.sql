-- Up to where in PostgreSQL's log of changes each account's last write reaches. A server that reads from a replica
-- compares it with how far the replica has come. What a crash loses is made good by every server, which trusts the
-- replica only from where the log was when it last reached the database.
create unlogged table account_writes (
  user_id uuid primary key references users (id) on delete cascade,
  reaches pg_lsn not null
) with (fillfactor = 60);

-- A server reads from a replica, and it notes what accounts write. The first waits for the second of all others.
alter table servers
  add column reads_replica boolean not null default false,
  add column notes_writes boolean not null default false;
