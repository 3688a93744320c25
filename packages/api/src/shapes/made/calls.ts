// Made from the contract by `npm run readers`.
import type { LoginForm } from "./account/auth-forms.ts";
import type { Authenticated, FirstStepAnswer, SignInWays, TokenSet } from "./account/auth.ts";
import type { OpenedInvitation } from "./account/federated.ts";
import type {
  Notifications,
  PushDevices,
  StoppedLetters,
  UnreadNotifications,
} from "./account/notifications.ts";
import type { OwnKey, OwnKeyModels } from "./account/own-key.ts";
import type { PasskeyRegistration } from "./account/passkeys.ts";
import type { NewPersonalToken, PersonalTokens } from "./account/personal-tokens.ts";
import type { KeptReadingSettings } from "./account/reading-settings.ts";
import type { SecondFactorChallenge, SecondFactorStatus } from "./account/second-factor-asked.ts";
import type { FactorProof, IdentityForm, ProveAgainForm } from "./account/second-factor-forms.ts";
import type {
  EnrolledSecondFactor,
  PasskeyEnrolment,
  RecoveryCodes,
  SecondFactor,
  SecondFactors,
  TotpEnrolment,
} from "./account/second-factor.ts";
import type { AccountStorage } from "./account/storage.ts";
import type { KeptTastes } from "./account/tastes.ts";
import type { AccountExport, SignIn, SignedInUser, User } from "./account/users.ts";
import type { AdminUser, AdminWaiting, AuditLog, Report, UserList } from "./admin/admin.ts";
import type { Backups, StartedBackup } from "./admin/backups.ts";
import type { Health } from "./admin/health.ts";
import type { Invitation, Invitations } from "./admin/invitations.ts";
import type { ModelBudget, ModelUsage } from "./admin/model-budgets.ts";
import type {
  ModelBindingForm,
  ModelProvider,
  ModelRuntimes,
  ModelSample,
  ModelSetting,
  ModelSettings,
  OfferedModels,
  OwnKeysAllowed,
  PictureSample,
} from "./admin/model-settings.ts";
import type { OwnModel, OwnModels } from "./admin/own-models.ts";
import type { TypedProof } from "./admin/proving.ts";
import type { ReviewDetail, ReviewItem } from "./admin/review.ts";
import type { SiteSettings, TestMail } from "./admin/site-settings.ts";
import type { Waitlist, WaitlistExport } from "./admin/waitlist.ts";
import type { Done } from "./fields/scalars.ts";
import type { AlongBundle, SettleAlongForm, SettledAlong } from "./game/along.ts";
import type {
  GameSession,
  GameSessionPage,
  HistoryEntry,
  PartTellings,
  SessionCheck,
  SessionEntries,
  SessionMemory,
  SessionTree,
  StoryOpening,
} from "./game/game.ts";
import type { SessionAtlas, SessionBook } from "./game/keepsake.ts";
import type { ModelLists } from "./game/models.ts";
import type { SessionMarks } from "./game/own-parts.ts";
import type { TaskList } from "./game/progress.ts";
import type { ActionForm, ActionResponse, Receipt, RetryForm, TurnEvent } from "./game/turn.ts";
import type { WalletEntries } from "./game/wallet.ts";
import type { WhoForm } from "./game/who.ts";
import type { AnswerDrafts } from "./story/answer-drafts.ts";
import type { PublishedStory } from "./story/authoring.ts";
import type { ImportedBundle, StoryBundle } from "./story/bundles.ts";
import type { Correction, Corrections } from "./story/corrections.ts";
import type { DeletedDraft, ShareLink } from "./story/drafts.ts";
import type {
  BookmarkAnswer,
  LikeAnswer,
  MarkedStories,
  RatingAnswer,
  ShareAnswer,
} from "./story/engagement.ts";
import type { StoryNumbers } from "./story/numbers.ts";
import type { OwnStory } from "./story/own-story.ts";
import type { PaintedCovers } from "./story/painted-covers.ts";
import type { KeptPicture } from "./story/pictures.ts";
import type { StoryProof } from "./story/proof.ts";
import type { SceneReading } from "./story/reading.ts";
import type { BrowsedStories } from "./story/stories.ts";
import type { StoryEditForm, StoryFormInput } from "./story/story-form.ts";
import type { Story, StoryDetail, StoryList } from "./story/story.ts";
import type { Suggestions, SuggestionsOffered } from "./story/suggestions.ts";
import type { Trial, TrialStanding } from "./story/trial.ts";
import type { UnansweredLines } from "./story/unanswered.ts";
import type { NewestVersion, StoryVersionDetail, StoryVersionList } from "./story/versions.ts";
import type { Category, Tag } from "./taxonomy.ts";

