import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Bindings } from "@katha/narrator";
import type { OpenIdSettings, ProxyHeaders } from "../features/auth/index.ts";
import type { SiteValues } from "../features/site-settings/index.ts";
import { readModels } from "./models.ts";
import { npmEnvironment } from "./npm-environment.ts";
import { openIdNames, openIdSecrets, readOpenId } from "./openid.ts";
import { readPasswords, readProxyHeaders } from "./ways-in.ts";
import { isReachedHereAlone, warnOfProxies } from "./proxies.ts";
import { secretOf, withSecrets } from "./secret-files.ts";
import { readSiteSettings } from "./site-settings.ts";
import {
  type Environment,
  readVariables,
  secretNames,
  type Variables,
  refuseUnknown,
  warnOfGone,
} from "./variables.ts";
import { StartupError } from "../lib/startup-error.ts";

export { settingsText } from "./variables.ts";

export const projectRoot = fileURLToPath(new URL("../../../../", import.meta.url));

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Listens here, and not on host and port. */
  readonly socket: string | undefined;
  /** This server's name in metrics and on the health page. */
  readonly serverName: string;
  /** Unset: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Where `databaseUrl` is a pooler's: the database itself. */
  readonly databaseDirectUrl: string | undefined;
  /** Notifications are asked for over `databaseUrl`, which may be a pooler's, and nothing listens for them. */
  readonly pollsDatabase: boolean;
  /** Unset: everything is read from the database that is written to. */
  readonly replicaUrl: string | undefined;
  /** For DATABASE_URL: the most connections, and how long a request waits for one. */
  readonly databasePool: { readonly connections: number; readonly patienceMs: number };
  readonly dataDir: string;
  /** Unset: pictures are files in the data folder. */
  readonly mediaBucket: string | undefined;
  readonly backups: {
    /** A folder or `s3://bucket/prefix`; unset: in the data folder. */
    readonly place: string | undefined;
    /** Whether one is made each day, too, and not only when asked. */
    readonly isDaily: boolean;
    readonly passphrase: string | undefined;
  };
  /** The database may be changed without a backup that Katha knows of. */
  readonly mayMigrate: boolean;
  /** The variables as they were set. */
  readonly given: Environment;
  /** Unset: generated on the first start and stored in the data folder. */
  readonly secret: string | undefined;
  /** Set where the secret was deliberately changed. What it was, which providers' keys may be sealed under; or `lost`. */
  readonly previousSecret: string | undefined;
  /** The built app; unset if nothing has been built, as in development. */
  readonly appFolder: string | undefined;
  /** The table of the app's pages, written by its build and by `npm run dev`. */
  readonly routesFile: string;
  /** Katha's public address, if it differs from the one it listens on. */
  readonly publicUrl: string | undefined;
  /** The origin of links in emails. */
  readonly site: string;
  readonly trustedProxies: readonly string[];
  /** Other origins whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  /** Multiplies the request budgets of addresses and accounts. */
  readonly requestBudgets: number;
  readonly logLevel: Variables["KATHA_LOG_LEVEL"];
  /** Unset: metrics are readable from this machine alone, if nobody else can reach the server. */
  readonly metricsToken: string | undefined;
  /** Where the newest version is told; unset: nobody is asked. */
  readonly updateCheckUrl: string | undefined;
  /** What the server's file decides about the site; it overrides administrators. */
  readonly fixedSettings: Partial<SiteValues>;
  /** Where nobody decides, these depend on where the server is reached. */
  readonly usualSettings: Pick<SiteValues, "admin_second_factor" | "mail_from">;
  /** The key that pushes are signed with; unset: one derived from the secret. */
  readonly pushKey: string | undefined;
  /** Unset: no sign-in with Google. */
  readonly googleClientId: string | undefined;
  /** Providers of OpenID Connect, in the order of their buttons. */
  readonly openId: readonly OpenIdSettings[];
  /** Unset: no proxy signs anybody in. */
  readonly proxyHeaders: ProxyHeaders | undefined;
  /** Whether passwords sign in and register. */
  readonly allowsPasswords: boolean;
  /** Whether other software reaches this server by the Model Context Protocol. */
  readonly mcp: boolean;
  /** Which providers serve which models; without any, Katha's own narrator and painter serve them all. */
  readonly models: Bindings;
  /** Whether administrators may have machines of private networks asked. */
  readonly privateModels: boolean;
  /** Where models that Katha brings are downloaded from. */
  readonly modelMirror: string;
  /** For an npm that the server starts. */
  readonly npmEnvironment: Readonly<Record<string, string>>;
  /** Nobody but this machine's users can reach the server. */
  readonly isAlone: boolean;
  readonly firstAdministrator: {
    readonly email: string | undefined;
    readonly password: string | undefined;
  };
}

