-- Browsers that news is pushed to. Each belongs to a sign-in, and goes as soon as that ends, however it ended.
create table push_devices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  sign_in_id uuid not null references sign_ins (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  -- The key of ours that the browser subscribed with: its push service takes news that is signed with this one alone.
  server_key text not null,
  created_at timestamptz(3) not null,
  -- Up to when news was pushed, or was there before the device.
  told_until timestamptz(3) not null,
  pushed_at timestamptz(3),
  failures integer not null default 0,
  rests_until timestamptz(3)
);
create index push_devices_of_user on push_devices (user_id);
create index push_devices_of_sign_in on push_devices (sign_in_id);

create function forget_push_devices() returns trigger language plpgsql as $$
begin
  delete from push_devices where sign_in_id = new.id;
  return null;
end $$;
create trigger sign_in_ended after update of ended_at on sign_ins
  for each row when (old.ended_at is null and new.ended_at is not null) execute function forget_push_devices();
