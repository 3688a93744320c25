-- Signals for servers that ask for them, where there is no connection that could be told. Who wrote one tells which
-- readers have seen it: the ids of those that commit at the same time may come in any order.
create unlogged table signals (
  id bigint generated always as identity primary key,
  written_by xid8 not null default pg_current_xact_id(),
  about text not null check (char_length(about) <= 40),
  ids jsonb not null,
  sent_at timestamptz(3) not null default now()
);
create index signals_by_writer on signals (written_by);
create index signals_by_age on signals (sent_at);
