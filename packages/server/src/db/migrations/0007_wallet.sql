-- Coins are kept as a ledger. A wallet's balance is moved by its entries and by nothing else, and the
-- entries only grow, so that it is their sum whatever the code above does.
create table wallets (
  user_id uuid primary key references users (id) on delete cascade,
  balance integer not null default 0 check (balance >= 0),
  held integer not null default 0 check (held >= 0),
  entries_count integer not null default 0,
  check (held <= balance)
);

-- The user is no foreign key: an entry outlives the account, unchanged.
create table wallet_entries (
  id uuid primary key,
  user_id uuid not null,
  number integer not null,
  kind text not null
    check (kind in ('welcome', 'hold', 'charge', 'return', 'task', 'gift', 'correction')),
  amount integer not null,
  held integer not null default 0,
  balance_after integer not null,
  -- The turn or the completed task: each is paid for, or paid, once.
  reference uuid,
  description text not null,
  created_at timestamptz(3) not null,
  unique (user_id, number),
  check (case kind
    when 'hold' then amount = 0 and held >= 0 and reference is not null
    when 'charge' then amount <= 0 and held <= amount and reference is not null
    when 'return' then amount = 0 and held <= 0 and reference is not null
    when 'task' then amount > 0 and held = 0 and reference is not null
    when 'correction' then amount <> 0 and held = 0
    else amount > 0 and held = 0
  end)
);
create unique index wallet_entries_welcome on wallet_entries (user_id) where kind = 'welcome';
create unique index wallet_entries_hold on wallet_entries (reference) where kind = 'hold';
create unique index wallet_entries_end_of_hold on wallet_entries (reference)
  where kind in ('charge', 'return');
create unique index wallet_entries_task on wallet_entries (reference) where kind = 'task';
create index wallet_entries_shown on wallet_entries (user_id, number desc) where amount <> 0;

create function wallet_entry_counts() returns trigger language plpgsql as $$
begin
  if new.kind in ('charge', 'return') and not exists (
    select from wallet_entries h
    where h.kind = 'hold' and h.reference = new.reference
      and h.user_id = new.user_id and h.held = -new.held
  ) then
    raise exception 'There is no such hold to end.' using errcode = 'check_violation';
  end if;
  select balance + new.amount, entries_count + 1 into new.balance_after, new.number
    from wallets where user_id = new.user_id for update;
  if not found then
    raise exception 'There is no such wallet.' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger wallet_entry_counts before insert on wallet_entries
  for each row execute function wallet_entry_counts();

-- After, because an entry that the ledger has already never comes this far.
create function wallet_entry_moves_coins() returns trigger language plpgsql as $$
begin
  update wallets
    set balance = balance + new.amount, held = held + new.held, entries_count = new.number
    where user_id = new.user_id;
  return null;
end $$;
create trigger wallet_entry_moves_coins after insert on wallet_entries
  for each row execute function wallet_entry_moves_coins();

create function wallet_entries_only_grow() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger only grows.' using errcode = 'insufficient_privilege';
end $$;
create trigger wallet_entries_only_grow before update or delete or truncate on wallet_entries
  for each statement execute function wallet_entries_only_grow();

create function wallet_moves_by_entries() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'Coins move by entries of the ledger alone.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger wallet_moves_by_entries before update on wallets
  for each row execute function wallet_moves_by_entries();

create function user_begins_with_wallet() returns trigger language plpgsql as $$
begin
  insert into wallets (user_id) values (new.id);
  return new;
end $$;
create trigger user_begins_with_wallet after insert on users
  for each row execute function user_begins_with_wallet();

insert into wallets (user_id) select id from users;
insert into wallet_entries (id, user_id, kind, amount, description, created_at)
  select gen_random_uuid(), id, 'welcome', 100, 'A hundred coins to begin with', now()
  from users where password_hash is not null;
