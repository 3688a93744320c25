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
    submittedAt: moment,
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
    storyId: ferry.id,
    storyTitle: ferry.title,
    turnId: idOf(10),
    reason: "rating",
    note: "The well is too much for a family story.",
    said: "I pull up the rope.",
    passage: "The rope comes up light. What hangs from it was a hand once.",
    status: "open",
    createdAt: moment,
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
  premiumUntil: null,
  hasSecondFactor: false,
  coins: 100,
  suspension: null,
  lastSeenAt: moment,
  ...change,
});

export const users: Answer<"listUsers"> = {
  users: [
    asUser(admin),
    asUser(author, { premiumUntil: "2027-01-31T18:29:59.000Z" }),
    asUser(reader, { isVerified: false, lastSeenAt: null }),
  ],
  totalUsers: 3,
  nextCursor: null,
};

const auditEntries: AuditEntry[] = [
  {
    id: idOf(311),
    actor: { id: admin.id, displayName: admin.displayName },
    act: "user.role_changed",
    subject: { kind: "user", id: author.id, name: author.displayName },
    before: { role: "player" },
    after: { role: "author" },
    createdAt: moment,
  },
  {
    id: idOf(310),
    actor: null,
    act: "story.featured",
    subject: { kind: "story", id: ferry.id, name: ferry.title },
    before: null,
    after: null,
    createdAt: "2026-11-18T08:00:00.000Z",
  },
];

export const auditLog: Answer<"listAudit"> = { entries: auditEntries, nextCursor: null };

const idle = { waiting: 0, oldest: null };

export const backups: Backups = {
  now: "2026-11-20T10:00:00.000Z",
  place: "folder",
  address: "/srv/katha/backups",
  isScheduled: true,
  isSealed: false,
  isRunning: false,
  isLate: false,
  nextAt: "2026-11-21T03:00:00.000Z",
  last: {
    name: "katha-2026-11-20T03-00-02Z-daily.tar.gz",
    bytes: 327_155_712,
    at: "2026-11-20T03:00:41.000Z",
  },
  failure: null,
  kept: [
    {
      name: "katha-2026-11-20T03-00-02Z-daily.tar.gz",
      madeAt: "2026-11-20T03:00:02.000Z",
      bytes: 327_155_712,
      isDaily: true,
      isSealed: false,
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
    databaseBytes: 48 * 1024 ** 2,
    pictures: 412,
    diskBytes: 480 * 1024 ** 3,
    diskFreeBytes: 210 * 1024 ** 3,
  },
  servers: [],
  models: [
    {
      modelKey: "tenali",
      kind: "text",
      providers: [],
      turns: 1_240,
      failedTurns: 0,
      coins: 1_240,
      promptTokens: 0,
      completionTokens: 0,
    },
  ],
  queues: { mails: idle, jobs: idle, turns: idle, givenUp: [] },
  routes: [],
  slowCalls: [],
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
  submittedAt: moment,
  findings: reviews[0]?.findings ?? [],
  report,
  sinceApproval: null,
};
