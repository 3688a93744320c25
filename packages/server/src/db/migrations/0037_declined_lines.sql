-- Players were asked which choice they meant by the line, and it was none of those.
alter table unanswered_lines add column declined boolean not null default false;

-- Scenes that every new story begins with, untouched, are none: what is counted of such stories is counted again.
update stories set counted = null where story_structure -> 'nodes' -> 'intro' ->> 'text' = 'Your story begins here...';
