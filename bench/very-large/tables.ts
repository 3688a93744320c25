/** Where the rows of a table would lie on a PostgreSQL that is spread over several machines by account. */
export type Place =
  | {
      by: "account";
      /** The column that names the account; null where no column does yet. */
      key: string | null;
      /** Columns each of which names one row or one play, and so one account, without saying which. */
      names: readonly string[];
    }
  /** Small or seldom written, and joined with everything: each machine has all of it. */
  | { by: "copy" }
  /** On one machine: queues, counts that everybody shares, and what grows with the stories and not with the players. */
  | { by: "coordinator" };

const account = (key: string | null, ...names: string[]): Place => ({ by: "account", key, names });
const copy: Place = { by: "copy" };
const coordinator: Place = { by: "coordinator" };

export const places: Readonly<Record<string, Place>> = {
  users: copy,
  identities: copy,
  categories: copy,
  tags: copy,
  stories: copy,
  story_tags: copy,
  story_versions: copy,
  media: copy,
  model_providers: copy,
  model_bindings: copy,
  model_prices: copy,
  model_budgets: copy,
  model_permissions: copy,

  sign_ins: account("user_id", "id"),
  personal_tokens: account("user_id", "id", "token_hash"),
  second_factors: account("user_id", "id", "credential_id"),
  recovery_codes: account("user_id"),
  own_keys: account("user_id"),
  liked_categories: account("user_id"),
  push_devices: account("user_id", "id", "endpoint", "sign_in_id"),
  account_writes: account("user_id"),
  wallets: account("user_id"),
  wallet_entries: account("user_id", "id", "reference"),
  story_likes: account("user_id"),
  story_bookmarks: account("user_id"),
  story_ratings: account("user_id"),
  story_events: account("user_id", "session_id"),
  progress_events: account("user_id", "id"),
  progress_counts: account("user_id"),
  completed_tasks: account("user_id", "id"),
  notifications: account("user_id", "id"),
  game_sessions: account("user_id", "id"),
  turns: account(null, "id", "session_id"),
  turn_chunks: account(null, "turn_id"),
  play_snapshots: account(null, "part", "session_id"),
  memory_corrections: account(null, "session_id"),
  part_marks: account(null, "session_id"),
  own_wordings: account(null, "telling", "session_id"),

  story_stats: coordinator,
  story_search: coordinator,
  search_vocabulary: coordinator,
  published_counts: coordinator,
  story_shares: coordinator,
  story_reviews: coordinator,
  share_links: coordinator,
  share_link_readers: coordinator,
  passage_reports: coordinator,
  unanswered_lines: coordinator,
  corrections: coordinator,
  audit_entries: coordinator,
  catalogue_entries: coordinator,
  email_tokens: coordinator,
  second_factor_challenges: coordinator,
  oidc_requests: coordinator,
  invitations: coordinator,
  mails: coordinator,
  tries: coordinator,
  kept_answers: coordinator,
  request_counts: coordinator,
  waitlist: coordinator,
  jobs: coordinator,
  servers: coordinator,
  signals: coordinator,
  backup_runs: coordinator,
  database_sizes: coordinator,
  last_program: coordinator,
  shared_secret: coordinator,
  schema_lock: coordinator,
  schema_migrations: coordinator,
};

/** Tables that grow with every turn or play and are seldom read after a while: an id of version 7 tells the month. */
export const monthly: Readonly<Record<string, string>> = {
  turns: "id",
  play_snapshots: "part",
  story_events: "session_id",
  wallet_entries: "id",
  progress_events: "id",
  notifications: "id",
  audit_entries: "id",
};
