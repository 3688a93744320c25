-- An administrator's suspension of an account. It holds until its end, or without one until it is lifted; one that has
-- ended by itself stays here until the next.
alter table users add column suspended_at timestamptz(3);
alter table users add column suspended_until timestamptz(3);
alter table users add column suspension_reason text;
alter table users add constraint users_suspension check (
  (suspended_at is null) = (suspension_reason is null)
  and (suspended_until is null or (suspended_at is not null and suspended_until > suspended_at))
);
create index users_suspended on users (created_at desc, id desc) where suspended_at is not null;
