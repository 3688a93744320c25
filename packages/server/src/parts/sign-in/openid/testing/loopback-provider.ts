import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from "jose";

export const clientId = "katha";
export const clientSecret = "a secret of katha and the provider";

interface Granted {
  challenge: string;
  nonce: string;
  redirectUri: string;
}

/** What a test may make the provider do wrong. */
export interface Misbehaviour {
  /** Claims that replace the right ones; `undefined` leaves one out. */
  claims?: JWTPayload;
  /** Signs with a key that it does not publish. */
  signsWithOtherKey?: boolean;
  /** How its token endpoint answers instead. */
  tokens?: "500" | "hangs" | "refuses" | "nonsense";
  /** How its discovery answers instead. */
  discovery?: "500" | "other issuer";
}

/** Everything that the provider knows of whoever signs in there next. */
export interface LoopbackPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
  /** The provider's session. */
  sid?: string;
}

/**
 * A provider of OpenID Connect on this machine. Whoever comes to its page is signed in as `person` at once, and sent
 * back; it checks the client, PKCE and the address as real ones do.
 */
export async function openLoopbackProvider() {
  const granted = new Map<string, Granted>();
  const asked: string[] = [];
  const endedWith: URLSearchParams[] = [];
  let key = await newKey();
  const provider = {
    issuer: "",
    person: { sub: "1001" } as LoopbackPerson,
    misbehaves: {} as Misbehaviour,
    /** The paths that were asked for. */
    asked,
    /** What each end of a session was asked with. */
    endedWith,
    /** What it posts where somebody has signed out; with claims that replace the right ones. */
    logoutToken: (
      claims: Record<string, unknown> = {},
      header: { typ?: string } = { typ: "logout+jwt" },
    ) =>
      signed(
        {
          aud: clientId,
          sub: provider.person.sub,
          jti: randomBytes(8).toString("base64url"),
          events: { "http://schemas.openid.net/event/backchannel-logout": {} },
          ...claims,
        },
        header,
      ),
    rotateKeys: async () => {
      key = await newKey();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const signed = async (
    claims: Record<string, unknown>,
    header: { typ?: string } = {},
  ): Promise<string> => {
    const now = Math.floor(Date.now() / 1_000);
    const right = { iss: provider.issuer, iat: now, exp: now + 3_600 };
    const by = provider.misbehaves.signsWithOtherKey ? (await newKey()).privateKey : key.privateKey;
    return new SignJWT({ ...right, ...claims })
      .setProtectedHeader({ alg: "RS256", kid: key.kid, ...header })
      .sign(by);
  };

  const idToken = (nonce: string): Promise<string> =>
    signed({ ...provider.person, nonce, aud: clientId, ...provider.misbehaves.claims });

  const grant = (address: URL, response: ServerResponse) => {
    const { searchParams: asks } = address;
    const code = randomBytes(16).toString("base64url");
    const redirectUri = asks.get("redirect_uri") ?? "";
    granted.set(code, {
      challenge: asks.get("code_challenge") ?? "",
      nonce: asks.get("nonce") ?? "",
      redirectUri,
    });
    const back = new URL(redirectUri);
    back.searchParams.set("code", code);
    back.searchParams.set("state", asks.get("state") ?? "");
    back.searchParams.set("iss", provider.issuer);
    response.writeHead(302, { location: back.href }).end();
  };

  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const { tokens } = provider.misbehaves;
    if (tokens === "hangs") return;
    if (tokens === "500") return void response.writeHead(500).end("Out of order");
    if (tokens === "refuses") return answer(response, { error: "invalid_grant" }, 400);
    if (tokens === "nonsense") return answer(response, { access_token: 7 });
    const form = new URLSearchParams(await text(request));
    const given = granted.get(form.get("code") ?? "");
    granted.delete(form.get("code") ?? "");
    const verifier = form.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const basic = Buffer.from(
      `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret).replaceAll("%20", "+")}`,
    ).toString("base64");
    const isOurs =
      request.headers.authorization === `Basic ${basic}` &&
      given?.challenge === challenge &&
      given.redirectUri === form.get("redirect_uri");
    if (!isOurs) return answer(response, { error: "invalid_grant" }, 400);
    answer(response, {
      access_token: "an access token",
      token_type: "Bearer",
      expires_in: 300,
      id_token: await idToken(given.nonce),
    });
  };

  const metadata = () => ({
    issuer: provider.misbehaves.discovery ? "http://127.0.0.1:9" : provider.issuer,
    authorization_endpoint: `${provider.issuer}/authorize`,
    token_endpoint: `${provider.issuer}/token`,
    jwks_uri: `${provider.issuer}/keys`,
    userinfo_endpoint: `${provider.issuer}/userinfo`,
    end_session_endpoint: `${provider.issuer}/end`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    authorization_response_iss_parameter_supported: true,
  });

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    "/.well-known/openid-configuration": (_, response) =>
      provider.misbehaves.discovery === "500"
        ? response.writeHead(500).end()
        : answer(response, metadata()),
    "/authorize": ({ url }, response) => grant(new URL(url ?? "", provider.issuer), response),
    "/token": exchange,
    "/keys": (_, response) => answer(response, { keys: [key.published] }),
    "/userinfo": (_, response) => answer(response, provider.person),
    "/end": ({ url }, response) => {
      const asks = new URL(url ?? "", provider.issuer).searchParams;
      endedWith.push(asks);
      response.writeHead(302, { location: asks.get("post_logout_redirect_uri") ?? "/" }).end();
    },
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://127.0.0.1");
    asked.push(pathname);
    const route = routes[pathname];
    if (route) void route(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}

export type LoopbackProvider = Awaited<ReturnType<typeof openLoopbackProvider>>;

async function newKey(): Promise<{ kid: string; privateKey: CryptoKey; published: object }> {
  const kid = randomBytes(6).toString("base64url");
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  return {
    kid,
    privateKey,
    published: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" },
  };
}

function answer(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
