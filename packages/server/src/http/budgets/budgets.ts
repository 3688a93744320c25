import type { CallId } from "@katha/api/contract";

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

/** Expensive requests also have their own budgets. */
export const ownBudgets = {
  page: { plural: "pages", counts: "read", address: { count: 600, seconds: minute } },
  search: {
    plural: "searches",
    counts: "read",
    address: { count: 600, seconds: minute },
    account: { count: 180, seconds: minute },
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
    account: { count: 180, seconds: 10 * minute },
    bytes: { count: 96 * megabyte, seconds: 10 * minute },
  },
  typing: {
    plural: "proofs of typing",
    counts: "write",
    account: { count: 60, seconds: hour },
    bytes: { count: 48 * megabyte, seconds: 10 * minute },
  },
  suggestion: {
    plural: "suggestions",
    counts: "write",
    account: { count: 120, seconds: hour },
    bytes: { count: 12 * megabyte, seconds: 10 * minute },
  },
  paintedCovers: {
    plural: "painted covers",
    counts: "write",
    account: { count: 60, seconds: hour },
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
  share: {
    plural: "shares",
    counts: "write",
    address: { count: 300, seconds: hour },
    account: { count: 60, seconds: hour },
  },
} as const satisfies Record<string, Budget & { counts: keyof typeof generalBudgets }>;

/** Bytes of answers to one account: reading a manuscript costs as much as it is long. */
export const answerBytes: Rate = { count: 240 * megabyte, seconds: 10 * minute };

export type GeneralBudget = keyof typeof generalBudgets;
export type BudgetName = GeneralBudget | keyof typeof ownBudgets;

/** A /48 may hold this many times what one address may. */
export const widerNetwork = 4;

/** The code does not compile until a new call has a line here. */
export const budgetOfCall: Readonly<Record<CallId, BudgetName>> = {
  register: "write",
  login: "write",
  signInWays: "read",
  googleSignIn: "write",
  proveSecondFactor: "write",
  refresh: "write",
  logout: "write",
  forgotPassword: "write",
  resetPassword: "write",
  verifyEmail: "write",
  resendVerification: "write",
  askForBrowserLink: "write",
  confirmBrowser: "write",
  me: "read",
  updateMe: "write",
  changePassword: "write",
  changeEmail: "write",
  listSignIns: "read",
  endSignIn: "write",
  endAllSignIns: "write",
  exportAccount: "export",
  deleteAccount: "write",
  askForProof: "write",
  proveAgain: "write",
  listSecondFactors: "read",
  startTotp: "write",
  confirmTotp: "write",
  startPasskey: "write",
  confirmPasskey: "write",
  renameSecondFactor: "write",
  removeSecondFactor: "write",
  newRecoveryCodes: "write",
  readStorage: "storage",
  deleteUnusedPictures: "write",
  listCategories: "read",
  listTags: "read",
  createCategory: "write",
  updateCategory: "write",
  orderCategories: "write",
  deleteCategory: "write",
  mergeCategory: "write",
  createTag: "write",
  updateTag: "write",
  deleteTag: "write",
  mergeTag: "write",
  listStories: "read",
  featuredStories: "read",
  trendingStories: "read",
  searchStories: "search",
  getStory: "read",
  createStory: "newStory",
  myStories: "read",
  updateStory: "save",
  publishStory: "publish",
  archiveStory: "write",
  featureStory: "write",
  newestVersion: "read",
  listVersions: "read",
  getVersion: "wholeStory",
  restoreVersion: "save",
  getNumbers: "read",
  listUnanswered: "read",
  dismissUnanswered: "write",
  sendCorrection: "correction",
  listCorrections: "read",
  settleCorrection: "write",
  duplicateStory: "newStory",
  deleteDraft: "write",
  restoreDraft: "write",
  shareDraft: "write",
  endShareLink: "write",
  openSharedStory: "read",
  suggestionsOffered: "read",
  suggest: "suggestion",
  draftAnswers: "suggestion",
  paintCovers: "paintedCovers",
  proveTyping: "typing",
  tryScene: "trial",
  uploadPicture: "upload",
  likeStory: "write",
  bookmarkStory: "write",
  listBookmarks: "read",
  listLikes: "read",
  shareStory: "share",
  rateStory: "write",
  checkSession: "read",
  createSession: "newSession",
  listSessions: "read",
  getSession: "read",
  getSessionEntries: "read",
  deleteSession: "write",
  takeTurn: "turn",
  retryTurn: "turn",
  selectVersion: "write",
  branchSession: "branch",
  turnEvents: "read",
  cancelTurn: "write",
  turnReceipt: "read",
  reportTurn: "report",
  getSessionTree: "read",
  getSessionMemory: "read",
  correctMemory: "write",
  listWalletEntries: "read",
  featuredModels: "read",
  listTasks: "read",
  listReviews: "read",
  getReview: "read",
  approveReview: "write",
  returnReview: "write",
  adminWaiting: "read",
  adminStories: "read",
  listUsers: "read",
  changeRole: "write",
  grantPremium: "write",
  removeUserSecondFactors: "write",
  suspendUser: "write",
  liftSuspension: "write",
  correctCoins: "write",
  endUserSignIns: "write",
  listAudit: "read",
  listReports: "read",
  settleReport: "write",
  adminHealth: "read",
  joinWaitlist: "waitlist",
  listWaitlist: "read",
  exportWaitlist: "export",
  removeFromWaitlist: "write",
};
