import type { CallBudget } from "@katha/api/contract";

/** At most `count` in each window of `seconds`. */
export interface Rate {
  count: number;
  seconds: number;
}

export interface Budget {
  /** For the refusal: "Too many searches in a short time." */
  plural: string;
  address?: Rate;
  account?: Rate;
  /** Bytes of request bodies, by account. */
  bytes?: Rate;
}

const minute = 60;
const hour = 60 * minute;
const megabyte = 1_000_000;

/** Every request counts as a read or as a write. */
export const generalBudgets = {
  read: {
    plural: "requests",
    address: { count: 3_000, seconds: minute },
    account: { count: 900, seconds: minute },
  },
  write: {
    plural: "changes",
    address: { count: 600, seconds: minute },
    account: { count: 240, seconds: minute },
  },
} as const satisfies Record<string, Budget>;

/** Expensive requests also have their own budgets; which call has which is in the contract's table. */
export const ownBudgets = {
  page: { plural: "pages", counts: "read", address: { count: 600, seconds: minute } },
  mcp: {
    plural: "requests of other software",
    counts: "read",
    address: { count: 600, seconds: minute },
    // Of each token; what it asks for counts against its account as well.
    account: { count: 120, seconds: minute },
    bytes: { count: 48 * megabyte, seconds: 10 * minute },
  },
  search: {
    plural: "searches",
    counts: "read",
    address: { count: 600, seconds: minute },
    account: { count: 180, seconds: minute },
  },
  opening: {
    plural: "openings of stories",
    counts: "read",
    // One that nobody has read for a while has its whole story read first.
    address: { count: 240, seconds: minute },
    account: { count: 120, seconds: minute },
  },
  wholeStory: {
    plural: "versions of stories",
    counts: "read",
    account: { count: 120, seconds: 10 * minute },
  },
  export: { plural: "exports", counts: "read", account: { count: 20, seconds: hour } },
  storage: {
    plural: "looks at what takes room",
    counts: "read",
    account: { count: 60, seconds: 10 * minute },
  },
  save: {
    plural: "saves",
    counts: "write",
    account: { count: 400, seconds: 10 * minute },
    bytes: { count: 48 * megabyte, seconds: 10 * minute },
  },
  newStory: {
    plural: "new stories",
    counts: "write",
    account: { count: 120, seconds: hour },
    bytes: { count: 48 * megabyte, seconds: 10 * minute },
  },
  bundle: {
    plural: "bundles",
    counts: "write",
    account: { count: 30, seconds: hour },
    bytes: { count: 120 * megabyte, seconds: hour },
  },
  publish: { plural: "publications", counts: "write", account: { count: 60, seconds: hour } },
  upload: {
    plural: "pictures",
    counts: "write",
    account: { count: 120, seconds: hour },
    bytes: { count: 320 * megabyte, seconds: hour },
  },
  trial: {
    plural: "steps of a test play",
    counts: "write",
    account: { count: 240, seconds: hour },
    bytes: { count: 96 * megabyte, seconds: 10 * minute },
  },
  typing: {
    plural: "proofs of typing",
    counts: "write",
    // Players who type in a story take some seconds of a thread.
    account: { count: 40, seconds: hour },
    bytes: { count: 48 * megabyte, seconds: 10 * minute },
  },
  reading: {
    plural: "readings of a story",
    counts: "write",
    account: { count: 240, seconds: hour },
    bytes: { count: 96 * megabyte, seconds: 10 * minute },
  },
  suggestion: {
    plural: "suggestions",
    counts: "write",
    // Each is a request to a provider.
    account: { count: 40, seconds: hour },
    bytes: { count: 12 * megabyte, seconds: 10 * minute },
  },
  ownKey: {
    plural: "tries of a key",
    counts: "write",
    // Each is a request to a provider.
    account: { count: 30, seconds: hour },
  },
  paintedCovers: {
    plural: "painted covers",
    counts: "write",
    // Each keeps two cores busy for a moment.
    account: { count: 30, seconds: hour },
    bytes: { count: 4 * megabyte, seconds: 10 * minute },
  },
  turn: { plural: "turns", counts: "write", account: { count: 90, seconds: minute } },
  newSession: { plural: "new plays", counts: "write", account: { count: 120, seconds: hour } },
  branch: { plural: "branches", counts: "write", account: { count: 60, seconds: hour } },
  waitlist: {
    plural: "names for the waitlist",
    counts: "write",
    address: { count: 60, seconds: hour },
    account: { count: 10, seconds: hour },
  },
  report: { plural: "reports", counts: "write", account: { count: 60, seconds: hour } },
  correction: { plural: "corrections", counts: "write", account: { count: 60, seconds: hour } },
  shareLink: { plural: "links to a draft", counts: "write", account: { count: 30, seconds: hour } },
  share: {
    plural: "shares",
    counts: "write",
    address: { count: 300, seconds: hour },
    account: { count: 60, seconds: hour },
  },
} as const satisfies Record<Exclude<BudgetName, GeneralBudget>, Budget & { counts: GeneralBudget }>;

/** Bytes of answers to one account: reading a manuscript costs as much as it is long. */
export const answerBytes: Rate = { count: 240 * megabyte, seconds: 10 * minute };

export type GeneralBudget = keyof typeof generalBudgets;
export type BudgetName = CallBudget | "mcp" | "page";
