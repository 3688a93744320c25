-- What a player wrote down or pinned stands beside what they corrected: without text, an item is only pinned.
alter table memory_corrections
  alter column text drop not null,
  add column is_noted boolean not null default false,
  add column is_pinned boolean not null default false;
