-- Who asked to hear when premium opens; joined_at is when they consented.
create table waitlist (
  id uuid primary key,
  name text not null,
  email text not null,
  language text not null default 'en',
  joined_at timestamptz(3) not null
);
create unique index waitlist_by_email on waitlist (lower(email));
create index waitlist_newest on waitlist (joined_at desc, id desc);
