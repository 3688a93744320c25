-- What an administrator archived in place of its author; only an administrator brings it back.
alter table stories add column archived_by_admin boolean not null default false;