export interface Answers {
  adminHealth: Health;
  adminStories: StoryList;
  adminWaiting: AdminWaiting;
  allowOwnKeys: OwnKeysAllowed;
  approveReview: Story;
  archiveStory: Story;
  askForBrowserLink: Done;
  askForProof: SecondFactorChallenge;
  beginOpenIdSignIn: {
    /** The provider's page to go to */
    address: string;
  };
  bindModel: ModelSetting;
  bookmarkStory: BookmarkAnswer;
  branchSession: GameSession;
  bringOwnModel: OwnModel;
  browseStories: BrowsedStories;
  budgetModels: ModelBudget;
  cancelTurn: Receipt;
  changeEmail: Done;
  changePassword: Done;
  changeRole: AdminUser;
  changeSiteSettings: SiteSettings;
  checkSession: SessionCheck;
  chooseOwnKeyModel: OwnKey;
  confirmBrowser: Done;
  confirmPasskey: EnrolledSecondFactor;
  confirmTotp: EnrolledSecondFactor;
  correctCoins: AdminUser;
  correctMemory: SessionMemory;
  countUnreadNotifications: UnreadNotifications;
  createCategory: Category;
  createSession: GameSession;
  createStory: StoryDetail;
  createTag: Tag;
  deleteAccount: Done;
  deleteCategory: Done;
  deleteDraft: DeletedDraft;
  deleteModelProvider: Done;
  deleteSession: Done;
  deleteTag: Done;
  deleteUnusedPictures: {
    deleted: number;
  };
  dismissUnanswered: Done;
  draftAnswers: AnswerDrafts;
  duplicateStory: StoryDetail;
  endAllSignIns: Done;
  endPersonalToken: Done;
  endShareLink: Done;
  endSignIn: Done;
  endUserSignIns: Done;
  exportAccount: AccountExport;
  exportBundle: StoryBundle;
  exportWaitlist: WaitlistExport;
  featureStory: Story;
  featuredModels: ModelLists;
  featuredStories: Story[];
  findRuntimes: ModelRuntimes;
  finishOpenIdSignIn: FirstStepAnswer;
  forgetOwnKey: Done;
  forgotPassword: Done;
  getModelSettings: ModelSettings;
  getNumbers: StoryNumbers;
  getOwnModels: OwnModels;
  getReadingSettings: KeptReadingSettings;
  getReview: ReviewDetail;
  getSession: GameSession;
  getSessionAtlas: SessionAtlas;
  getSessionBook: SessionBook;
  getSessionEntries: SessionEntries;
  getSessionMemory: SessionMemory;
  getSessionTree: SessionTree;
  getSiteSettings: SiteSettings;
  getStory: StoryDetail;
  getTastes: KeptTastes;
  getVersion: StoryVersionDetail;
  googleSignIn: FirstStepAnswer;
  grantPremium: AdminUser;
  hearSample: ModelSample;
  importBundle: ImportedBundle;
  invite: Invitation;
  joinWaitlist: Done;
  keepOwnKey: OwnKey;
  keepPushDevice: PushDevices;
  liftSuspension: AdminUser;
  likeStory: LikeAnswer;
  listAudit: AuditLog;
  listBackups: Backups;
  listBookmarks: MarkedStories;
  listCategories: Category[];
  listCorrections: Corrections;
  listInvitations: Invitations;
  listLikes: MarkedStories;
  listMarks: SessionMarks;
  listNotifications: Notifications;
  listOwnKeyModels: OwnKeyModels;
  listPersonalTokens: PersonalTokens;
  listProviderModels: OfferedModels;
  listPushDevices: PushDevices;
  listReports: Report[];
  listReviews: ReviewItem[];
  listSecondFactors: SecondFactors;
  listSessions: GameSessionPage;
  listSignIns: SignIn[];
  listStories: StoryList;
  listTags: Tag[];
  listTasks: TaskList;
  listTellings: PartTellings;
  listUnanswered: UnansweredLines;
  listUsers: UserList;
  listVersions: StoryVersionList;
  listWaitlist: Waitlist;
  listWalletEntries: WalletEntries;
  login: FirstStepAnswer;
  logout: {
    message: string;
    /** Where to sign out of the provider too, if one vouched for this sign-in */
    signOutAddress: string | null;
  };
  makePersonalToken: NewPersonalToken;
  markPart: HistoryEntry;
  me: SignedInUser;
  mergeCategory: Category;
  mergeTag: Tag;
  myStories: OwnStory[];
  newRecoveryCodes: RecoveryCodes;
  newestVersion: NewestVersion;
  noteMemory: SessionMemory;
  openInvitation: OpenedInvitation;
  openSharedStory: StoryDetail;
  orderCategories: Category[];
  paintCovers: PaintedCovers;
  pinMemory: SessionMemory;
  priceModel: ModelSetting;
  proveAgain: SecondFactorStatus;
  proveSecondFactor: Authenticated;
  proveStory: StoryProof;
  proveTyping: TypedProof;
  proxySignIn: FirstStepAnswer;
  publishStory: PublishedStory;
  putModelProvider: ModelProvider;
  rateStory: RatingAnswer;
  readAllNotifications: UnreadNotifications;
  readModelUsage: ModelUsage;
  readNotification: UnreadNotifications;
  readOpening: StoryOpening;
  readOwnKey: OwnKey;
  readScenes: SceneReading;
  readStorage: AccountStorage;
  refresh: TokenSet;
  register: Authenticated;
  removeFromWaitlist: Done;
  removeOwnModel: OwnModel;
  removePushDevice: PushDevices;
  removeSecondFactor: Done;
  removeUserSecondFactors: AdminUser;
  renameSecondFactor: SecondFactor;
  reportTurn: Done;
  resendVerification: Done;
  resetPassword: Done;
  restoreDraft: StoryDetail;
  restoreVersion: StoryDetail;
  retryTurn: ActionResponse;
  returnReview: Story;
  saveReadingSettings: KeptReadingSettings;
  saveTastes: KeptTastes;
  searchStories: Story[];
  seeSample: PictureSample;
  selectVersion: GameSession;
  sendCorrection: Done;
  sendTestMail: TestMail;
  settleAlong: SettledAlong;
  settleCorrection: Correction;
  settleReport: Report;
  shareDraft: ShareLink;
  shareStory: ShareAnswer;
  signInWays: SignInWays;
  similarStories: Story[];
  startBackup: StartedBackup;
  startPasskey: PasskeyEnrolment;
  startTotp: TotpEnrolment;
  stopLetters: StoppedLetters;
  stopOwnModel: OwnModel;
  suggest: Suggestions;
  suggestionsOffered: SuggestionsOffered;
  surpriseStory: Story;
  suspendUser: AdminUser;
  takeAlong: AlongBundle;
  takeTurn: ActionResponse;
  trendingStories: Story[];
  tryScene: Trial;
  turnEvents: TurnEvent[];
  turnReceipt: Receipt;
  updateCategory: Category;
  updateMe: User;
  updateStory: StoryDetail;
  updateTag: Tag;
  uploadPicture: KeptPicture;
  verifyEmail: Done;
  withdrawInvitation: Done;
  wordPart: HistoryEntry;
}

