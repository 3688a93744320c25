import compress from "@fastify/compress";
import underPressure from "@fastify/under-pressure";
import { sql } from "kysely";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import {
  authRoutes,
  createLimits,
  identifyByToken,
  passwordProof,
  signInBelongings,
  type GoogleSignIn,
} from "./features/auth/index.ts";
import { refuseLastAdministrator } from "./features/admin/users.ts";
import { adminRoutes } from "./features/admin/routes.ts";
import type { Ground } from "./features/admin/health/health.ts";
import { healthRoutes } from "./features/admin/health/routes.ts";
import {
  createCovers,
  createIntake,
  createPictureFetcher,
  registerMedia,
  registerUploads,
  type MediaStore,
  type PictureFetcher,
} from "./features/media/index.ts";
import { engagementBelongings, engagementRoutes } from "./features/engagement/index.ts";
import {
  gameBelongings,
  gameRoutes,
  openTurnDesk,
  openWorks,
  trialRoutes,
  type Paint,
  type TurnPoint,
} from "./features/game/index.ts";
import { modelRoutes } from "./features/models/index.ts";
import { progressRoutes, recordEvent } from "./features/progress/index.ts";
import { reviewRoutes } from "./features/review/routes.ts";
import { authoringRoutes } from "./features/stories/authoring/routes.ts";
import { storyBelongings } from "./features/stories/belongings.ts";
import { storyRoutes } from "./features/stories/routes.ts";
import { sharingRoutes } from "./features/stories/sharing/routes.ts";
import { paintedCoverRoutes, suggestionRoutes } from "./features/stories/suggestions/routes.ts";
import { taxonomyAdminRoutes } from "./features/taxonomy/admin/routes.ts";
import { taxonomyRoutes } from "./features/taxonomy/routes.ts";
import { userRoutes, type Belongings, type OnNewAccount } from "./features/users/index.ts";
import { walletBelongings, walletRoutes, welcome } from "./features/wallet/index.ts";
import { answerBrokenRequests } from "./http/broken-requests.ts";
import { answerError, answerErrors } from "./http/error-answers.ts";
import { closeGracefully } from "./http/graceful-close.ts";
import { answerHealth } from "./http/health.ts";
import { answerCrawlers } from "./http/crawlers/routes.ts";
import { readJsonBodies } from "./http/json-bodies.ts";
import { describeApi } from "./http/openapi/routes.ts";
import { callsOf } from "./http/register-call.ts";
import { discreet } from "./http/request-log.ts";
import { keepAnswers } from "./http/kept-answers.ts";
import { tellMetrics, type MetricsNeeds } from "./http/metrics.ts";
import { requireCalls } from "./http/require-calls.ts";
import { guardPages } from "./http/security-headers.ts";
import { answerUnknownPaths, serveApp } from "./http/static-app.ts";
import type { Identify } from "./http/viewer.ts";
import { openPasswordDesk, type PasswordDesk } from "./lib/passwords.ts";
import { kathaNarrator, type Narrator, type ProviderStanding, type Writer } from "@katha/narrator";
import type { Painters } from "@katha/painter";
import type { House } from "./startup/start.ts";

export interface AppOptions extends Pick<House, "db" | "clock" | "ids" | "secret" | "jobs"> {
  version: string;
  /** Absent: the server keeps no log, as in tests. */
  logger?: FastifyBaseLogger;
  /** Absent: by the Bearer token. */
  identify?: Identify;
  passwords?: PasswordDesk;
  /** Absent: nobody signs in with Google. */
  google?: GoogleSignIn;
  /** Where the pictures lie; absent in tests that show none. */
  media?: MediaStore;
  /** Absent: over the open internet. */
  fetchPicture?: PictureFetcher;
  /** Names the provider of a model; absent: all are built in. */
  servedBy?: (modelKey: string) => string | undefined;
  /** Tells how a model's providers fare; absent: all are built in. */
  standingOf?: (modelKey: string) => ProviderStanding[];
  /** Helps authors to write; absent where no model is configured. */
  writer?: Writer | undefined;
  /** Absent: the built-in narrator tells all stories. */
  narratorFor?: (modelKey: string) => Narrator;
  /** Paint covers for authors, where pictures are kept; absent in tests that want none. */
  painters?: Painters;
  /** Absent, as in tests that show none: scenes are described in words. */
  paint?: Paint;
  /** Milliseconds that turns may still take when the server closes; absent: as long as usual. */
  closingMayTakeMs?: number;
  /** Told where each turn is; for tests that stop the server there. */
  watchTurns?: (point: TurnPoint) => Promise<void>;
  /** `human`: administrators look at what authors publish; otherwise it is published at once. */
  review?: "auto" | "human";
  /** Where people reach the server, if that is known. */
  publicUrl?: string;
  /** The built app; absent where another process serves it. */
  appFolder?: string;
  /** Reached by TLS, perhaps through a proxy. */
  secure?: boolean;
  /** What the house stands on, for those who look after it. */
  ground?: Ground;
  /** Absent: nobody is told how the server fares. */
  metrics?: Omit<MetricsNeeds, "db">;
  /** Milliseconds for which all visitors get the same answer; absent: each is answered anew. */
  answersKeptMs?: number;
  /** Milliseconds that the event loop may be behind before newcomers are asked to come back; 0: never. */
  turnAwayAfter?: number;
  /** Proxies whose word on a client's address is believed. */
  trustedProxies?: string[];
}

