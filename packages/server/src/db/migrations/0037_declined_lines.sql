-- Players were asked which choice they meant by the line, and it was none of those.
alter table unanswered_lines add column declined boolean not null default false;