export interface Bodies {
  allowOwnKeys: {
    isAllowed: boolean;
  };
  approveReview: {
    /** The version that its editor read */
    version?: number | undefined;
  };
  archiveStory: {
    archived?: boolean | undefined;
  };
  askForBrowserLink: {
    emailOrUsername: string;
  };
  beginOpenIdSignIn: {
    rememberMe?: boolean | undefined;
    invitation?: string | undefined;
  };
  bindModel: {
    bound: ModelBindingForm[];
  };
  budgetModels: {
    /** US dollars a day; null: no limit */
    dollars: number | null;
    /** Turns a day; null: no limit */
    turns: number | null;
  };
  changeEmail: {
    email: string;
    currentPassword: string;
  };
  changePassword: {
    currentPassword: string;
    password: string;
    confirmPassword: string;
  };
  changeRole: {
    role: "player" | "author" | "admin";
  };
  changeSiteSettings: {
    registration?:
      | {
          rule: "open" | "invitation" | "domains" | "closed";
          domains: string[];
        }
      | null
      | undefined;
    review?: "auto" | "human" | null | undefined;
    guideUrl?: string | null | undefined;
    chatUrl?: string | null | undefined;
    waitlistUrl?: string | null | undefined;
    contact?: string | null | undefined;
    social?:
      | {
          label: string;
          href: string;
        }[]
      | null
      | undefined;
    quotaStories?: number | null | undefined;
    quotaVersions?: number | null | undefined;
    quotaPlays?: number | null | undefined;
    quotaPictures?: number | null | undefined;
    adminSecondFactor?: "required" | "optional" | null | undefined;
    /** With user and password; it is sealed, and never sent again */
    smtpUrl?: string | null | undefined;
    mailFrom?: string | null | undefined;
  };
  chooseOwnKeyModel: {
    model: string;
  };
  confirmBrowser: {
    token: string;
  };
  confirmPasskey: {
    challenge: string;
    registration: PasskeyRegistration;
    name?: string | undefined;
  };
  confirmTotp: {
    challenge: string;
    code: string;
    name?: string | undefined;
  };
  correctCoins: {
    /** In above zero, out below */
    amount: number;
    reason: string;
  };
  correctMemory: {
    text: string;
  };
  createCategory: {
    name: string;
    displayName: string;
  };
  createSession: {
    storyId: string;
    /** Who the player is, where the story asks */
    who?: WhoForm | null | undefined;
    /** Another session beside one that goes on; without it that one is the answer */
    anew?: boolean | undefined;
  };
  createStory: StoryFormInput;
  createTag: {
    displayName: string;
    color: string;
  };
  deleteAccount: {
    /** Needed where passwords are on; where they are off, a fresh sign-in counts */
    password?: string | undefined;
    publishedStories?: "keep_stories" | "delete_stories" | undefined;
  };
  draftAnswers: {
    title?: string | undefined;
    storyPrompt?: string | undefined;
    language?: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml" | undefined;
    contentRating?: string | undefined;
    storyStructure: Record<string, unknown> | string | null;
    bible?: Record<string, unknown> | string | null | undefined;
    /** The scene that the author has before them; blank: any in which it can come */
    scene?: string | undefined;
    /** What the answer is for, as in the structure */
    reaction: {
      about?: string | undefined;
      acts?: string[] | undefined;
      topics?: string[] | undefined;
      at?: string | undefined;
    };
    /** What players typed that is to be answered */
    lines?: string[] | undefined;
    /** What the author has in mind */
    wish?: string | undefined;
    /** What was drafted already: something else is wanted */
    besides?: string[] | undefined;
  };
  duplicateStory: {
    title?: string | undefined;
  };
  featureStory: {
    isFeatured: boolean;
  };
  finishOpenIdSignIn: {
    /** The query of the address that the provider came back to */
    answer: string;
  };
  forgotPassword: {
    email: string;
  };
  googleSignIn: {
    idToken: string;
    invitation?: string | undefined;
  };
  grantPremium: {
    until: string | null;
  };
  hearSample: {
    provider: string;
    model: string;
    /** Room for a prompt */
    promptTokens?: number | undefined;
    /** Room for an answer */
    answerTokens?: number | undefined;
    structuredOutput?: "json_schema" | "json_object" | "none" | undefined;
    /** Asked what a typed line means */
    hears?: boolean | undefined;
    /** Leads from typed lines to the author's scenes */
    bridges?: boolean | undefined;
    temperature?: number | null | undefined;
    /** Of a million tokens, in US dollars */
    promptPrice?: number | null | undefined;
    /** Of a million tokens, in US dollars */
    answerPrice?: number | null | undefined;
    /** Of pictures */
    size?: string | undefined;
    /** Patience with a picture */
    seconds?: number | undefined;
    scene: "english" | "hindi" | "story";
    /** For the scene of a story */
    storyId?: string | undefined;
  };
  invite: {
    email?: string | null | undefined;
    uses?: number | undefined;
    days?: number | undefined;
    note?: string | undefined;
  };
  joinWaitlist: {
    name: string;
    email: string;
    consent: true;
    language?: "en" | "hi" | undefined;
  };
  keepOwnKey: {
    provider: "openai" | "anthropic" | "google" | "mistral" | "groq" | "openrouter" | "together";
    /** It is sealed, and never sent */
    key: string;
  };
  keepPushDevice: {
    endpoint: string;
    /** The browser's public key, in base64url */
    p256dh: string;
    /** The browser's authentication secret, in base64url */
    auth: string;
  };
  login: LoginForm;
  makePersonalToken: {
    name: string;
    scope: "read" | "write";
    days?: number | undefined;
    /** Needed where passwords are on; where they are off, a fresh sign-in counts */
    password?: string | undefined;
  };
  markPart: {
    isBookmarked: boolean;
    name?: string | undefined;
    note?: string | undefined;
  };
  mergeCategory: {
    into: string;
  };
  mergeTag: {
    into: string;
  };
  newRecoveryCodes: IdentityForm;
  noteMemory: {
    text: string;
  };
  openInvitation: {
    invitation: string;
  };
  openSharedStory: {
    token: string;
  };
  orderCategories: {
    /** All of them, first to last */
    ids: string[];
  };
  paintCovers: {
    title?: string | undefined;
    tagline?: string | undefined;
    storyDescription?: string | undefined;
    language?: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml" | undefined;
    /** The scene that the story begins with */
    opening?:
      | {
          text?: string | undefined;
          place?: string | undefined;
          mood?: string | undefined;
          hour?: string | undefined;
          weather?: string | undefined;
          cast?: string[] | undefined;
        }
      | undefined;
    /** What it should show */
    wish?: string | undefined;
  };
  pinMemory: {
    isPinned: boolean;
  };
  priceModel: {
    creditCost: number | null;
  };
  proveAgain: ProveAgainForm;
  proveSecondFactor: {
    challenge: string;
    proof: FactorProof;
  };
  proveTyping: {
    title?: string | undefined;
    language?: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml" | undefined;
    contentRating?: string | undefined;
    storyStructure: Record<string, unknown> | string | null;
    bible?: Record<string, unknown> | string | null | undefined;
    /** Of the story's game_config; the usual ones without */
    rules?:
      | {
          slots: number;
          health_max: number;
          difficulty: "easy" | "medium" | "hard";
        }
      | undefined;
  };
  proxySignIn: {
    rememberMe?: boolean | undefined;
    invitation?: string | undefined;
  };
  putModelProvider: {
    protocol:
      | "openai"
      | "ollama"
      | "anthropic"
      | "google"
      | "stability"
      | "automatic1111"
      | "comfyui";
    baseUrl: string;
    /** Left out: as it was; null: none. It is sealed, and never sent again */
    key?: string | null | undefined;
  };
  rateStory: {
    rating: number;
  };
  readAllNotifications: {
    newest: string;
  };
  readScenes: {
    title?: string | undefined;
    language?: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml" | undefined;
    contentRating?: string | undefined;
    storyStructure: Record<string, unknown> | string | null;
    bible?: Record<string, unknown> | string | null | undefined;
    /** Of the story's game_config; the usual ones without */
    rules?:
      | {
          slots: number;
          health_max: number;
          difficulty: "easy" | "medium" | "hard";
        }
      | undefined;
  };
  refresh: {
    refreshToken: string;
  };
  register: {
    username: string;
    email: string;
    password: string;
    confirmPassword: string;
    displayName?: string | null | undefined;
    invitation?: string | undefined;
  };
  removeSecondFactor: IdentityForm;
  renameSecondFactor: {
    name: string;
  };
  reportTurn: {
    reason: "rating" | "harm" | "hate" | "sexual" | "other";
    note?: string | undefined;
  };
  resendVerification: {
    email: string;
  };
  resetPassword: {
    token: string;
    password: string;
    confirmPassword: string;
  };
  restoreVersion: {
    /** The newest that was read: a stale save is a 409 */
    version?: number | undefined;
  };
  retryTurn: RetryForm;
  returnReview: {
    reason: string;
    /** The version that its editor read */
    version?: number | undefined;
  };
  saveReadingSettings: {
    size: "small" | "usual" | "large" | "larger" | "largest";
    lines: "short" | "usual" | "long";
    spacing: "close" | "usual" | "wide";
    face: "book" | "plain" | "legible";
    paper: "site" | "dark" | "light" | "sepia" | "black";
    /** How new text appears */
    pace: "letters" | "slow" | "words" | "sentences" | "once";
    /** What was told before is dimmer */
    dims: boolean;
    /** Without it nothing on the page moves */
    moves: boolean;
    /** The session is shown as one text */
    continuous: boolean;
    /** Lines can be spoken */
    dictates: boolean;
    /** For reading aloud, by the language of the story */
    voices: Record<
      string,
      {
        /** As the device names it; empty: its own choice */
        voice: string;
        speed: number;
      }
    >;
  };
  saveTastes: {
    /** In which one reads stories; none: in any */
    languages: ("en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml")[];
    /** Which one likes; a category that is not there any more is left out */
    categories: string[];
  };
  seeSample: ModelBindingForm;
  sendCorrection: {
    passage: string;
    proposed: string;
    note?: string | undefined;
    /** The part of one's own play in which it was told */
    part?:
      | {
          sessionId: string;
          turn: string;
        }
      | undefined;
  };
  settleAlong: SettleAlongForm;
  settleCorrection: {
    status: "open" | "done" | "dismissed";
  };
  settleReport: {
    status: "open" | "upheld" | "dismissed";
    /** As its editor saw it when they decided */
    was?: "open" | "upheld" | "dismissed" | undefined;
  };
  startPasskey: IdentityForm;
  startTotp: IdentityForm;
  stopLetters: {
    token: string;
  };
  suggest: {
    kind: "next_node" | "branches" | "closer_look" | "taglines" | "alt_text";
    title?: string | undefined;
    tagline?: string | undefined;
    storyDescription?: string | undefined;
    storyPrompt?: string | undefined;
    language?: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml" | undefined;
    contentRating?: string | undefined;
    /** Where the next node or the branches begin */
    scene?:
      | {
          text?: string | undefined;
          /** The lines that a player can pick there already */
          choices?: string[] | undefined;
          /** Place, mood, who is there */
          facts?: string[] | undefined;
          /** What is told where choices lead there from */
          before?: string[] | undefined;
        }
      | undefined;
    /** The picture that an alt text is for */
    coverImageUrl?: string | undefined;
    /** What the author has in mind */
    wish?: string | undefined;
    /** What was drafted already: something else is wanted */
    besides?: string[] | undefined;
  };
  suspendUser: {
    reason: string;
    /** When it ends by itself; null: when it is lifted */
    until: string | null;
  };
  takeTurn: ActionForm;
  tryScene: {
    title?: string | undefined;
    language?: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml" | undefined;
    contentRating?: string | undefined;
    storyPrompt?: string | undefined;
    storySystemPrompt?: string | undefined;
    storyStructure: Record<string, unknown> | string | null;
    bible?: Record<string, unknown> | string | null | undefined;
    /** Of the story's game_config; the usual ones without */
    rules?:
      | {
          slots: number;
          health_max: number;
          difficulty: "easy" | "medium" | "hard";
        }
      | undefined;
    position: TrialStanding;
    /** What has been told on the way, the oldest first */
    passages: {
      node: string;
      said: string | null;
      text: string;
    }[];
    /** What was shown last */
    offers: {
      text: string;
      /** Null: the story has no such choice, and the scene goes on */
      to: string | null;
    }[];
    action: "continue" | "custom_action";
    /** The choice that was picked, or other words */
    said: string;
    /** A command of the story's own, with custom_action */
    command?: string | null | undefined;
    selectedModel: string;
  };
  updateCategory: {
    name: string;
    displayName: string;
  };
  updateMe: {
    displayName?: string | undefined;
    language?: "en" | "hi" | undefined;
    /** A picture that was uploaded; null takes it away */
    avatarUrl?: string | null | undefined;
    /** Whether mature stories come without a veil */
    showsMature?: boolean | undefined;
    /** Whether authors may see, without who, lines that their story could not answer */
    sharesUnanswered?: boolean | undefined;
    /** How often unread news is sent, once the email is confirmed */
    newsByEmail?: "off" | "daily" | "weekly" | undefined;
    /** The user confirms to be 17 or older; needed once, to be shown mature stories */
    isOfAge?: true | undefined;
  };
  updateStory: StoryEditForm;
  updateTag: {
    displayName: string;
    color: string;
  };
  wordPart: {
    text: string;
  };
}

