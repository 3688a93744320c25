import type {
  UsersTable,
  LikedCategoriesTable,
  IdentitiesTable,
  InvitationsTable,
  PersonalTokensTable,
  OidcRequestsTable,
  SignInsTable,
  EmailTokensTable,
  MailsTable,
  RecoveryCodesTable,
  SecondFactorChallengesTable,
  SecondFactorsTable,
  TriesTable,
} from "./tables/accounts.ts";
import type {
  CategoriesTable,
  TagsTable,
  MediaTable,
  StoriesTable,
  StoryVersionsTable,
  StoryTagsTable,
  PublishedCountsTable,
  CatalogueEntriesTable,
} from "./tables/stories.ts";
import type {
  StoryReviewsTable,
  ShareLinksTable,
  ShareLinkReadersTable,
  AuditEntriesTable,
} from "./tables/review.ts";
import type {
  StoryStatsTable,
  StoryMarksTable,
  StoryRatingsTable,
  StoryEventsTable,
  StorySharesTable,
  ProgressCountsTable,
  ProgressEventsTable,
  CompletedTasksTable,
  NotificationsTable,
  PushDevicesTable,
} from "./tables/engagement.ts";
import type {
  GameSessionsTable,
  TurnsTable,
  TurnChunksTable,
  MemoryCorrectionsTable,
  OwnWordingsTable,
  PartMarksTable,
  PlaySnapshotsTable,
  PassageReportsTable,
  UnansweredLinesTable,
  CorrectionsTable,
} from "./tables/game.ts";
import type {
  ModelBindingsTable,
  ModelBudgetsTable,
  ModelPermissionsTable,
  ModelPricesTable,
  ModelProvidersTable,
  OwnKeysTable,
} from "./tables/models.ts";
import type { WalletsTable, WalletEntriesTable } from "./tables/wallet.ts";
import type {
  AccountWritesTable,
  BackupRunsTable,
  DatabaseSizesTable,
  KeptAnswersTable,
  JobsTable,
  LastProgramTable,
  RequestCountsTable,
  ServersTable,
  SharedSecretTable,
  SignalsTable,
  SiteSettingsTable,
  WaitlistTable,
  SchemaLockTable,
  SchemaMigrationsTable,
} from "./tables/system.ts";

/** The schema after all migrations. */
export interface Tables {
  users: UsersTable;
  liked_categories: LikedCategoriesTable;
  identities: IdentitiesTable;
  invitations: InvitationsTable;
  oidc_requests: OidcRequestsTable;
  sign_ins: SignInsTable;
  personal_tokens: PersonalTokensTable;
  email_tokens: EmailTokensTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  second_factor_challenges: SecondFactorChallengesTable;
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
  story_shares: StorySharesTable;
  kept_answers: KeptAnswersTable;
  progress_counts: ProgressCountsTable;
  progress_events: ProgressEventsTable;
  completed_tasks: CompletedTasksTable;
  game_sessions: GameSessionsTable;
  turns: TurnsTable;
  turn_chunks: TurnChunksTable;
  memory_corrections: MemoryCorrectionsTable;
  part_marks: PartMarksTable;
  own_wordings: OwnWordingsTable;
  play_snapshots: PlaySnapshotsTable;
  passage_reports: PassageReportsTable;
  unanswered_lines: UnansweredLinesTable;
  corrections: CorrectionsTable;
  notifications: NotificationsTable;
  push_devices: PushDevicesTable;
  wallets: WalletsTable;
  wallet_entries: WalletEntriesTable;
  model_providers: ModelProvidersTable;
  model_bindings: ModelBindingsTable;
  model_prices: ModelPricesTable;
  model_budgets: ModelBudgetsTable;
  model_permissions: ModelPermissionsTable;
  own_keys: OwnKeysTable;
  jobs: JobsTable;
  last_program: LastProgramTable;
  backup_runs: BackupRunsTable;
  database_sizes: DatabaseSizesTable;
  request_counts: RequestCountsTable;
  waitlist: WaitlistTable;
  servers: ServersTable;
  account_writes: AccountWritesTable;
  shared_secret: SharedSecretTable;
  signals: SignalsTable;
  site_settings: SiteSettingsTable;
  catalogue_entries: CatalogueEntriesTable;
  schema_lock: SchemaLockTable;
  schema_migrations: SchemaMigrationsTable;
}
