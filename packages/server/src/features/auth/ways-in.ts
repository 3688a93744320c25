import {
  beginOpenIdSignIn,
  finishOpenIdSignIn,
  googleSignIn,
  proxySignIn,
  type AnswerOf,
  type signInWays,
} from "@katha/api/contract";
import type { FastifyRequest } from "fastify";
import { notFound } from "../../lib/problem.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import type { SignInRow } from "./sign-ins/end-sign-ins.ts";

type ShownWays = Omit<AnswerOf<typeof signInWays>, "passwords" | "registration">;

/** A way to sign in beside passwords: it vouches for people, who then come in by `signInVouched`. */
export interface WayIn {
  /** What the sign-in page is told of it. */
  shown: (request: FastifyRequest) => Partial<ShownWays>;
  /** Where the sign-in at whoever vouched for this one ends, too; null if there is no such place. */
  signOutAddress?: (signIn: SignInRow, site: string) => Promise<string | null>;
}

export function shownWays(waysIn: readonly WayIn[], request: FastifyRequest): ShownWays {
  const shown: ShownWays = { google_client_id: null, providers: [], proxy_name: null };
  for (const way of waysIn) Object.assign(shown, way.shown(request));
  return shown;
}

export const wayNotOffered = () =>
  notFound("way_not_offered", "This way of signing in is not offered here.");

/** A provider of OpenID Connect, as the host's settings name it. */
export interface OpenIdSettings {
  readonly key: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Unset: a public client, which PKCE alone protects. */
  readonly clientSecret: string | undefined;
  readonly scopes: string;
  /** The claim that says who administers; unset: administrators are chosen in Katha. */
  readonly roleClaim: string | undefined;
  readonly adminValue: string | undefined;
}

/** The headers in which a proxy names who has signed in to it. */
export interface ProxyHeaders {
  readonly user: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly groups: string | undefined;
  readonly adminGroup: string | undefined;
}

/** What a host may set beside passwords. */
export interface OtherWays {
  googleClientId: string | undefined;
  /** For tests: answers in Google's place. */
  google?: object | undefined;
  /** Providers that people sign in with, in the host's order. */
  openId: readonly OpenIdSettings[];
  /** Undefined if no proxy signs anybody in. */
  proxyHeaders: ProxyHeaders | undefined;
}

export const hasOtherWays = ({ googleClientId, google, openId, proxyHeaders }: OtherWays) =>
  (googleClientId ?? google ?? openId[0] ?? proxyHeaders) !== undefined;

/** The calls of other ways, where a host has none. */
export function refuseOtherWays(register: RegisterCall): void {
  for (const call of [googleSignIn, beginOpenIdSignIn, finishOpenIdSignIn, proxySignIn])
    register(call, () => Promise.reject(wayNotOffered()));
}
