-- What the catalogue wrote last, field by field as prints, so that a later catalogue changes only what
-- nobody else has changed since. An entry whose row is gone was deleted by somebody and stays so.
create table catalogue_entries (
  kind text not null check (kind in ('category', 'tag', 'author', 'story')),
  name text not null,
  row_id uuid not null,
  written jsonb not null,
  loaded_at timestamptz(3) not null,
  primary key (kind, name)
);
