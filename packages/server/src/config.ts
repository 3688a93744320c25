import { existsSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteLinks, SocialLink } from "@katha/api/contract";
import { z } from "zod";
import { defaultLimits, megabyte, type QuotaLimits } from "./features/quotas/index.ts";
import { modelBook } from "./features/models/index.ts";
import {
  allBuiltIn,
  type Bindings,
  ModelsFileFault,
  nearestWord,
  readModelsFile,
} from "@katha/narrator";
import { isNetwork } from "./lib/networks.ts";
import { isThisMachine } from "./lib/this-machine.ts";
import { StartupError } from "./startup/startup-error.ts";
import { errorCodeOf } from "./lib/error-code.ts";

export const projectRoot = fileURLToPath(new URL("../../../", import.meta.url));

export const reviews = ["auto", "human"] as const;
export type Review = (typeof reviews)[number];

const secondFactorRules = ["required", "optional"] as const;

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Written in megabytes, parsed to bytes. */
const megabytes = (bytes: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform((count) => Number(count) * megabyte)
    .default(bytes)
    .meta({ expects: "a whole number of megabytes, 1 or more" });

const pageAddress = (example: string) =>
  z
    .url({ protocol: /^https$/ })
    .optional()
    .meta({ expects: `an address like ${example}` });

const socialForm = "names with their addresses, like Mastodon https://social.example/@katha";

/** `Mastodon https://social.example/@katha, Videos https://video.example/katha` */
const socialLinks = z
  .string()
  .transform((written, context): SocialLink[] =>
    written.split(",").map((part) => {
      const [, label = "", href = ""] = /^(\S.{0,39}?)\s+(https:\/\/\S+)$/.exec(part.trim()) ?? [];
      if (!URL.canParse(href)) context.addIssue({ code: "custom", message: socialForm });
      return { label, href };
    }),
  )
  .default([])
  .meta({ expects: `${socialForm}, with commas between them` });

/** Fastify's names for networks that are not on the Internet. */
const namedNetworks = new Set(["loopback", "linklocal", "uniquelocal"]);

/** Every environment variable that Katha reads. `.env.example` documents them. */
const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().max(65_535))
    .default(4600)
    .meta({ expects: "a whole number from 0 to 65535" }),
  HOST: z.string().default("127.0.0.1").meta({ expects: "an address to listen on" }),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./)
    .optional()
    .meta({ expects: "an address like postgres://user:password@host:5432/name" }),
  KATHA_DATABASE_CONNECTIONS: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(3).max(200))
    .default(10)
    .meta({ expects: "a whole number from 3 to 200" }),
  KATHA_DATABASE_WAIT: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(1).max(60))
    .default(10)
    .meta({ expects: "a whole number of seconds from 1 to 60" }),
  KATHA_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^\w+:\/\/[^/?#@]+\/?$/)
    .transform((address) => new URL(address).origin)
    .optional()
    .meta({ expects: "an address like https://katha.example.org, without a path" }),
  KATHA_TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((item) => namedNetworks.has(item) || isNetwork(item)))
    .default([])
    .meta({ expects: "addresses or networks like 10.0.0.0/8, with commas between them" }),
  REVIEW: z
    .enum(reviews)
    .default("auto")
    .meta({ expects: reviews.join(" or ") }),
  KATHA_DATA_DIR: z.string().default(".katha").meta({ expects: "a folder" }),
  KATHA_MEDIA_BUCKET: z
    .string()
    .regex(/^https?:\/\/[^:@/]+:[^:@/]+@[^/]+\/[^/?]+\/?(\?region=[\w-]+)?$/)
    .refine((written) => URL.canParse(written) && !/%(?![0-9a-f]{2})/i.test(written))
    .optional()
    .meta({ expects: "an address like https://key:secret@s3.example.org/bucket?region=eu-1" }),
  KATHA_SECRET: z.string().min(32).max(1_000).optional().meta({ expects: "32 characters or more" }),
  KATHA_SECRET_CHANGED: z.enum(["yes", "no"]).default("no").meta({ expects: "yes or no" }),
  KATHA_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./)
    .optional()
    .meta({ expects: "an address like smtps://user:password@mail.example.org" }),
  KATHA_MAIL_FROM: z
    .string()
    .regex(/^([^<>]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/)
    .optional()
    .meta({ expects: "a sender like Katha <katha@example.org>" }),
  KATHA_GOOGLE_CLIENT_ID: z.string().optional().meta({ expects: "the client id that Google gave" }),
  KATHA_GOOGLE_KEYS_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://www.googleapis.com/oauth2/v3/certs")
    .meta({ expects: "an address like https://www.googleapis.com/oauth2/v3/certs" }),
  KATHA_GUIDE_URL: pageAddress("https://docs.example.org/katha"),
  KATHA_CHAT_URL: pageAddress("https://chat.example.org/katha"),
  KATHA_WAITLIST_URL: pageAddress("https://forms.example.org/katha"),
  KATHA_CONTACT: z
    .url({ protocol: /^(https|mailto)$/ })
    .optional()
    .meta({ expects: "an address like mailto:katha@example.org or https://example.org/contact" }),
  KATHA_SOCIAL: socialLinks,
  KATHA_MODELS: z.string().optional().meta({ expects: "a file" }),
  KATHA_ADMIN_EMAIL: z.email().optional().meta({ expects: "an e-mail address" }),
  KATHA_ADMIN_PASSWORD: z
    .string()
    .min(8)
    .max(200)
    .optional()
    .meta({ expects: "8 to 200 characters" }),
  KATHA_ADMIN_SECOND_FACTOR: z
    .enum(secondFactorRules)
    .optional()
    .meta({ expects: secondFactorRules.join(" or ") }),
  KATHA_SERVER_NAME: z
    .string()
    .max(60)
    .optional()
    .meta({ expects: "a name of 60 characters at most" }),
  KATHA_METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional()
    .meta({ expects: "16 to 200 letters, digits and signs" }),
  KATHA_REQUEST_BUDGETS: z
    .string()
    .regex(/^(\d{1,6}(\.\d{1,3})?|\.\d{1,3})$/)
    .transform(Number)
    .pipe(z.number().positive())
    .default(1)
    .meta({ expects: "a number like 1, 0.5 or 10" }),
  KATHA_QUOTA_STORIES: megabytes(defaultLimits.stories),
  KATHA_QUOTA_VERSIONS: megabytes(defaultLimits.versions),
  KATHA_QUOTA_PLAYS: megabytes(defaultLimits.plays),
  KATHA_QUOTA_PICTURES: megabytes(defaultLimits.pictures),
  KATHA_LOG_LEVEL: z
    .enum(logLevels)
    .default("warn")
    .meta({ expects: `one of ${logLevels.join(", ")}` }),
});

