-- Who tells and who paints, as administrators set it. What KATHA_MODELS says is not kept here.
create table model_providers (
  name text primary key,
  protocol text not null,
  base_url text not null,
  -- Sealed under a key of the server's secret.
  sealed_key text,
  changed_at timestamptz not null
);

-- One row for each name of Katha's that is bound, `*` for all others of its kind.
create table model_bindings (
  kind text not null,
  model_key text not null,
  -- In the order in which they are asked: provider, model, and how it is asked.
  bound jsonb not null,
  changed_at timestamptz not null,
  primary key (kind, model_key)
);

-- Prices in coins that differ from the catalogue's.
create table model_prices (
  kind text not null,
  model_key text not null,
  credit_cost integer not null check (credit_cost >= 0),
  changed_at timestamptz not null,
  primary key (kind, model_key)
);