export interface ReadConfig {
  config: Config;
  warnings: string[];
}

/** The environment, merged with `.env` at the project's root. */
export function loadConfig(): ReadConfig {
  const file = resolve(projectRoot, ".env");
  if (existsSync(file)) {
    process.loadEnvFile(file);
  }
  return readConfig(process.env);
}

export function readConfig(environment: Record<string, string | undefined>): ReadConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== "",
    ),
  );
  const fromRoot = (path: string) => resolve(projectRoot, path);
  const values = readVariables(withSecrets(secretNames, given, fromRoot));
  const secrets = [...secretNames, ...openIdSecrets(values.KATHA_OIDC_PROVIDERS)];
  const settings = withSecrets(secrets, given, fromRoot);
  const modelsFile = values.KATHA_MODELS && fromRoot(values.KATHA_MODELS);
  const models = readModels(modelsFile, (variable) => secretOf(variable, given, fromRoot));
  refuseUnknown(given, [...models.keyNames, ...openIdNames(values.KATHA_OIDC_PROVIDERS)]);
  const isAlone = isReachedHereAlone(values);
  const { KATHA_SETTINGS: written } = values;
  const siteSettings = readSiteSettings(written, fromRoot);
  const direct = values.KATHA_DATABASE_DIRECT_URL;
  const site = values.KATHA_PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    config: {
      port: values.PORT,
      host: values.HOST,
      socket: values.KATHA_SOCKET,
      serverName: `${hostname()}:${values.PORT || process.pid}`,
      databaseUrl: values.DATABASE_URL,
      databaseDirectUrl: direct === "none" ? undefined : direct,
      pollsDatabase: direct === "none",
      replicaUrl: readReplica(values),
      databasePool: { connections: values.KATHA_DATABASE_CONNECTIONS, patienceMs: 10_000 },
      dataDir: fromRoot(values.KATHA_DATA_DIR),
      mediaBucket: values.KATHA_MEDIA_BUCKET,
      backups: readBackups(values),
      mayMigrate: values.KATHA_MIGRATE === "yes",
      // A file that it names is not in a backup, so what the file says is.
      given: { ...settings, ...(written && { KATHA_SETTINGS: JSON.stringify(siteSettings) }) },
      secret: values.KATHA_SECRET,
      previousSecret: values.KATHA_SECRET_PREVIOUS,
      appFolder: builtApp(),
      routesFile: resolve(distFolder, "routes.json"),
      publicUrl: values.KATHA_PUBLIC_URL,
      site,
      trustedProxies: values.KATHA_TRUSTED_PROXIES,
      allowedOrigins: values.KATHA_CORS_ORIGINS,
      requestBudgets: values.KATHA_REQUEST_BUDGETS,
      logLevel: values.KATHA_LOG_LEVEL,
      metricsToken: values.KATHA_METRICS_TOKEN,
      updateCheckUrl: values.KATHA_UPDATE_CHECK_URL,
      fixedSettings: {
        ...siteSettings,
        ...(values.KATHA_SMTP_URL !== undefined && { smtp_url: values.KATHA_SMTP_URL }),
        ...(values.KATHA_MAIL_FROM !== undefined && { mail_from: values.KATHA_MAIL_FROM }),
      },
      usualSettings: {
        admin_second_factor: isAlone ? "optional" : "required",
        mail_from: `Katha <katha@${new URL(site).hostname}>`,
      },
      pushKey: values.KATHA_PUSH_KEY,
      googleClientId: values.KATHA_GOOGLE_CLIENT_ID,
      openId: readOpenId(values.KATHA_OIDC_PROVIDERS, settings),
      proxyHeaders: readProxyHeaders(values),
      allowsPasswords: readPasswords(values),
      mcp: values.KATHA_MCP === "yes",
      models: models.bindings,
      privateModels: values.KATHA_PRIVATE_MODELS === "yes",
      modelMirror: values.KATHA_MODEL_MIRROR,
      npmEnvironment: npmEnvironment(given),
      isAlone,
      firstAdministrator: {
        email: values.KATHA_ADMIN_EMAIL,
        password: values.KATHA_ADMIN_PASSWORD,
      },
    },
    warnings: [
      ...warnOfGone(given),
      ...models.warnings,
      ...warnOfProxies(values),
      ...warnOfOwnFiles(values),
      ...warnOfNoPooler(values),
    ],
  };
}

