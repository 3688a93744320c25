-- Links with which people may register. A link's token follows from its id and the server's secret.
create table invitations (
  id uuid primary key,
  -- Null: for whoever has the link.
  email text check (char_length(email) <= 254),
  note text not null check (char_length(note) <= 100),
  uses integer not null check (uses between 1 and 1000),
  uses_left integer not null check (uses_left between 0 and uses),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  withdrawn_at timestamptz(3)
);
create index invitations_by_age on invitations (created_at desc, id desc);
create index invitations_by_maker on invitations (created_by) where created_by is not null;
