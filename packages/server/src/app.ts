import compress from "@fastify/compress";
import underPressure from "@fastify/under-pressure";
import { sql } from "kysely";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import {
  authRoutes,
  createLimits,
  identifyByToken,
  passwordProof,
  secondFactorStatus,
  signInAccountData,
  type GoogleSignIn,
} from "./features/auth/index.ts";
import { refuseLastAdministrator } from "./features/admin/users.ts";
import type { SiteLinks } from "@katha/api/contract";
import { adminRoutes } from "./features/admin/routes.ts";
import type { HostInfo } from "./features/admin/health/health.ts";
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
import { engagementAccountData, engagementRoutes } from "./features/engagement/index.ts";
import {
  gameAccountData,
  gameRoutes,
  createTurnRunner,
  createPlayableStories,
  trialRoutes,
  type Paint,
  type TurnPoint,
} from "./features/game/index.ts";
import { modelRoutes, hasTextModel, offeredModels } from "./features/models/index.ts";
import { progressAccountData, progressRoutes, recordEvent } from "./features/progress/index.ts";
import { reviewAccountData } from "./features/review/account-data.ts";
import { openProver, type ProverOptions } from "./features/review/prover.ts";
import {
  createQuotas,
  pictureAccountData,
  quotaRoutes,
  type QuotaLimits,
} from "./features/quotas/index.ts";
import { reviewRoutes, typingRoutes } from "./features/review/routes.ts";
import { authoringRoutes } from "./features/stories/authoring/routes.ts";
import { storyAccountData } from "./features/stories/account-data.ts";
import { storyRoutes } from "./features/stories/routes.ts";
import { sharingRoutes } from "./features/stories/sharing/routes.ts";
import { paintedCoverRoutes, suggestionRoutes } from "./features/stories/suggestions/routes.ts";
import { taxonomyAdminRoutes } from "./features/taxonomy/admin/routes.ts";
import { taxonomyRoutes } from "./features/taxonomy/routes.ts";
import { userRoutes, type AccountData, type OnNewAccount } from "./features/users/index.ts";
import { waitlistAccountData, waitlistRoutes } from "./features/waitlist/index.ts";
import { walletAccountData, walletRoutes, welcome } from "./features/wallet/index.ts";
import { memorySignals, type Signals } from "./db/signals.ts";
import { answerMalformedRequests } from "./http/errors/malformed-requests.ts";
import { answerError, registerErrorHandler } from "./http/errors/error-handler.ts";
import { registerRequestBudgets } from "./http/budgets/request-budgets.ts";
import { createSharedCounts } from "./http/budgets/shared-counts.ts";
import { closeGracefully } from "./http/graceful-close.ts";
import { registerHealthRoutes } from "./http/monitoring/health.ts";
import { registerCrawlerRoutes } from "./http/crawlers/routes.ts";
import { readJsonBodies } from "./http/calls/json-bodies.ts";
import { limitPipelining } from "./http/pipelining.ts";
import { registerApiDocs } from "./http/openapi/routes.ts";
import { callsOf } from "./http/calls/register-call.ts";
import { registerSecurityLog } from "./http/monitoring/security-log.ts";
import { logPathsOnly } from "./http/monitoring/request-log.ts";
import { createResponseCache } from "./http/caching/response-cache.ts";
import { registerMetrics, type MetricsNeeds } from "./http/monitoring/metrics.ts";
import { requireCalls } from "./http/calls/require-calls.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { readAppPages } from "./http/pages/app-routes.ts";
import { registerNotFoundHandler, serveApp } from "./http/pages/static-app.ts";
import type { Identify } from "./http/calls/require-access.ts";
import type { Clock } from "./lib/clock.ts";
import { createPasswordHasher, type PasswordHasher } from "./lib/passwords.ts";
import { builtInNarrator, type Narrator, type ProviderStatus, type Writer } from "@katha/narrator";
import type { Painters } from "@katha/painter";
import type { StartupContext } from "./startup/start.ts";

export interface AppOptions extends Pick<
  StartupContext,
  "db" | "clock" | "ids" | "secret" | "jobs"
