-- Its author lets nobody take it along: its text is to lie on no reader's device.
alter table stories add column is_online_only boolean not null default false;