const smallBody = 256 * 1024;
const longDelay = 3_000;

/** What else begins with an account, feature by feature, in the transaction that makes it. */
export const onNewAccount: OnNewAccount = async (within, { id, is_verified }) => {
  await welcome(within, id);
  await recordEvent(within, { userId: id, kind: "registered", occasion: id });
  if (is_verified) await recordEvent(within, { userId: id, kind: "verified", occasion: id });
};

/** What each feature keeps for a user. */
const belongings: readonly Belongings[] = [
  { leave: (tx, { userId }) => refuseLastAdministrator(tx, userId) },
  engagementBelongings,
  gameBelongings,
  walletBelongings,
  storyBelongings,
  signInBelongings,
];

/** The whole server, wired: everything it needs is handed in, nothing is looked up. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, ids, secret, jobs } = options;
  const app = fastify({
    ...(options.logger ? { loggerInstance: discreet(options.logger) } : { logger: false }),
    genReqId: ids,
    requestIdHeader: false,
    trustProxy: options.trustedProxies ?? false,
    bodyLimit: smallBody,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: true,
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerBrokenRequests(ids),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }) as FastifyInstance;

  app.decorate("registeredCalls", []);
  app.decorate("identify", options.identify ?? identifyByToken({ db, clock, secret }));
  app.decorateRequest("viewer", null);
  app.decorateRequest("generation", 0);
  app.decorate("keptAnswers", options.answersKeptMs ? keepAnswers(options.answersKeptMs) : null);
  app.addHook("onSend", async ({ method }, { statusCode }) => {
    if (method !== "GET" && method !== "HEAD" && statusCode < 400) app.keptAnswers?.forget();
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  const routeErrors = options.metrics && tellMetrics(app, { db, ...options.metrics });
  closeGracefully(app);
  requireCalls(app);
  answerErrors(app);
  readJsonBodies(app);
  await guardPages(app, { secure: options.secure ?? false, google: options.google !== undefined });
  await app.register(underPressure, {
    maxEventLoopDelay: options.turnAwayAfter ?? longDelay,
    retryAfter: 5,
  });
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip", "identity"] });

  const register = callsOf(app);
  const { passwords = openPasswordDesk(), google } = options;
  const limits = createLimits({ db, clock, secret });
  const accounts = { db, clock, ids, secret, jobs, passwords, limits, google, onNewAccount };
  answerHealth(app, { checkDatabase: () => sql`select 1`.execute(db) });
  if (options.media) registerMedia(app, { store: options.media });
  authRoutes(register, accounts);
  userRoutes(register, { ...accounts, belongings, provePassword: passwordProof(accounts) });
  const intake = options.media && createIntake({ db, clock, secret, store: options.media });
  if (intake) await registerUploads(app, callsOf, intake);
  const { fetchPicture = createPictureFetcher(), publicUrl, review = "auto" } = options;
  const covers = createCovers({ fetchPicture, intake, publicUrl });
  taxonomyRoutes(register, { db });
  taxonomyAdminRoutes(register, { db, clock, ids });
  storyRoutes(register, { db });
  engagementRoutes(register, { db, clock, ids });
  progressRoutes(register, { db, clock });
  walletRoutes(register, { db });
  const play = {
    db,
    clock,
    ids,
    log: app.log,
    works: openWorks(),
    narratorFor: options.narratorFor ?? (() => kathaNarrator),
    paint: options.paint,
    watch: options.watchTurns,
    closingMayTakeMs: options.closingMayTakeMs,
  };
  const desk = openTurnDesk(play);
  app.addHook("preClose", () => desk.close());
  gameRoutes(register, { ...play, desk });
  trialRoutes(register, { ...play, limits });
  modelRoutes(register, { servedBy: options.servedBy ?? (() => undefined) });
  authoringRoutes(register, { db, clock, ids, covers, review });
  sharingRoutes(register, { db, clock, limits });
  suggestionRoutes(register, { db, limits, writer: options.writer });
  const { media: store, painters } = options;
  if (store && painters) paintedCoverRoutes(register, { db, clock, ids, limits, store, painters });
  reviewRoutes(register, { db, clock, ids, jobs });
  adminRoutes(register, { db, clock, ids });
  const { version, ground = {}, standingOf = () => [] } = options;
  const startedAt = clock.now();
  healthRoutes(register, { db, clock, startedAt, version, ground, standingOf, routeErrors });
  describeApi(app, version);
  answerCrawlers(app, { db, publicUrl });

  if (options.appFolder === undefined) answerUnknownPaths(app);
  else await serveApp(app, options.appFolder, publicUrl);
  return app;
}
