import { isAbsolute } from "node:path";
import { nearestWord } from "@katha/narrator";
import { z } from "zod";
import { usualMirror } from "../features/models/own-models.ts";
import { isPushKey } from "../lib/push-key.ts";
import { type GoneSettings, goneSettings, movedSettings } from "./gone.ts";
import { isNamedNetwork, isNetwork } from "../lib/networks.ts";
import { StartupError } from "../lib/startup-error.ts";
import { fileSettingOf } from "./secret-files.ts";

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** As browsers write it: `https://app.example.org`, without a path and without the usual port. */
function isOrigin(written: string): boolean {
  return (
    /^https?:\/\//.test(written) && URL.canParse(written) && new URL(written).origin === written
  );
}

const headerName = (example: string) =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/)
    .optional()
    .meta({ expects: `the name of a header, like ${example}` });

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/./)
  .optional()
  .meta({ expects: "an address like postgres://user:password@host:5432/name" });

/** What Linux and others leave room for. */
const longestSocketPath = 103;

/** Every environment variable that Katha reads. `.env.example` documents them. */
const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().max(65_535))
    .default(4600)
    .meta({ expects: "a whole number from 0 to 65535" }),
  HOST: z
    .string()
    .transform((host) => host.replaceAll(/[[\]]/g, ""))
    .default("127.0.0.1")
    .meta({ expects: "an address to listen on" }),
  KATHA_SOCKET: z
    .string()
    .refine((path) => isAbsolute(path) && Buffer.byteLength(path) <= longestSocketPath)
    .optional()
    .meta({ expects: `a path like /run/katha/katha.sock, of ${longestSocketPath} bytes at most` }),
  DATABASE_URL: databaseAddress,
  KATHA_DATABASE_DIRECT_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/.|none$)/)
    .optional()
    .meta({ expects: "an address like postgres://user:password@host:5432/name, or none" }),
  KATHA_DATABASE_READ_URL: databaseAddress,
  KATHA_DATABASE_CONNECTIONS: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(3).max(200))
    .default(10)
    .meta({ expects: "a whole number from 3 to 200" }),
  KATHA_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^\w+:\/\/[^/?#@]+(?:\/[a-z\d]+(?:[._-][a-z\d]+)*)*\/?$/i)
    .transform((address) => new URL(address).href.replace(/\/$/, ""))
    .optional()
    .meta({
      expects: "an address like https://katha.example.org or https://example.org/katha",
    }),
  KATHA_TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((item) => isNamedNetwork(item) || isNetwork(item)))
    .default([])
    .meta({ expects: "addresses or networks like 10.0.0.0/8, with commas between them" }),
  KATHA_CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every(isOrigin))
    .default([])
    .meta({
      expects: "addresses like https://app.example.org, without a path, with commas between them",
    }),
  KATHA_DATA_DIR: z.string().default(".katha").meta({ expects: "a folder" }),
  KATHA_MEDIA_BUCKET: z
    .string()
    .regex(/^https?:\/\/[^:@/]+:[^:@/]+@[^/]+\/[^/?]+\/?(\?region=[\w-]+)?$/)
    .refine((written) => URL.canParse(written) && !/%(?![0-9a-f]{2})/i.test(written))
    .optional()
    .meta({ expects: "an address like https://key:secret@s3.example.org/bucket?region=eu-1" }),
  KATHA_BACKUPS: z
    .string()
    .refine(
      (place) => !place.includes("://") || /^s3:\/\/[a-z\d][\w.-]+(\/[\w.-]+)*\/?$/.test(place),
    )
    .optional()
    .meta({ expects: "a folder, a bucket and a prefix like s3://katha-backups/club, or none" }),
  KATHA_BACKUP_PASSPHRASE: z
    .string()
    .min(12)
    .max(1_000)
    .optional()
    .meta({ expects: "12 characters or more" }),
  KATHA_MIGRATE: z.enum(["yes", "no"]).default("no").meta({ expects: "yes or no" }),
  KATHA_SECRET: z.string().min(32).max(1_000).optional().meta({ expects: "32 characters or more" }),
  KATHA_SECRET_PREVIOUS: z
    .string()
    .regex(/^(.{32,1000}|lost)$/s)
    .optional()
    .meta({ expects: "32 characters or more, or lost" }),
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
  KATHA_PUSH_KEY: z
    .string()
    .refine(isPushKey)
    .optional()
    .meta({ expects: "a private key of VAPID: 32 bytes in base64url, 43 characters" }),
  KATHA_GOOGLE_CLIENT_ID: z.string().optional().meta({ expects: "the client id that Google gave" }),
  KATHA_OIDC_PROVIDERS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((key) => /^[a-z][a-z0-9]{0,19}$/.test(key)))
    .refine((list) => new Set(list).size === list.length && list.length <= 8)
    .default([])
    .meta({ expects: "up to 8 names of small letters like school, club" }),
  KATHA_PASSWORDS: z.enum(["on", "off"]).default("on").meta({ expects: "on or off" }),
  KATHA_TRUSTED_PROXY_HEADER: headerName("Remote-User"),
  KATHA_TRUSTED_PROXY_HEADER_EMAIL: headerName("Remote-Email"),
  KATHA_TRUSTED_PROXY_HEADER_NAME: headerName("Remote-Name"),
  KATHA_TRUSTED_PROXY_HEADER_GROUPS: headerName("Remote-Groups"),
  KATHA_TRUSTED_PROXY_ADMIN_GROUP: z
    .string()
    .max(100)
    .optional()
    .meta({ expects: "the name of a group, of 100 characters at most" }),
  KATHA_MCP: z.enum(["yes", "no"]).default("no").meta({ expects: "yes or no" }),
  KATHA_SETTINGS: z
    .string()
    .optional()
    .meta({ expects: 'a file, or JSON like {"review": "human"}' }),
  KATHA_MODELS: z.string().optional().meta({ expects: "a file" }),
  KATHA_PRIVATE_MODELS: z.enum(["yes", "no"]).default("no").meta({ expects: "yes or no" }),
  KATHA_MODEL_MIRROR: z
    .url({ protocol: /^https?$/ })
    .default(usualMirror)
    .meta({ expects: "an address like https://models.example.org" }),
  KATHA_ADMIN_EMAIL: z.email().optional().meta({ expects: "an e-mail address" }),
  KATHA_ADMIN_PASSWORD: z
    .string()
    .min(8)
    .max(200)
    .optional()
    .meta({ expects: "8 to 200 characters" }),
  KATHA_METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional()
    .meta({ expects: "16 to 200 letters, digits and signs" }),
  KATHA_UPDATE_CHECK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ expects: "an address like https://example.org/katha/version.json" }),
  KATHA_REQUEST_BUDGETS: z
    .string()
    .regex(/^(\d{1,6}(\.\d{1,3})?|\.\d{1,3})$/)
    .transform(Number)
    .pipe(z.number().positive())
    .default(1)
    .meta({ expects: "a number like 1, 0.5 or 10" }),
  KATHA_LOG_LEVEL: z
    .enum(logLevels)
    .default("warn")
    .meta({ expects: `one of ${logLevels.join(", ")}` }),
});