> {
  /** Absent if no other server uses the database. */
  signals?: Signals;
  /** Which servers are alive; absent in tests of one server. */
  servers?: StartupContext["servers"];
  version: string;
  /** Absent in tests: nothing is logged. */
  logger?: FastifyBaseLogger;
  /** Default: by the Bearer token. */
  identify?: Identify;
  passwords?: PasswordHasher;
  /** Whether administrators need a proved second factor; default: no. */
  adminSecondFactor?: boolean;
  /** Absent if sign-in with Google is not configured. */
  google?: GoogleSignIn;
  /** Absent in tests without pictures. */
  media?: MediaStore;
  /** Default: over the internet. */
  fetchPicture?: PictureFetcher;
  /** The provider that serves a model; by default every model is built in. */
  servedBy?: (modelKey: string) => string | undefined;
  /** Health of a model's providers; by default every model is built in. */
  providerStatusOf?: (modelKey: string) => ProviderStatus[];
  /** Drafts text for authors; absent if no model is configured. */
  writer?: Writer | undefined;
  /** Default: the built-in narrator serves every model. */
  narratorFor?: (modelKey: string) => Narrator;
  /** Paints covers for authors; absent in tests that need none. */
  painters?: Painters;
  /** Absent in tests: scenes are then described in words. */
  paint?: Paint;
  /** How long a closing server waits for running turns, in milliseconds. */
  closingMayTakeMs?: number;
  /** Called at each stage of a turn, for tests that stop the server there. */
  watchTurns?: (point: TurnPoint) => Promise<void>;
  /** `human`: administrators review what authors publish; `auto`: stories are published at once. */
  review?: "auto" | "human";
  /** How stories are proved; default: as in production. */
  prover?: ProverOptions;
  /** The server's public address, if known. */
  publicUrl?: string;
  /** External links that the site's pages show; default: none. */
  siteLinks?: SiteLinks;
  /** The built app; absent if another process serves it. */
  appFolder?: string;
  /** How long the server may take to render a page, in milliseconds; after that the browser renders it. */
  pageDeadlineMs?: number;
  /** Served over TLS, perhaps behind a proxy. */
  secure?: boolean;
  /** Facts about the host, for the admin health page. */
  host?: HostInfo;
  /** Absent if there are no metrics. */
  metrics?: Pick<MetricsNeeds, "connections" | "token" | "isAlone">;
  /** How long responses to visitors are cached, in milliseconds; default: not at all. */
  cacheResponsesMs?: number;
  /** Event-loop delay in milliseconds above which requests get 503; 0 turns this off. */
  turnAwayAfter?: number;
  /** Bytes that one account may store of each kind. */
  quotas?: QuotaLimits;
  /** Multiplies the request budgets of addresses and accounts; default: 1. */
  requestBudgets?: number;
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: string[];
}

const smallBody = 256 * 1024;
const longDelay = 3_000;

/** What each feature creates for a new account, in the account's transaction. */
export const onNewAccount: OnNewAccount = async (within, { id, is_verified }) => {
  await welcome(within, id);
  await recordEvent(within, { userId: id, kind: "registered", occasion: id });
  if (is_verified) await recordEvent(within, { userId: id, kind: "verified", occasion: id });
};

/** What each feature stores for a user. */
const accountDataOf = (needs: { clock: Clock }): readonly AccountData[] => [
  { beforeDelete: (tx, { userId }) => refuseLastAdministrator(tx, userId, needs) },
  engagementAccountData,
  gameAccountData,
  progressAccountData,
  walletAccountData,
  storyAccountData,
  reviewAccountData,
  signInAccountData,
  waitlistAccountData,
];

