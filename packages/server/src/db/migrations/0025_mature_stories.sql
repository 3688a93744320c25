-- Mature stories are veiled for those who have not asked for them; asking for them takes a confirmation of age, once.
alter table users add column shows_mature boolean not null default false;
alter table users add column of_age_at timestamptz(3);
alter table users add constraint users_shows_mature_of_age
  check (not shows_mature or of_age_at is not null);