type VariableName = keyof typeof variables.shape;
const names = Object.keys(variables.shape) as VariableName[];

/** The values of these never appear in an error message. */
const secrets: ReadonlySet<VariableName> = new Set([
  "DATABASE_URL",
  "KATHA_MEDIA_BUCKET",
  "KATHA_SECRET",
  "KATHA_SMTP_URL",
  "KATHA_ADMIN_PASSWORD",
  "KATHA_METRICS_TOKEN",
]);

export interface Config {
  readonly port: number;
  readonly host: string;
  /** This server's name in metrics and on the health page. */
  readonly serverName: string;
  /** Unset: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** For DATABASE_URL: the most connections, and how long a request waits for one. */
  readonly databasePool: { readonly connections: number; readonly patienceMs: number };
  readonly dataDir: string;
  /** Unset: pictures are files in the data folder. */
  readonly mediaBucket: string | undefined;
  /** Unset: generated on the first start and stored in the data folder. */
  readonly secret: string | undefined;
  /** The secret was deliberately changed since the last start. */
  readonly isNewSecret: boolean;
  /** The built app; unset if nothing has been built, as in development. */
  readonly appFolder: string | undefined;
  /** The table of the app's pages, written by its build and by `npm run dev`. */
  readonly routesFile: string;
  /** Katha's public address, if it differs from the one it listens on. */
  readonly publicUrl: string | undefined;
  /** The origin of links in emails. */
  readonly site: string;
  readonly trustedProxies: readonly string[];
  readonly review: Review;
  /** Multiplies the request budgets of addresses and accounts. */
  readonly requestBudgets: number;
  readonly quotas: QuotaLimits;
  readonly logLevel: (typeof logLevels)[number];
  /** Unset: metrics are readable from this machine alone, if nobody else can reach the server. */
  readonly metricsToken: string | undefined;
  readonly mail: {
    /** Unset: emails are files in the data folder. */
    readonly smtpUrl: string | undefined;
    readonly from: string;
  };
  /** Unset: no sign-in with Google. */
  readonly google: { readonly clientId: string; readonly keysUrl: string } | undefined;
  readonly siteLinks: SiteLinks;
  /** Which providers serve which models; without any, Katha's own narrator and painter serve them all. */
  readonly models: Bindings;
  /** Nobody but this machine's users can reach the server. */
  readonly isAlone: boolean;
  /** Administrators need a proved second factor. */
  readonly adminSecondFactor: boolean;
  readonly firstAdministrator: {
    readonly email: string | undefined;
    readonly password: string | undefined;
  };
}

