import { z } from "zod";
import type { OpenIdSettings } from "../features/auth/index.ts";
import { isThisMachine } from "../lib/this-machine.ts";
import { StartupError } from "../lib/startup-error.ts";
import type { Environment } from "./variables.ts";

function isIssuer(written: string): boolean {
  if (!URL.canParse(written)) return false;
  const { protocol, hostname, username, search, hash } = new URL(written);
  const isSafe = protocol === "https:" || (protocol === "http:" && isThisMachine(hostname));
  return isSafe && username === "" && search === "" && hash === "";
}

const text = (max: number) => z.string().trim().min(1).max(max);

/** What is set for each provider of KATHA_OIDC_PROVIDERS, after KATHA_OIDC_ and its name in capitals. */
const parts = z.object({
  ISSUER: z.string().refine(isIssuer).meta({ expects: "an address like https://id.example.org" }),
  CLIENT_ID: text(500).meta({ expects: "the client id that the provider gave" }),
  CLIENT_SECRET: text(1_000).optional().meta({ expects: "the secret that the provider gave" }),
  NAME: text(40).optional().meta({ expects: "a name of 40 characters at most" }),
  SCOPES: z
    .string()
    .max(500)
    .refine((scopes) => scopes.split(" ").includes("openid"))
    .default("openid email profile")
    .meta({ expects: "scopes like openid email profile" }),
  ROLE_CLAIM: text(200).optional().meta({ expects: "the name of a claim, like groups" }),
  ADMIN_VALUE: text(200).optional().meta({ expects: "a value of that claim, like katha-admins" }),
});

const partNames = Object.keys(parts.shape) as (keyof typeof parts.shape)[];
const variableOf = (key: string, part: string) => `KATHA_OIDC_${key.toUpperCase()}_${part}`;

export const openIdNames = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => partNames.map((part) => variableOf(key, part)));

export const openIdSecrets = (keys: readonly string[]): string[] =>
  keys.map((key) => variableOf(key, "CLIENT_SECRET"));

/** A provider's secret never appears in an error message. */
function explain(error: z.ZodError, key: string): string {
  const wrong = [...new Set(error.issues.map(({ path }) => String(path[0])))];
  return wrong
    .map((part) => {
      const expects = String(parts.shape[part as keyof typeof parts.shape].meta()?.expects);
      return `${variableOf(key, part)} must be ${expects}, since KATHA_OIDC_PROVIDERS names ${key}.`;
    })
    .join(" ");
}

function readProvider(key: string, given: Environment): OpenIdSettings {
  const read = parts.safeParse(
    Object.fromEntries(partNames.map((part) => [part, given[variableOf(key, part)]])),
  );
  if (!read.success) throw new StartupError(explain(read.error, key));
  const { ISSUER, CLIENT_ID, CLIENT_SECRET, NAME, SCOPES, ROLE_CLAIM, ADMIN_VALUE } = read.data;
  if ((ROLE_CLAIM === undefined) !== (ADMIN_VALUE === undefined))
    throw new StartupError(
      `${variableOf(key, "ROLE_CLAIM")} and ${variableOf(key, "ADMIN_VALUE")} belong together: set both, or none.`,
    );
  return {
    key,
    name: NAME ?? key,
    issuer: ISSUER,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    scopes: SCOPES,
    roleClaim: ROLE_CLAIM,
    adminValue: ADMIN_VALUE,
  };
}

export const readOpenId = (keys: readonly string[], given: Environment): OpenIdSettings[] =>
  keys.map((key) => readProvider(key, given));
