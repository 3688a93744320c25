-- How the story played when it was sent in: what lint and ten thousand plays told of that version.
alter table story_reviews add column report jsonb;
