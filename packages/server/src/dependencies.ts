import type {
  Bindings,
  Limits,
  Narrator,
  ProviderStatus,
  RuntimeKind,
  Writer,
} from "@katha/narrator";
import type { OtherWays } from "./features/auth/index.ts";
import type { FollowedReads } from "./db/reads.ts";
import type { Paint, StoryEngine, TurnPoint } from "./features/game/index.ts";
import type { Intake, MediaStore, Painters, PictureFetcher } from "./features/media/index.ts";
import type { BoundModels } from "./features/models/bound-models.ts";
import type { MailTransport } from "./features/mail/index.ts";
import type { PriceOf } from "./features/models/index.ts";
import type { OwnKeyProviders } from "./features/models/own-keys/reached.ts";
import type { AddressRules } from "./lib/outgoing/guarded-fetch.ts";
import type { Quotas } from "./features/quotas/index.ts";
import type { SiteSettings } from "./features/site-settings/index.ts";
import type { Prover } from "./features/review/prover.ts";
import type { HttpServerDependencies } from "./http/http-server.ts";
import type { PasswordHasher } from "./lib/passwords.ts";
import type { GoogleSignIn } from "./parts/sign-in/openid/provider.ts";
import type { StartupContext } from "./startup/start.ts";

/** What the server is made of: `composition.ts` chooses it in production, `testing/app-dependencies.ts` in tests. */
export interface AppDependencies
  extends
    HttpServerDependencies,
    OtherWays,
    Pick<StartupContext, "db" | "clock" | "ids" | "secret" | "jobs" | "signals"> {
  servers: Pick<StartupContext["servers"], "id" | "isAlive" | "hasOthers" | "tells">;
  version: string;
  passwords: PasswordHasher;
  /** Whether passwords sign in and register. */
  allowsPasswords: boolean;
  /** What administrators decide about the site. */
  siteSettings: SiteSettings;
  mailTransport: MailTransport;
  media: MediaStore;
  /** Stores pictures from outside, in `media`. */
  intake: Intake;
  /** What one account may store. */
  quotas: Quotas;
  fetchPicture: PictureFetcher;
  /** Works stories out; without one, the thread that answers does. */
  storyEngine?: StoryEngine | undefined;
  /** The provider that serves a model; undefined for a built-in one. */
  servedBy: (modelKey: string) => string | undefined;
  /** Health of a model's providers; empty for a built-in model. */
  providerStatusOf: (modelKey: string) => ProviderStatus[];
  narratorFor: (modelKey: string) => Narrator;
  /** A price that administrators set; undefined where it is the usual one. */
  priceOf: PriceOf;
  /** What administrators set on the page of storytellers and painters. */
  boundModels: BoundModels;
  /** Where own models are, and where they and the program that runs them come from. */
  dataDir: string;
  modelMirror: string;
  npmEnvironment: Readonly<Record<string, string>>;
  /** What KATHA_MODELS binds. */
  modelsFile: Bindings;
  /** Which addresses a provider may be at. */
  addressRules: AddressRules;
  /** For whom readers may bring keys, and how they are asked. */
  ownKeyProviders: Pick<OwnKeyProviders, "presets" | "fetch">;
  /** Programs that may serve models on this machine. */
  runtimeKinds: readonly RuntimeKind[];
  /** Where a model is given less or more time than usual. */
  modelLimits?: Partial<Limits> | undefined;
  /** Drafts text for authors; undefined if no model is configured. */
  writer: () => Writer | undefined;
  /** Paints covers for authors. */
  painters: Painters;
  /** Paints scenes for players. */
  paint: Paint;
  /** What lists, search and pages are read from, where there is one. */
  replica?: FollowedReads | undefined;
  /** What pushes are signed with; undefined for a key of the secret's. */
  pushKey: string | undefined;
  /** The origin of links in emails. */
  site: () => string;
  /** The path of one of the app's pages with its parameter filled in; undefined without an app. */
  pathOf: (page: string, param: string) => Promise<string | undefined>;
  prover: Prover;
  /** The server's public address, if known. */
  publicUrl: string | undefined;
  /** Whether other software reaches this server by the Model Context Protocol. */
  mcp: boolean;
  /** The built app; undefined if another process serves it. */
  appFolder: string | undefined;

  /** For tests: answers in Google's place. */
  google?: GoogleSignIn | undefined;
  /** For tests: how long an answer of a provider of OpenID Connect may take, in milliseconds. */
  providerPatienceMs?: number | undefined;
  /** For tests: how long a closing server waits for running turns, in milliseconds. */
  closingMayTakeMs?: number;
  /** For tests: how long the server may take to render a page, in milliseconds; after that the browser renders it. */
  pageDeadlineMs?: number;
  /** For tests that stop the server at a stage of a turn: called at each. */
  watchTurns?: (point: TurnPoint) => Promise<void>;
}
