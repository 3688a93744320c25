import type { ColumnType, Generated } from "kysely";
import type {
  ProvingReport,
  ReportReason,
  ReportStatus,
  StoryStatus,
  TurnAction,
} from "@katha/api/contract";

export const userRoles = ["player", "author", "admin"] as const;
export type UserRole = (typeof userRoles)[number];

/** Read as the value, written as JSON text: an array given as it is would become a database array. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** May be left out of an insert, and be null. */
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export interface Tables {
  users: UsersTable;
  identities: IdentitiesTable;
  sign_ins: SignInsTable;
  email_tokens: EmailTokensTable;
  mails: MailsTable;
  tries: TriesTable;
  categories: CategoriesTable;
  tags: TagsTable;
  media: MediaTable;
  stories: StoriesTable;
  story_tags: StoryTagsTable;
  published_counts: PublishedCountsTable;
  story_versions: StoryVersionsTable;
  story_reviews: StoryReviewsTable;
  share_links: ShareLinksTable;
  share_link_readers: ShareLinkReadersTable;
  audit_entries: AuditEntriesTable;
  story_stats: StoryStatsTable;
  story_likes: StoryMarksTable;
  story_bookmarks: StoryMarksTable;
  story_ratings: StoryRatingsTable;
  story_events: StoryEventsTable;
  kept_answers: KeptAnswersTable;
  progress_events: ProgressEventsTable;
  completed_tasks: CompletedTasksTable;
  game_sessions: GameSessionsTable;
  turns: TurnsTable;
  memory_corrections: MemoryCorrectionsTable;
  passage_reports: PassageReportsTable;
  wallets: WalletsTable;
  wallet_entries: WalletEntriesTable;
  jobs: JobsTable;
  catalogue_entries: CatalogueEntriesTable;
  schema_lock: SchemaLockTable;
  schema_migrations: SchemaMigrationsTable;
}

export interface UsersTable {
  id: string;
  username: string;
  email: string;
  display_name: string;
  avatar_url: Optional<string>;
  role: Generated<UserRole>;
  is_verified: Generated<boolean>;
  password_hash: Optional<string>;
  premium_until: Optional<Date>;
  /** In which mails are written. */
  language: Generated<string>;
  /** An IANA name; the player's day ends at its midnight. */
  time_zone: Generated<string>;
  created_at: Date;
  updated_at: Date;
}

export interface IdentitiesTable {
  provider: "google";
  subject: string;
  user_id: string;
  created_at: Date;
}

export interface SignInsTable {
  id: string;
  user_id: string;
  renewals: Generated<number>;
  is_remembered: boolean;
  device: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Optional<Date>;
  ended_by: Optional<"user" | "password" | "reuse" | "google" | "admin">;
}

export interface EmailTokensTable {
  id: string;
  user_id: string;
  purpose: "verify_email" | "reset_password" | "change_email";
  token_hash: string;
  /** Where it was sent: after a change of address it proves nothing. */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Optional<Date>;
}

export interface MailsTable {
  id: string;
  user_id: Optional<string>;
  kind: string;
  recipient: string;
  language: string;
  facts: Json<Record<string, string>>;
  created_at: Date;
  sent_at: Optional<Date>;
}

export interface TriesTable {
  key: string;
  count: number;
  last_at: Date;
  blocked_until: Optional<Date>;
}

export interface CategoriesTable {
  id: string;
  name: string;
  display_name: string;
  sort_order: Generated<number>;
}

export interface TagsTable {
  id: string;
  name: string;
  display_name: string;
  color: string;
}

export interface MediaTable {
  hash: string;
  kind: string;
  mime: string;
  width: number;
  height: number;
  alt: Generated<string>;
  /** What the painter painted it from, so that it can be painted again. */
  scene: ColumnType<unknown, string | null | undefined, string | null>;
  created_by: Optional<string>;
  created_at: Date;
}

