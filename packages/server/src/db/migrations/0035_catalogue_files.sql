-- Which files of the catalogue an entry was last read from: while they are the same, a start does not read them again.
-- Null: not known, so the next start reads them.
alter table catalogue_entries add column read_from text;