export type Variables = z.infer<typeof variables>;
type VariableName = keyof Variables;
export const variableNames = Object.keys(variables.shape) as VariableName[];

/** What a setting takes, in words. */
export const formOf = (name: VariableName): string => String(variables.shape[name].meta()?.expects);

/** Each may be in a file, which `NAME_FILE` names; and their values never appear in an error message. */
export const secretNames = [
  "DATABASE_URL",
  "KATHA_DATABASE_DIRECT_URL",
  "KATHA_DATABASE_READ_URL",
  "KATHA_MEDIA_BUCKET",
  "KATHA_BACKUP_PASSPHRASE",
  "KATHA_SECRET",
  "KATHA_SECRET_PREVIOUS",
  "KATHA_SMTP_URL",
  "KATHA_PUSH_KEY",
  "KATHA_ADMIN_PASSWORD",
  "KATHA_METRICS_TOKEN",
] as const satisfies readonly VariableName[];

/** The variables that are set; one that is set to nothing counts as unset. */
export type Environment = Readonly<Record<string, string>>;

export function readVariables(given: Environment): Variables {
  const read = variables.safeParse(given);
  if (!read.success) throw new StartupError(explain(read.error, given));
  return read.data;
}

const isSecret = (name: string) =>
  secretNames.some((secret) => secret === name) || /^KATHA_OIDC_.+_SECRET$/.test(name);