export interface StoriesTable {
  id: string;
  author_id: Optional<string>;
  category_id: Optional<string>;
  status: Generated<StoryStatus>;
  title: string;
  tagline: Generated<string>;
  story_description: Generated<string>;
  story_prompt: Generated<string>;
  story_system_prompt: Generated<string>;
  cover_image_url: Optional<string>;
  image_alt: Generated<string>;
  content_rating: Generated<string>;
  difficulty_level: Generated<string>;
  language: Generated<string>;
  is_featured: Generated<boolean>;
  is_premium: Generated<boolean>;
  initial_xp: Generated<number>;
  actions_count: Generated<number>;
  story_cards_count: Generated<number>;
  total_scenes: Generated<number>;
  branching_points: Generated<number>;
  possible_endings: Generated<number>;
  estimated_play_time: Generated<number>;
  game_config: Json<Record<string, unknown>>;
  story_structure: Json<Record<string, unknown>>;
  /** For the narrator alone. */
  bible: OptionalJson<Record<string, unknown>>;
  /** Rises by one with every change of the story's content. */
  version: Generated<number>;
  /** Set for stories that came with the product. */
  catalogue_slug: Optional<string>;
  created_at: Date;
  updated_at: Date;
  published_at: Optional<Date>;
  /** Where an archived story stood, and with which content. */
  archived_status: Optional<Exclude<StoryStatus, "archived">>;
  archived_version: Optional<number>;
  /** Whose save it is; null where the catalogue wrote it. The account may be gone. */
  saved_by: Optional<string>;
  /** When that hand began with what is one version by now. */
  version_began_at: Optional<Date>;
  /** The version before, where this one takes its place. */
  replaces_version: Optional<number>;
  /** The version that it was taken over from. */
  restored_from: Optional<number>;
  /** Set on a draft that can still be brought back. */
  deleted_at: Optional<Date>;
}

/** Written by the database when a story's version rises: the row as it was before. */
export interface StoryVersionsTable {
  story_id: string;
  version: number;
  content: ColumnType<Record<string, unknown>, never, never>;
  game_config: ColumnType<Record<string, unknown>, never, never>;
  story_structure: ColumnType<Record<string, unknown>, never, never>;
  saved_at: Date;
  saved_by: string | null;
  restored_from: number | null;
  nodes: ColumnType<number, never, never>;
  words: ColumnType<number, never, never>;
}

/** A story's wait for a review, and how it ended. */
export interface StoryReviewsTable {
  id: string;
  story_id: string;
  story_version: number;
  submitted_by: Optional<string>;
  submitted_at: Date;
  outcome: Optional<"approved" | "returned" | "withdrawn">;
  reason: Optional<string>;
  decided_by: Optional<string>;
  decided_at: Optional<Date>;
  report: OptionalJson<ProvingReport>;
}

export interface ShareLinksTable {
  story_id: string;
  token_hash: string;
  created_at: Date;
}

export interface ShareLinkReadersTable {
  story_id: string;
  user_id: string;
  opened_at: Date;
}

/** Only grows: the database refuses to change or delete an entry. */
export interface AuditEntriesTable {
  id: string;
  actor_id: string;
  act: string;
  subject_kind: string;
  subject_id: string;
  before: ColumnType<unknown, string | null | undefined, never>;
  after: ColumnType<unknown, string | null | undefined, never>;
  created_at: Date;
}

export interface StoryTagsTable {
  story_id: string;
  tag_id: string;
}

/** Their sum is how many stories are published; written by the database as stories come and go. */
export interface PublishedCountsTable {
  change: number;
}

/** A row is made with its story, by the database. */
export interface StoryStatsTable {
  story_id: string;
  likes_total: Generated<number>;
  plays_total: Generated<number>;
  bookmarks_total: Generated<number>;
  shares_count: Generated<number>;
  completions_total: Generated<number>;
  ratings_count: Generated<number>;
  ratings_sum: Generated<number>;
  /** For the order of trending stories alone; null while nothing warmed the story. */
  warmth: Optional<number>;
}

export interface StoryMarksTable {
  story_id: string;
  user_id: string;
  created_at: Date;
}

export interface StoryRatingsTable {
  story_id: string;
  user_id: string;
  rating: number;
  created_at: Date;
  updated_at: Date;
}

export interface StoryEventsTable {
  kind: "play" | "completion";
  session_id: string;
  story_id: string;
  user_id: string | null;
  is_warm: boolean;
  happened_at: Date;
}

/** What a player did; taken out again when it is undone. */
export interface ProgressEventsTable {
  id: string;
  user_id: string;
  kind: string;
  occasion: string;
  story_id: string | null;
  local_day: string;
  happened_at: Date;
}

