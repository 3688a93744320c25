-- The program that last opened this database, for whoever takes an update back. It is a single row.
create table last_program (
  id integer primary key check (id = 1),
  version text not null check (char_length(version) <= 100),
  -- What to check out of the repository, or the image's tag.
  revision text check (char_length(revision) <= 200),
  is_image boolean not null,
  opened_at timestamptz(3) not null
);
