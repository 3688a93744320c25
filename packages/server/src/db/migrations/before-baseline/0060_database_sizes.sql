-- How large the database was on each day, for what the health page says of its growth. A backup leaves this table out: it
-- tells of the database that is left, not of its copy.
create table database_sizes (
  day date primary key,
  bytes bigint not null check (bytes >= 0)
);
