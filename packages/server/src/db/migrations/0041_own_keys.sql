-- A reader's own key for a provider, with which turns of theirs alone are told. It goes with the account.
create table own_keys (
  user_id uuid primary key references users (id) on delete cascade,
  provider text not null,
  -- Sealed under a key of the server's secret.
  sealed_key text not null,
  -- What tells with it; null until the reader has chosen.
  model text,
  added_at timestamptz not null
);

-- What administrators allow readers to do with models; nothing without a row.
create table model_permissions (
  permission text primary key check (permission in ('own_keys')),
  is_given boolean not null,
  changed_at timestamptz not null
);

-- What became of the player's own key where they chose it; `asked` until the turn is told.
alter table turns
  add column own_key text check (own_key in (
    'asked', 'told', 'off', 'missing', 'key_refused', 'unpaid', 'model_unknown', 'busy', 'unfit', 'failed'
  ));