/** What a backup keeps of the settings, in the form of `.env`. Its own passphrase is never in it. */
export function settingsText(
  given: Environment,
  { withSecrets }: { withSecrets: boolean },
): string {
  const providers = Object.keys(given).filter(
    (name) => name.startsWith("KATHA_OIDC_") && !(name in variables.shape),
  );
  const lines = [...variableNames, ...providers]
    .filter((name) => name !== "KATHA_BACKUP_PASSPHRASE" && (withSecrets || !isSecret(name)))
    .flatMap((name) => {
      const value = given[name];
      if (value === undefined) return [];
      const quote = ["'", '"', "`"].find((sign) => !value.includes(sign)) ?? "'";
      return [`${name}=${quote}${value}${quote}\n`];
    });
  return lines.join("");
}

function explain(error: z.ZodError, given: Environment): string {
  const wrong = [...new Set(error.issues.map((issue) => String(issue.path[0])))];
  return wrong
    .map((name) => {
      const value = isSecret(name) ? "" : `, not "${given[name]}"`;
      return `${name} must be ${formOf(name as VariableName)}${value}.`;
    })
    .join(" ");
}

/** Warns of settings that are gone. */
export function warnOfGone(given: Environment, gone: GoneSettings = goneSettings): string[] {
  return Object.keys(given).flatMap((name) => {
    const instead = gone[name];
    return instead === undefined ? [] : [`${name} is no longer a setting of Katha. ${instead}`];
  });
}

/** Kubernetes and Docker tell a container of a service named "katha" in variables like these. */
const ofService = /^KATHA_(SERVICE_HOST|SERVICE_PORT|PORT)(_|$)/;

/**
 * What is misspelt would be left at its default, and a server that should be closed would be open. `keys` are secrets
 * that a models file names.
 */
export function refuseUnknown(
  given: Environment,
  keys: readonly string[],
  gone: GoneSettings = goneSettings,
): void {
  const moved = Object.keys(given).filter((name) => Object.hasOwn(movedSettings, name));
  if (moved.length > 0) throw new StartupError(moved.map(movedSetting).join(" "));
  const files = [...secretNames, ...keys].map(fileSettingOf);
  const known = new Set<string>([...variableNames, ...keys, ...files, ...Object.keys(gone)]);
  const unknown = Object.keys(given).filter(
    (name) => name.startsWith("KATHA_") && !ofService.test(name) && !known.has(name),
  );
  if (unknown.length > 0) throw new StartupError(unknown.map(unknownSetting).join(" "));
}

const movedSetting = (name: string) =>
  `${name} has moved: set it at /admin/settings, or as ${movedSettings[name]} in KATHA_SETTINGS (settings.example.jsonc), and take it out here.`;

function unknownSetting(name: string): string {
  const plain = variableNames.find((known) => fileSettingOf(known) === name);
  if (plain)
    return `${name} is not a setting of Katha, since only secrets are read from files. Set ${plain}.`;
  const near = nearestWord(
    name,
    variableNames.filter((known) => known.startsWith("KATHA_")),
  );
  return near
    ? `${name} is not a setting of Katha. Did you mean ${near}?`
    : `${name} is not a setting of Katha; .env.example lists them all.`;
}
