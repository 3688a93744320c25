-- What administrators decide about the site is kept in the database. Without a row, a setting is as usual.

create table site_settings (
  name text primary key,
  -- The address of the mail server, which holds a password, is sealed under a key of the server's secret.
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid references users (id) on delete set null
);