export interface ReadConfig {
  config: Config;
  warnings: string[];
}

type Environment = Record<string, string | undefined>;

/** The environment, merged with `.env` at the project's root. */
export function loadConfig(): ReadConfig {
  const file = resolve(projectRoot, ".env");
  if (existsSync(file)) {
    process.loadEnvFile(file);
  }
  return readConfig(process.env);
}

export function readConfig(environment: Environment): ReadConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const read = variables.safeParse(given);
  if (!read.success) {
    throw new StartupError(explain(read.error, given));
  }
  const values = read.data;
  const models = readModels(values.KATHA_MODELS, given);
  const isAlone = isReachedHereAlone(values);
  const unsetRule = isAlone ? "optional" : "required";
  const site = values.KATHA_PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    config: {
      port: values.PORT,
      host: values.HOST,
      serverName: values.KATHA_SERVER_NAME ?? `${hostname()}:${values.PORT || process.pid}`,
      databaseUrl: values.DATABASE_URL,
      databasePool: {
        connections: values.KATHA_DATABASE_CONNECTIONS,
        patienceMs: values.KATHA_DATABASE_WAIT * 1_000,
      },
      dataDir: resolve(projectRoot, values.KATHA_DATA_DIR),
      mediaBucket: values.KATHA_MEDIA_BUCKET,
      secret: values.KATHA_SECRET,
      isNewSecret: values.KATHA_SECRET_CHANGED === "yes",
      appFolder: builtApp(),
      routesFile: resolve(distFolder, "routes.json"),
      publicUrl: values.KATHA_PUBLIC_URL,
      site,
      trustedProxies: values.KATHA_TRUSTED_PROXIES,
      review: values.REVIEW,
      requestBudgets: values.KATHA_REQUEST_BUDGETS,
      quotas: {
        stories: values.KATHA_QUOTA_STORIES,
        versions: values.KATHA_QUOTA_VERSIONS,
        plays: values.KATHA_QUOTA_PLAYS,
        pictures: values.KATHA_QUOTA_PICTURES,
      },
      logLevel: values.KATHA_LOG_LEVEL,
      metricsToken: values.KATHA_METRICS_TOKEN,
      mail: {
        smtpUrl: values.KATHA_SMTP_URL,
        from: values.KATHA_MAIL_FROM ?? `Katha <katha@${new URL(site).hostname}>`,
      },
      google: values.KATHA_GOOGLE_CLIENT_ID
        ? { clientId: values.KATHA_GOOGLE_CLIENT_ID, keysUrl: values.KATHA_GOOGLE_KEYS_URL }
        : undefined,
      siteLinks: {
        guide: values.KATHA_GUIDE_URL,
        chat: values.KATHA_CHAT_URL,
        waitlist: values.KATHA_WAITLIST_URL,
        contact: values.KATHA_CONTACT,
        social: values.KATHA_SOCIAL,
      },
      models: models.bindings,
      isAlone,
      adminSecondFactor: (values.KATHA_ADMIN_SECOND_FACTOR ?? unsetRule) === "required",
      firstAdministrator: {
        email: values.KATHA_ADMIN_EMAIL,
        password: values.KATHA_ADMIN_PASSWORD,
      },
    },
    warnings: [
      ...Object.keys(given)
        .filter((name) => isUnknown(name) && !models.keyNames.includes(name))
        .map(warnOf),
      ...models.warnings,
      ...(values.KATHA_TRUSTED_PROXIES.length > 0 && values.KATHA_PUBLIC_URL === undefined
        ? [publicUrlNeeded]
        : []),
      ...(isBehindUnknownProxy(values) ? [proxiesNeeded] : []),
      ...warnOfOwnFiles(values),
    ],
  };
}

