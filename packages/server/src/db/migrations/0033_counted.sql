-- What a story's page says of its scenes, counted whenever the structure is written, because counting a long one takes
-- a while. Null where an earlier version of Katha wrote the structure: the next start counts these.
alter table stories add column counted json;