export interface CompletedTasksTable {
  id: string;
  user_id: string;
  task_id: string;
  period: string;
  stars: number;
  completed_at: Date;
  taken_back_at: Optional<Date>;
}

/** What a player may pick; `to` is a node of the author's graph, or null. */
interface StoredOffer {
  text: string;
  to: string | null;
}

export interface GameSessionsTable {
  id: string;
  user_id: string;
  story_id: string;
  story_version: number;
  family: string;
  branched_from: Optional<string>;
  opening: Json<{ node: string; text: string; offers: StoredOffer[] }>;
  initial_xp: number;
  turns_count: Generated<number>;
  head: Optional<string>;
  current_xp: number;
  choices_made: Generated<number>;
  scenes_completed: Generated<number>;
  completion_percentage: Generated<number>;
  scenes: Json<string[]>;
  ending_node: Optional<string>;
  ending: Optional<string>;
  created_at: Date;
  updated_at: Date;
}

export interface TurnsTable {
  id: string;
  session_id: string;
  number: number;
  action: TurnAction;
  status: "pending" | "settled" | "void";
  lease: Optional<string>;
  leased_until: Optional<Date>;
  parent: Optional<string>;
  retry_of: string;
  copy_of: Optional<string>;
  model: Optional<string>;
  held: number;
  charged: Optional<number>;
  balance_after: Optional<number>;
  xp_cost: number;
  xp_gain: Generated<number>;
  user_input: Optional<string>;
  selected_choice: Optional<string>;
  head_after: Optional<string>;
  step: OptionalJson<Record<string, unknown>>;
  node: Optional<string>;
  ending: Optional<string>;
  completion: Optional<number>;
  narrative: Optional<string>;
  setup: Optional<string>;
  offers: OptionalJson<StoredOffer[]>;
  scene: OptionalJson<Record<string, unknown>>;
  chunks: Optional<string>;
  picture: OptionalJson<{ url: string; alt: string; prompt: string; style: string }>;
  fallback_description: Optional<string>;
  served_by: Optional<string>;
  prompt_tokens: Optional<number>;
  completion_tokens: Optional<number>;
  void_code: Optional<string>;
  void_detail: Optional<string>;
  created_at: Date;
  ended_at: Optional<Date>;
}

export interface MemoryCorrectionsTable {
  session_id: string;
  item: string;
  text: string;
  corrected_at: Date;
}

export interface PassageReportsTable {
  id: string;
  story_id: string;
  turn_id: string;
  reported_by: Optional<string>;
  reason: ReportReason;
  note: string;
  passage: string;
  status: Generated<ReportStatus>;
  created_at: Date;
}

/** Made with its user, and moved by entries alone, by the database. */
export interface WalletsTable {
  user_id: string;
  balance: ColumnType<number, never, never>;
  held: ColumnType<number, never, never>;
  entries_count: ColumnType<number, never, never>;
}

/** Only grows: the database refuses to change or delete an entry, and counts what comes after it. */
export interface WalletEntriesTable {
  id: string;
  user_id: string;
  number: ColumnType<number, never, never>;
  kind: "welcome" | "hold" | "charge" | "return" | "task" | "gift" | "correction";
  amount: number;
  held: Generated<number>;
  balance_after: ColumnType<number, never, never>;
  reference: Optional<string>;
  description: string;
  created_at: Date;
}

/** The answer is there once the transaction that claimed the key has ended. */
export interface KeptAnswersTable {
  holder: string;
  call: string;
  key: string;
  print: string;
  answer: Json<unknown>;
  created_at: Date;
}

export interface JobsTable {
  id: string;
  kind: string;
  payload: Json<unknown>;
  key: Optional<string>;
  run_at: Date;
  attempts: Generated<number>;
  lease: Optional<string>;
  leased_until: Optional<Date>;
  last_error: Optional<string>;
  created_at: Date;
  finished_at: Optional<Date>;
  given_up_at: Optional<Date>;
}

export interface CatalogueEntriesTable {
  kind: "category" | "tag" | "author" | "story";
  name: string;
  row_id: string;
  /** The print of each field as the catalogue last wrote it. */
  written: ColumnType<Record<string, string>, string, string>;
  loaded_at: Date;
}

export interface SchemaLockTable {
  id: number;
}

export interface SchemaMigrationsTable {
  version: number;
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}
