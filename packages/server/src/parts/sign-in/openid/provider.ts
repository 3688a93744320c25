import * as openId from "openid-client";
import type { OpenIdSettings } from "../../../features/auth/index.ts";
import type { Clock } from "../../../lib/clock.ts";
import { isThisMachine } from "../../../lib/this-machine.ts";
import { canName, longestSubject } from "../names.ts";
import { type LoggedOut, logoutTokenChecks, readLogoutToken } from "./logout-token.ts";
import { refusedOr, UnusableToken } from "./refusals.ts";
import { signedTokenReader } from "./signed-token.ts";

/** What proves to the provider, and in its answer to us, that one sign-in is meant. */
export interface SignInProof {
  state: string;
  nonce: string;
  verifier: string;
}

/** Whom the provider vouches for. */
export interface OpenIdPerson {
  /** The issuer: with the subject, it identifies a person for good. */
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  /** The domain whose mailboxes the provider hosts for this person (`hd`), where it says so. */
  mailDomain: string | null;
  name: string | null;
  /** Undefined where the provider does not say who administers. */
  isAdministrator: boolean | undefined;
  idToken: string;
  /** The provider's own session (`sid`), which its log-outs may name alone. */
  session: string | null;
}

export interface OpenIdProvider {
  readonly key: string;
  readonly name: string;
  readonly clientId: string;
  /** The address of the provider's own page. */
  begin(proof: SignInProof, redirectUri: string): Promise<string>;
  /** Checks what came back, at `address` with its query. */
  finish(proof: SignInProof, address: URL): Promise<OpenIdPerson>;
  /** Checks an ID token that the provider's own button gave to the browser. */
  personBehind(idToken: string): Promise<OpenIdPerson>;
  /** Whose sign-in has ended there, by the token that it posts. Throws `LogoutRefused`. */
  loggedOut(logoutToken: string): Promise<LoggedOut>;
  /** Where its sign-in ends; null if it has no such page. */
  signOutAddress(idToken: string | null, returnTo: string): Promise<string | null>;
}

/** Google as far as its own button needs it. */
export type GoogleSignIn = Pick<OpenIdProvider, "clientId" | "name" | "personBehind">;

interface Options {
  clock: Clock;
  /** How long one answer of the provider may take. */
  patienceMs?: number | undefined;
}

const usualPatienceMs = 5_000;
const metadataLastsMs = 600_000;

type Metadata = openId.ServerMetadata;

function authenticationOf({ clientSecret }: OpenIdSettings, metadata: Metadata) {
  if (clientSecret === undefined) return openId.None();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return methods.includes("client_secret_basic")
    ? openId.ClientSecretBasic(clientSecret)
    : openId.ClientSecretPost(clientSecret);
}

/** Its addresses are asked for again after a while, and its keys for every sign-in: both may change. */
function connectionTo(
  settings: OpenIdSettings,
  { clock, patienceMs }: { clock: Clock; patienceMs: number },
) {
  const issuer = new URL(settings.issuer);
  const isPlain = issuer.protocol === "http:" && isThisMachine(issuer.hostname);
  const timeout = patienceMs / 1_000;
  const execute = isPlain ? [openId.allowInsecureRequests] : [];
  let known: { metadata: Metadata; until: number } | undefined;

  const metadataOf = async () => {
    if (known !== undefined && known.until > clock.now().getTime()) return known.metadata;
    const found = await openId.discovery(issuer, settings.clientId, undefined, undefined, {
      timeout,
      execute,
    });
    const metadata = found.serverMetadata();
    known = { metadata, until: clock.now().getTime() + metadataLastsMs };
    return metadata;
  };

  return async (): Promise<openId.Configuration> => {
    const metadata = await metadataOf();
    const authentication = authenticationOf(settings, metadata);
    const connection = new openId.Configuration(
      metadata,
      settings.clientId,
      settings.clientSecret,
      authentication,
    );
    connection.timeout = timeout;
    for (const extension of execute) extension(connection);
    openId.enableNonRepudiationChecks(connection);
    return connection;
  };
}

