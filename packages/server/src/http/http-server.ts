import compress from "@fastify/compress";
import underPressure from "@fastify/under-pressure";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from "fastify";
import { Registry } from "prom-client";
import type { Db } from "../db/open.ts";
import { oneAtATime } from "../lib/one-at-a-time.ts";
import { basePathOf } from "../lib/base-path-of.ts";
import type { Reads } from "../db/reads.ts";
import type { JobKind } from "../jobs/kinds.ts";
import type { Look } from "../lib/finding.ts";
import type { Clock } from "../lib/clock.ts";
import type { Ids } from "../lib/ids.ts";
import { trusts } from "../lib/networks.ts";
import type { Secret } from "../lib/secret.ts";
import { decorateSite } from "../lib/site-of.ts";
import type { Activity } from "../supervision/activity.ts";
import { addressesUnder, rewriteUnder, type Addresses } from "./base-path.ts";
import { registerRequestBudgets } from "./budgets/request-budgets.ts";
import { createSharedCounts } from "./budgets/shared-counts.ts";
import { createResponseCache } from "./caching/response-cache.ts";
import { readJsonBodies } from "./calls/json-bodies.ts";
import { registerLargeBodies } from "./calls/large-bodies/large-bodies.ts";
import { viewerOfOwn } from "./calls/own-requests.ts";
import type { Identify } from "./calls/require-access.ts";
import { closeOnUnreadBody } from "./calls/body-size.ts";
import { requireCalls } from "./calls/require-calls.ts";
import { busy } from "./errors/busy.ts";
import { answerError, registerErrorHandler } from "./errors/error-handler.ts";
import { answerMalformedRequests } from "./errors/malformed-requests.ts";
import { closeGracefully } from "./graceful-close.ts";
import { registerMetrics, type MetricsNeeds, type RequestCounts } from "./monitoring/metrics.ts";
import { logPathsOnly } from "./monitoring/request-log.ts";
import { nameRunningRequests } from "./monitoring/running-requests.ts";
import { registerSecurityLog } from "./monitoring/security-log.ts";
import { allowOrigins } from "./other-origins.ts";
import { limitPipelining } from "./pipelining.ts";
import { registerSecurityHeaders } from "./security-headers.ts";

export interface HttpServerDependencies extends Pick<MetricsNeeds, "servers"> {
  db: Db;
  clock: Clock;
  ids: Ids;
  secret: Secret;
  logger: FastifyBaseLogger;
  /** Hears which requests are being answered. */
  activity: Pick<Activity, "began" | "ended">;
  reads: Reads;
  /** Who sent a request. */
  identify: Identify;
  metrics: Pick<MetricsNeeds, "connections" | "token" | "isAlone">;
  /** How long responses to visitors are cached, in milliseconds; 0 turns this off. */
  cacheResponsesMs: number;
  /** Event-loop delay in milliseconds above which requests get 503; 0 turns this off. */
  turnAwayAfter: number;
  /** Multiplies the request budgets of addresses and accounts. */
  requestBudgets: number;
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** Other origins whose pages may call the API. */
  allowedOrigins: readonly string[];
  /** The server's public address, if known. */
  publicUrl: string | undefined;
  /** Served over TLS, perhaps behind a proxy. */
  secure: boolean;
}

declare module "fastify" {
  interface FastifyInstance {
    /** How our own addresses are written in what is sent and received. */
    ownAddresses: Addresses;
    /** What features and parts do in the background. */
    jobs: JobKind[];
    /** What they look at for the health page, by the name under which a look that fails is reported. */
    findings: Map<string, Look>;
    /** What they tell at `/metrics`. */
    metrics: Registry;
  }
}

const smallBody = 256 * 1024;

/** The server without any routes but `/metrics`: what holds for every request. */
export async function createHttpServer(
  needs: HttpServerDependencies,
  { allowsGoogle }: { allowsGoogle: boolean },
): Promise<{ app: FastifyInstance; requests: RequestCounts }> {
  const { db, clock, ids, secret, logger } = needs;
  const base = basePathOf(needs.publicUrl);
  const app = fastify({
    loggerInstance: logPathsOnly(logger),
    genReqId: ids,
    requestIdHeader: false,
    ...(base !== "" && { rewriteUrl: rewriteUnder(base) }),
    trustProxy: trusts(needs.trustedProxies),
    bodyLimit: smallBody,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerMalformedRequests(ids),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }) as FastifyInstance;

  app.decorate("ownAddresses", addressesUnder(base));
  if (base !== "") writeOwnAddresses(app);
  app.decorate("registeredCalls", []);
  app.decorate("headLinks", []);
  app.decorate("llmsLines", { stories: [], programs: [] });
  app.decorate("jobs", []);
  app.decorate("findings", new Map<string, Look>());
  app.decorate("metrics", new Registry());
  app.decorate(
    "identify",
    async (request: FastifyRequest) => viewerOfOwn(request) ?? needs.identify(request),
  );
  app.decorate("noteWrite", (userId) => needs.reads.wrote(userId));
  decorateSite(app, needs.publicUrl);
  app.decorateRequest("viewer", null);
  app.decorateRequest("problem", null);
  app.decorateRequest("entered", null);
  app.decorateRequest("asksForSecondFactor", false);
  app.decorateRequest("generation", 0);
  app.decorate(
    "responseCache",
    needs.cacheResponsesMs > 0 ? createResponseCache(needs.cacheResponsesMs) : null,
  );
  app.decorate("inTurn", oneAtATime());
  app.addHook("onSend", async ({ method }, { statusCode }) => {
    if (method !== "GET" && method !== "HEAD" && statusCode < 400) app.responseCache?.clear();
  });
  nameRunningRequests(app, needs.activity);
  limitPipelining(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  await allowOrigins(app, needs.allowedOrigins);
  const requests = registerMetrics(app, { ...needs, ...needs.metrics });
  registerSecurityLog(app, { logger, secret });
  closeGracefully(app);
  closeOnUnreadBody(app);
  requireCalls(app);
  registerRequestBudgets(app, {
    counts: createSharedCounts({ db, clock, secret }),
    factor: needs.requestBudgets,
  });
  registerErrorHandler(app);
  registerLargeBodies(app);
  readJsonBodies(app);
  await registerSecurityHeaders(app, { secure: needs.secure, google: allowsGoogle });
  await app.register(underPressure, {
    maxEventLoopDelay: needs.turnAwayAfter,
    pressureHandler: turnAway,
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip", "identity"],
    // The budgets of bytes would count a compressed body at its small size.
    globalDecompression: false,
  });
  return { app, requests };
}

/** In answers of the API; files and pages are sent as they are. */
function writeOwnAddresses(app: FastifyInstance): void {
  app.addHook("onSend", async ({ routeOptions }, _reply, payload) =>
    routeOptions.config.call && typeof payload === "string"
      ? app.ownAddresses.outward(payload)
      : payload,
  );
}

/**
 * The app's own files are sent however busy it is: they cost next to nothing, and one that is refused is a button that
 * does nothing on a page somebody already has.
 */
async function turnAway({ url }: FastifyRequest): Promise<void> {
  if (!url.startsWith("/assets/")) throw busy;
}
