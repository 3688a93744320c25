/** The contract's enumerations. The browser loads them, so this file does not import zod. */

/** What a player may ask for; a session's history also contains its `story_start`. */
export const turnActions = ["continue", "immerse", "custom_action", "show", "undo"] as const;
export const paces = ["slow", "usual", "quick"] as const;
export const partLengths = ["short", "usual", "long"] as const;
export type TurnAction = (typeof turnActions)[number];

export const roles = ["player", "author", "admin"] as const;
export type Role = (typeof roles)[number];

/** What a token for other software may do; each may do what those before it may. */
export const personalTokenScopes = ["read", "write"] as const;
export type PersonalTokenScope = (typeof personalTokenScopes)[number];

/** The second factors accepted after the password. */
export const secondFactorKinds = ["totp", "passkey", "recovery_code"] as const;

/** The second factors that a user can enrol. */
export const factorKinds = ["totp", "passkey"] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Whether a request's address allows passkeys, and if not, why. */
export const passkeyOffers = ["offered", "needs_name", "needs_https"] as const;
export type PasskeyOffer = (typeof passkeyOffers)[number];

/** The transports that browsers report for a passkey. */
export const passkeyTransports = [
  "ble",
  "cable",
  "hybrid",
  "internal",
  "nfc",
  "smart-card",
  "usb",
] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

export const reportStatuses = ["open", "upheld", "dismissed"] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportReasons = ["rating", "harm", "hate", "sexual", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const walletReasons = ["welcome", "turn", "task", "gift", "correction"] as const;
export type WalletReason = (typeof walletReasons)[number];

/** What a user is told of. */
export const notificationKinds = [
  "story_approved",
  "story_returned",
  "story_updated",
  "task_completed",
  "correction_accepted",
  "line_answered",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Letters that can be stopped by a link in them, without signing in. */
export const stoppableLetters = ["news"] as const;
export type StoppableLetter = (typeof stoppableLetters)[number];

export const newsByEmail = ["off", "daily", "weekly"] as const;
export type NewsByEmail = (typeof newsByEmail)[number];

export const memoryKinds = [
  "deed",
  "name",
  "object",
  "promise",
  "place",
  "summary",
  "fact",
  "noted",
] as const;
/** What a player may write down of a session. */
export const mostNotes = 20;
export const longestNote = 200;
export const mostPins = 10;
export type MemoryKind = (typeof memoryKinds)[number];

/** Why a turn cost what it cost. */
export const costReasons = [
  "branched",
  "running",
  "void",
  "undo",
  "author",
  "budget",
  "own_key",
  "own_key_failed",
  "katha",
  "model",
  "picture",
  "no_picture",
] as const;
export type CostReason = (typeof costReasons)[number];

/** The name of the part before the first turn. */
export const openingPart = "opening";

export const historyActions = ["story_start", ...turnActions] as const;
export type HistoryAction = (typeof historyActions)[number];

/** A provider's state: in use, left alone for a while after failures, or tried with a single request. */
export const providerStates = ["ready", "resting", "trying"] as const;

export const endingKinds = ["good", "bitter", "dark", "strange", "open"] as const;
export type EndingKind = (typeof endingKinds)[number];

export const freedoms = ["fixed", "guided", "free"] as const;
export type Freedom = (typeof freedoms)[number];

export const skillCheckDifficulties = ["easy", "medium", "hard"] as const;

export const storyStatuses = ["draft", "in_review", "published", "archived"] as const;
export type StoryStatus = (typeof storyStatuses)[number];

export const correctionStatuses = ["open", "done", "dismissed"] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

/** The languages of the interface. */
export const spokenLanguages = ["en", "hi"] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

export const storyLanguages = ["en", "hi", "bn", "te", "mr", "ta", "ur", "gu", "kn", "ml"] as const;

export const taskTypes = ["daily", "milestone", "achievement"] as const;
export type TaskType = (typeof taskTypes)[number];

/** The fields that a review compares, besides the structure. */
export const reviewedFields = [
  "title",
  "tagline",
  "story_description",
  "story_prompt",
  "story_system_prompt",
  "cover_image_url",
  "image_alt",
  "category_id",
  "content_rating",
  "difficulty_level",
  "language",
  "is_premium",
  "awaits_native_reader",
  "is_online_only",
  "initial_xp",
  "game_config",
  "bible",
] as const;
