-- What models may cost in a day (UTC): all of them together, for one player, in one story. Null is no limit.
create table model_budgets (
  scope text primary key check (scope in ('site', 'player', 'story')),
  dollars double precision check (dollars >= 0),
  turns integer check (turns >= 0),
  changed_at timestamptz not null
);

-- Whether a provider was asked to tell it; which budget was spent where none was; and what it cost, as far as prices are known.
alter table turns
  add column asks_model boolean not null default false,
  add column budget_spent text check (budget_spent in ('site', 'player', 'story')),
  add column cost_dollars double precision check (cost_dollars >= 0);
create index turns_asking_models on turns (id) where asks_model;
