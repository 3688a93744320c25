import type { Answer } from "@katha/api";
import type {
  AdminUser,
  AuditEntry,
  Backups,
  Health,
  ProvingReport,
  Report,
  ReviewDetail,
  ReviewItem,
} from "@katha/api/admin";
import { ferry } from "./drafts.ts";
import { modelSettings } from "./model-settings.ts";
import { signedInAdmin } from "./second-factors.ts";
import { idOf } from "./stories.ts";
import { admin, author, reader } from "./viewers.ts";

const moment = "2026-11-19T15:00:00.000Z";
const waiting = { ...ferry, status: "in_review" } as const;

export const reviews: ReviewItem[] = [
  {
    story: waiting,
    submitted_at: moment,
    findings: [
      {
        code: "duplicate_choice",
        severity: "warning",
        message: "Two choices read alike: “Wait”.",
        field: null,
        node: "ghat",
      },
    ],
  },
];

export const reports: Report[] = [
  {
    id: idOf(300),
    story_id: ferry.id,
    story_title: ferry.title,
    turn_id: idOf(10),
    reason: "rating",
    note: "The well is too much for a family story.",
    said: "I pull up the rope.",
    passage: "The rope comes up light. What hangs from it was a hand once.",
    status: "open",
    created_at: moment,
  },
];

/** What every administration page may ask for: its frame, and the first page's offer of a model. */
export const frame = {
  adminWaiting: { reviews: 1, reports: 1 },
  me: signedInAdmin,
  getModelSettings: modelSettings,
};

export const asUser = (user: typeof admin, change: Partial<AdminUser> = {}): AdminUser => ({
  ...user,
  premium_until: null,
  has_second_factor: false,
  coins: 100,
  suspension: null,
  last_seen_at: moment,
  ...change,
});

export const users: Answer<"listUsers"> = {
  users: [
    asUser(admin),
    asUser(author, { premium_until: "2027-01-31T18:29:59.000Z" }),
    asUser(reader, { is_verified: false, last_seen_at: null }),
  ],
  total_users: 3,
  next_cursor: null,
};

const auditEntries: AuditEntry[] = [
  {
    id: idOf(311),
    actor: { id: admin.id, display_name: admin.display_name },
    act: "user.role_changed",
    subject: { kind: "user", id: author.id, name: author.display_name },
    before: { role: "player" },
    after: { role: "author" },
    created_at: moment,
  },
  {
    id: idOf(310),
    actor: null,
    act: "story.featured",
    subject: { kind: "story", id: ferry.id, name: ferry.title },
    before: null,
    after: null,
    created_at: "2026-11-18T08:00:00.000Z",
  },
];

export const auditLog: Answer<"listAudit"> = { entries: auditEntries, next_cursor: null };

const idle = { waiting: 0, oldest: null };

export const backups: Backups = {
  now: "2026-11-20T10:00:00.000Z",
  place: "folder",
  address: "/srv/katha/backups",
  is_scheduled: true,
  is_sealed: false,
  is_running: false,
  is_late: false,
  next_at: "2026-11-21T03:00:00.000Z",
  last: {
    name: "katha-2026-11-20T03-00-02Z-daily.tar.gz",
    bytes: 327_155_712,
    at: "2026-11-20T03:00:41.000Z",
  },
  failure: null,
  kept: [
    {
      name: "katha-2026-11-20T03-00-02Z-daily.tar.gz",
      made_at: "2026-11-20T03:00:02.000Z",
      bytes: 327_155_712,
      is_daily: true,
      is_sealed: false,
      download: "/backups/katha-2026-11-20T03-00-02Z-daily.tar.gz?until=1&signature=x",
    },
  ],
};

export const health: Health = {
  since: "2026-11-17T09:00:00.000Z",
  now: "2026-11-20T06:30:00.000Z",
  findings: [
    { key: "turns_stuck", level: "look", values: { count: 2, oldest_ms: 420_000 } },
    { key: "mails", level: "well", values: {} },
  ],
  host: {
    version: "0.1.0",
    database: "pglite",
    database_bytes: 48 * 1024 ** 2,
    pictures: 412,
    disk_bytes: 480 * 1024 ** 3,
    disk_free_bytes: 210 * 1024 ** 3,
  },
  servers: [],
  models: [
    {
      model_key: "tenali",
      kind: "text",
      providers: [],
      turns: 1_240,
      failed_turns: 0,
      coins: 1_240,
      prompt_tokens: 0,
      completion_tokens: 0,
    },
  ],
  queues: { mails: idle, jobs: idle, turns: idle, given_up: [] },
  routes: [],
  slow_calls: [],
};

const spread = { min: 1, median: 2, max: 3 };
const measures = {
  turns: spread,
  words: spread,
  minutes: spread,
  credits: spread,
  credits_at_most: spread,
  xp: spread,
};
const endings: ProvingReport["endings"] = [
  { node: "lamp", title: "The ferryman", kind: "strange", plays: 520, share: 0.52 },
  { node: "morning", title: "Morning on this side", kind: "good", plays: 480, share: 0.48 },
];

const report: ProvingReport = {
  seed: "ferry",
  plays: 1_000,
  players: {},
  heat: { ghat: 1, lamp: 0.52, morning: 0.48 },
  never_reached: [],
  worst_rating: null,
  findings: [],
  measures: { nodes: 3, choices: 2, branchings: 1, endings: 2 },
  endings,
  a_play: measures,
  drop_off: [],
};

export const review: ReviewDetail = {
  story: waiting,
  submitted_at: moment,
  findings: reviews[0]?.findings ?? [],
  report,
  since_approval: null,
};