/** Some providers tell who somebody is in the ID token, and some where they are asked for it. */
async function claimsOf(
  connection: openId.Configuration,
  tokens: Awaited<ReturnType<typeof openId.authorizationCodeGrant>>,
  needed: readonly string[],
) {
  const claims = tokens.claims();
  if (claims === undefined || !canName(claims.sub, longestSubject)) throw new UnusableToken();
  const asks = connection.serverMetadata().userinfo_endpoint !== undefined;
  if (!asks || needed.every((name) => claimAt(claims, name) !== undefined)) return claims;
  const told = await openId.fetchUserInfo(connection, tokens.access_token, claims.sub);
  return { ...told, ...claims };
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

type Claims = Readonly<Record<string, unknown>>;

/** A claim by its name, or by the way to it: some providers have `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  if (name in claims) return claims[name];
  return name
    .split(".")
    .reduce<unknown>((value, part) => (Object(value) as Record<string, unknown>)[part], claims);
}

function isAdministratorBy(
  { roleClaim, adminValue }: OpenIdSettings,
  claims: Claims,
): boolean | undefined {
  if (roleClaim === undefined || adminValue === undefined) return undefined;
  return [claimAt(claims, roleClaim)].flat().includes(adminValue);
}

function personIn(
  settings: OpenIdSettings,
  issuer: string,
  claims: Claims & { sub: string },
): Omit<OpenIdPerson, "idToken" | "session"> {
  return {
    issuer,
    subject: claims.sub,
    email: textOf(claims["email"]),
    isEmailVerified: [true, "true"].includes(claims["email_verified"] as boolean | string),
    mailDomain: textOf(claims["hd"]),
    name: textOf(claims["name"]),
    isAdministrator: isAdministratorBy(settings, claims),
  };
}

export function openIdProvider(
  settings: OpenIdSettings,
  { clock, patienceMs = usualPatienceMs }: Options,
): OpenIdProvider {
  const { key, name, clientId, roleClaim } = settings;
  const connect = connectionTo(settings, { clock, patienceMs });
  const readToken = signedTokenReader(clientId, patienceMs);
  const needed = ["email", "email_verified", ...(roleClaim === undefined ? [] : [roleClaim])];

  return {
    key,
    name,
    clientId,
    begin: async ({ state, nonce, verifier }, redirectUri) => {
      const connection = await connect().catch(refusedOr(name));
      const address = openId.buildAuthorizationUrl(connection, {
        redirect_uri: redirectUri,
        scope: settings.scopes,
        state,
        nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return address.href;
    },
    finish: async ({ state, nonce, verifier }, address) => {
      try {
        const connection = await connect();
        const tokens = await openId.authorizationCodeGrant(connection, address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = await claimsOf(connection, tokens, needed);
        return {
          ...personIn(settings, connection.serverMetadata().issuer, claims),
          idToken: tokens.id_token ?? "",
          session: textOf(tokens.claims()?.["sid"]),
        };
      } catch (error) {
        return refusedOr(name)(error);
      }
    },
    personBehind: async (idToken) => {
      try {
        const metadata = (await connect()).serverMetadata();
        const { issuer } = metadata;
        const { payload } = await readToken(idToken, metadata, {
          // Google's tokens may leave the scheme out.
          issuer: [issuer, issuer.replace(/^https?:\/\//, "")],
          requiredClaims: ["sub", "exp", "iat"],
          currentDate: clock.now(),
        });
        const { sub = "" } = payload;
        if (!canName(sub, longestSubject)) throw new UnusableToken();
        const session = textOf(payload["sid"]);
        return { ...personIn(settings, issuer, { ...payload, sub }), idToken, session };
      } catch (error) {
        return refusedOr(name)(error);
      }
    },
    loggedOut: async (logoutToken) => {
      const metadata = (await connect()).serverMetadata();
      const verified = readToken(logoutToken, metadata, logoutTokenChecks);
      return readLogoutToken(metadata.issuer, verified);
    },
    signOutAddress: async (idToken, returnTo) => {
      const connection = await connect().catch(() => undefined);
      if (connection?.serverMetadata().end_session_endpoint === undefined) return null;
      return openId.buildEndSessionUrl(connection, {
        post_logout_redirect_uri: returnTo,
        ...(idToken !== null && { id_token_hint: idToken }),
      }).href;
    },
  };
}
