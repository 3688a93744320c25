-- How a player wants stories to look, to appear and to be read aloud; null until they change something.
alter table users add column reading_settings jsonb;
