-- What a story's page says of its scenes, counted whenever the structure is written, because counting a long one takes
-- a while. Null where a server of an earlier version created the story: a job counts these. What such a server saves while a
-- newer one runs beside it keeps its former figures until it is saved again.
alter table stories add column counted json;