/** Builds the whole server from its dependencies. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, ids, secret, jobs, adminSecondFactor = false } = options;
  const app = fastify({
    ...(options.logger ? { loggerInstance: logPathsOnly(options.logger) } : { logger: false }),
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
    clientErrorHandler: answerMalformedRequests(ids),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }) as FastifyInstance;

  app.decorate("registeredCalls", []);
  app.decorate(
    "identify",
    options.identify ?? identifyByToken({ db, clock, secret, adminSecondFactor }),
  );
  app.decorateRequest("viewer", null);
  app.decorateRequest("problem", null);
  app.decorateRequest("entered", null);
  app.decorateRequest("asksForSecondFactor", false);
  app.decorateRequest("generation", 0);
  app.decorate(
    "responseCache",
    options.cacheResponsesMs ? createResponseCache(options.cacheResponsesMs) : null,
  );
  app.addHook("onSend", async ({ method }, { statusCode }) => {
    if (method !== "GET" && method !== "HEAD" && statusCode < 400) app.responseCache?.clear();
  });
  limitPipelining(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  const { metrics, servers, providerStatusOf = () => [] } = options;
  const counts =
    metrics && registerMetrics(app, { db, clock, providerStatusOf, servers, ...metrics });
  if (options.logger) registerSecurityLog(app, { logger: options.logger, secret });
  closeGracefully(app);
  requireCalls(app);
  registerRequestBudgets(app, {
    counts: createSharedCounts({ db, clock, secret }),
    factor: options.requestBudgets ?? 1,
  });
  registerErrorHandler(app);
  readJsonBodies(app);
  await registerSecurityHeaders(app, {
    secure: options.secure ?? false,
    google: options.google !== undefined,
  });
  await app.register(underPressure, {
    maxEventLoopDelay: options.turnAwayAfter ?? longDelay,
    retryAfter: 5,
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip", "identity"],
    // The budgets of bytes would count a compressed body at its small size.
    globalDecompression: false,
  });

  const register = callsOf(app);
  const { passwords = createPasswordHasher(), google, secure = false } = options;
  const limits = createLimits({ db, clock, secret });
  const accounts = {
    db,
    clock,
    ids,
    secret,
    jobs,
    passwords,
    limits,
    google,
    onNewAccount,
    secure,
    adminSecondFactor,
    publicUrl: options.publicUrl,
  };
  registerHealthRoutes(app, {
    checkDatabase: () => sql`select 1`.execute(db),
    checkStorage: options.media && (() => options.media?.check() ?? Promise.resolve()),
  });
  if (options.media) registerMedia(app, { store: options.media });
  authRoutes(register, accounts);
  userRoutes(register, {
    ...accounts,
    // Pictures last: by then nothing else of the account uses them.
    accountData: [...accountDataOf({ clock }), pictureAccountData(jobs)],
    provePassword: passwordProof(accounts),
    secondFactorStatus: secondFactorStatus({ db, isRequired: adminSecondFactor }),
  });
  const quotas = createQuotas(options.quotas);
  const intake = options.media && createIntake({ db, clock, secret, store: options.media, quotas });
  quotaRoutes(register, { db, quotas, store: options.media });
  if (intake) await registerUploads(app, callsOf, intake);
  const { fetchPicture = createPictureFetcher(), publicUrl, review = "auto" } = options;
  const covers = createCovers({ db, fetchPicture, intake, publicUrl });
  taxonomyRoutes(register, { db });
  taxonomyAdminRoutes(register, { db, clock, ids });
  const { servedBy = () => undefined } = options;
  const toldHere = { hasTextModel: hasTextModel(servedBy) };
  storyRoutes(register, { db, ...toldHere });
  engagementRoutes(register, { db, clock, ids, secret });
  progressRoutes(register, { db, clock });
  walletRoutes(register, { db });
  const models = offeredModels(servedBy);
  const play = {
    db,
    clock,
    ids,
    signals: options.signals ?? memorySignals(),
    servers,
    log: app.log,
    playableStories: createPlayableStories(),
    narratorFor: options.narratorFor ?? (() => builtInNarrator),
    models,
    paint: options.paint,
    quotas,
    watch: options.watchTurns,
    closingMayTakeMs: options.closingMayTakeMs,
  };
  const runner = createTurnRunner(play);
  app.addHook("preClose", () => runner.close());
  servers?.tells(() => {
    const { open = 0, waitedFor = 0 } = metrics?.connections() ?? {};
    return {
      ...counts?.inAll(),
      memory_bytes: process.memoryUsage.rss(),
      connections_open: open,
      connections_waited_for: waitedFor,
      turns_running: runner.running(),
    };
  });
  gameRoutes(register, { ...play, runner });
  trialRoutes(register, { ...play, limits });
  modelRoutes(register, models);
  const prover = openProver(options.prover);
  app.addHook("onClose", () => prover.close());
  authoringRoutes(register, { db, clock, ids, jobs, covers, quotas, review, prover, ...toldHere });
  sharingRoutes(register, { db, clock, limits });
  suggestionRoutes(register, { db, limits, writer: options.writer });
  const { media: store, painters } = options;
  if (store && painters) paintedCoverRoutes(register, { db, clock, ids, limits, store, painters });
  reviewRoutes(register, { db, clock, ids, jobs, prover });
  typingRoutes(register, { prover, limits });
  adminRoutes(register, { db, clock, ids, jobs });
  waitlistRoutes(register, { db, clock, ids });
  const { version, host = {} } = options;
  const startedAt = clock.now();
  healthRoutes(register, {
    db,
    clock,
    startedAt,
    version,
    host,
    providerStatusOf,
    servers,
    routeErrors: counts && (() => counts.byRoute()),
  });
  await registerApiDocs(app, version);
  const { appFolder } = options;
  if (appFolder === undefined) {
    registerNotFoundHandler(app);
    return app;
  }
  const pages = await readAppPages(appFolder);
  registerCrawlerRoutes(app, { db, publicUrl, pages });
  await serveApp(app, appFolder, pages, options);
  return app;
}