export interface Queries {
  adminHealth: {
    days?: number | undefined;
  };
  adminStories: {
    page?: number | undefined;
    q?: string | undefined;
    status?: "draft" | "in_review" | "published" | "archived" | undefined;
    sort?: "newest" | "oldest" | "title" | "plays" | "likes" | undefined;
  };
  browseStories: {
    q?: string | undefined;
    /** Ids, with commas between; one of them is enough */
    category?: string | undefined;
    tag?: string | undefined;
    author?: string | undefined;
    language?: string | undefined;
    /** `short` (under 15 minutes), `sitting` (45), `evening` (180), `evenings` */
    length?: string | undefined;
    /** `family`, `teen`, `mature` */
    rating?: string | undefined;
    /** `easy`, `medium`, `hard` */
    difficulty?: string | undefined;
    /** `one`, `few` (to 4), `many` */
    endings?: string | undefined;
    /** A month in which it was published, or later: `2026-10` */
    since?: string | undefined;
    /** `free`, `premium` */
    access?: string | undefined;
    /** By the viewer: `yes`, `no`; for guests it says nothing */
    played?: string | undefined;
    /** `match`: the best match of the words; without words, as `trending` */
    sort?: "match" | "trending" | "new" | "finished" | "shortest" | undefined;
    page?: number | undefined;
  };
  featuredStories: {
    limit?: number | undefined;
  };
  getSessionEntries: {
    before: string;
    limit?: number | undefined;
  };
  listAudit: {
    /** `next_cursor` of the page before */
    cursor?: string | undefined;
    limit?: number | undefined;
  };
  listBookmarks: {
    cursor?: string | undefined;
    limit?: number | undefined;
  };
  listInvitations: {
    /** `next_cursor` of the page before */
    cursor?: string | undefined;
    limit?: number | undefined;
  };
  listLikes: {
    cursor?: string | undefined;
    limit?: number | undefined;
  };
  listNotifications: {
    cursor?: string | undefined;
    limit?: number | undefined;
  };
  listReports: {
    status?: "open" | "upheld" | "dismissed" | undefined;
  };
  listSessions: {
    /** Only those of this story; each says at which place it is */
    storyId?: string | undefined;
    /** Only those that have come to an ending, or have not */
    isCompleted?: boolean | "true" | "false" | undefined;
    cursor?: string | undefined;
    limit?: number | undefined;
  };
  listStories: {
    page?: number | undefined;
    /** `next_cursor` of the page before; it decides where the page begins, however deep */
    cursor?: string | undefined;
  };
  listTasks: {
    taskType: "daily" | "milestone" | "achievement";
    includeCompleted?: boolean | "true" | "false" | undefined;
  };
  listUsers: {
    q?: string | undefined;
    role?: "player" | "author" | "admin" | undefined;
    isSuspended?: boolean | "true" | "false" | undefined;
    /** `next_cursor` of the page before */
    cursor?: string | undefined;
    limit?: number | undefined;
  };
  listVersions: {
    /** `next_before` of the page before */
    before?: number | undefined;
    limit?: number | undefined;
  };
  listWaitlist: {
    q?: string | undefined;
    /** `next_cursor` of the page before */
    cursor?: string | undefined;
    limit?: number | undefined;
  };
  listWalletEntries: {
    cursor?: string | undefined;
    limit?: number | undefined;
  };
  proveStory: {
    /** Played, too, unless an error stands in the way; without it, only checked */
    plays?: boolean | "true" | "false" | undefined;
  };
  searchStories: {
    q: string;
    limit?: number | undefined;
  };
  similarStories: {
    limit?: number | undefined;
  };
  takeAlong: {
    /** With the story itself */
    story?: boolean | "true" | "false" | undefined;
  };
  trendingStories: {
    limit?: number | undefined;
  };
  verifyEmail: {
    token: string;
  };
}
