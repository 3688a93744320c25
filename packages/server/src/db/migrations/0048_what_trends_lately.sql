-- Why a story trends is said on its card: its latest events are counted by story and time.
create index story_events_lately on story_events (story_id, kind, happened_at) where is_warm;
create index story_likes_lately on story_likes (story_id, created_at);