/** For what takes minutes in one transaction: past a pooler, where it can be passed. */
export interface PatientAddress {
  url: string;
  /** It may be a pooler's all the same. */
  polls: boolean;
}

/** Undefined: the embedded database. */
export const patientAddressOf = (
  config: Pick<Config, "databaseUrl" | "databaseDirectUrl" | "pollsDatabase">,
): PatientAddress | undefined => {
  const { databaseUrl, databaseDirectUrl, pollsDatabase } = config;
  if (databaseUrl === undefined) return undefined;
  return {
    url: databaseDirectUrl ?? databaseUrl,
    polls: pollsDatabase && databaseDirectUrl === undefined,
  };
};

function readReplica({ DATABASE_URL, KATHA_DATABASE_READ_URL: url }: Variables) {
  if (url !== undefined && DATABASE_URL === undefined)
    throw new StartupError(
      "KATHA_DATABASE_READ_URL names a replica, and Katha's own database has none. Set DATABASE_URL to the database that it is a replica of, or remove it.",
    );
  return url;
}

function readBackups(values: Variables): Config["backups"] {
  const { KATHA_BACKUPS: given, KATHA_MEDIA_BUCKET, KATHA_BACKUP_PASSPHRASE: passphrase } = values;
  const place = given === "none" ? undefined : given;
  const isBucket = place?.startsWith("s3://") ?? false;
  if (isBucket && KATHA_MEDIA_BUCKET === undefined)
    throw new StartupError(
      "KATHA_BACKUPS names a bucket, whose host and keys are those of KATHA_MEDIA_BUCKET. Set it, or name a folder.",
    );
  return {
    place: place === undefined || isBucket ? place : resolve(projectRoot, place),
    // Whoever runs a PostgreSQL has backups of their own.
    isDaily: given === undefined ? values.DATABASE_URL === undefined : place !== undefined,
    passphrase,
  };
}

function warnOfNoPooler({ DATABASE_URL, KATHA_DATABASE_DIRECT_URL }: Variables): string[] {
  return DATABASE_URL === undefined && KATHA_DATABASE_DIRECT_URL !== undefined
    ? ["KATHA_DATABASE_DIRECT_URL does nothing without DATABASE_URL, the address of a pooler."]
    : [];
}

/** Warns about files that other servers of the same database would not have. */
function warnOfOwnFiles(values: Variables): string[] {
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

const distFolder = resolve(projectRoot, "packages/app/dist");

function builtApp(): string | undefined {
  return existsSync(resolve(distFolder, "index.html")) ? distFolder : undefined;
}
