-- What an author changed in a published story, until the review decides: readers keep the version that was approved.
-- json, because jsonb would sort the names that an author wrote.
alter table story_reviews add column changes json;