/** A proxy in front may let anyone in, wherever it runs, so the public address decides. */
function isReachedHereAlone(values: z.infer<typeof variables>): boolean {
  const { HOST, KATHA_PUBLIC_URL, KATHA_TRUSTED_PROXIES } = values;
  if (!isThisMachine(HOST)) return false;
  return KATHA_PUBLIC_URL === undefined
    ? KATHA_TRUSTED_PROXIES.length === 0
    : isThisMachine(new URL(KATHA_PUBLIC_URL).hostname);
}

const publicUrlNeeded =
  "Behind a proxy, links in emails, the sitemap and the feed need KATHA_PUBLIC_URL: the Host header is not believed.";

/** Katha itself speaks no TLS. */
function isBehindUnknownProxy(values: z.infer<typeof variables>): boolean {
  const { KATHA_PUBLIC_URL, KATHA_TRUSTED_PROXIES } = values;
  if (KATHA_PUBLIC_URL === undefined || KATHA_TRUSTED_PROXIES.length > 0) return false;
  const { protocol, hostname: name } = new URL(KATHA_PUBLIC_URL);
  return protocol === "https:" && !isThisMachine(name);
}

const proxiesNeeded =
  "KATHA_PUBLIC_URL has TLS, so there is a proxy, and KATHA_TRUSTED_PROXIES does not name it: all visitors count as one, and share one visitor's limits.";

/** Warns about files that other servers of the same database would not have. */
function warnOfOwnFiles(values: z.infer<typeof variables>): string[] {
  const { DATABASE_URL, KATHA_DATA_DIR, KATHA_MEDIA_BUCKET, KATHA_SMTP_URL } = values;
  if (DATABASE_URL === undefined) return [];
  const folder = resolve(projectRoot, KATHA_DATA_DIR);
  return [
    ...(KATHA_MEDIA_BUCKET === undefined
      ? [
          `DATABASE_URL is set and KATHA_MEDIA_BUCKET is not: uploads and painted pictures are files in ${folder}/media, and any other server of this database will miss them.`,
        ]
      : []),
    ...(KATHA_SMTP_URL === undefined
      ? [
          `DATABASE_URL is set and KATHA_SMTP_URL is not: e-mails are files in ${folder}/mail of whichever server wrote them.`,
        ]
      : []),
  ];
}

function readModels(path: string | undefined, environment: Environment) {
  if (path === undefined) return { bindings: allBuiltIn, warnings: [], keyNames: [] };
  const file = resolve(projectRoot, path);
  if (!existsSync(file))
    throw new StartupError(
      `KATHA_MODELS names ${file}, and there is no such file. Begin with a copy of models.example.jsonc.`,
    );
  const text = contentOf(file);
  const keysOf = (kind: keyof typeof modelBook) =>
    modelBook[kind].map(({ model_key }) => model_key);
  try {
    return readModelsFile(text, {
      name: basename(file),
      models: { text: keysOf("text"), image: keysOf("image") },
      environment,
    });
  } catch (error) {
    throw error instanceof ModelsFileFault ? new StartupError(error.message) : error;
  }
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const reason = errorCodeOf(error) ?? "no reason";
    throw new StartupError(
      `KATHA_MODELS names ${file}, which cannot be read (${reason}). Name a file like models.example.jsonc.`,
    );
  }
}

const distFolder = resolve(projectRoot, "packages/app/dist");

function builtApp(): string | undefined {
  return existsSync(resolve(distFolder, "index.html")) ? distFolder : undefined;
}

function explain(error: z.ZodError, given: Environment): string {
  const wrong = [...new Set(error.issues.map((issue) => String(issue.path[0])))];
  return wrong
    .map((name) => {
      const known = name as VariableName;
      const expects = String(variables.shape[known].meta()?.expects);
      const value = secrets.has(known) ? "" : `, not "${given[name]}"`;
      return `${name} must be ${expects}${value}.`;
    })
    .join(" ");
}

function isUnknown(name: string): boolean {
  return name.startsWith("KATHA_") && !names.includes(name as VariableName);
}

function warnOf(name: string): string {
  const near = nearestWord(
    name,
    names.filter((known) => known.startsWith("KATHA_")),
  );
  return near
    ? `${name} is not a setting of Katha. Did you mean ${near}?`
    : `${name} is not a setting of Katha; .env.example lists them all.`;
}
