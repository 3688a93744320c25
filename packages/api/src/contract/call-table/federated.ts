import { defineCalls } from "./define-calls.ts";

/** Signing in with what somebody else vouches for: a provider of OpenID Connect, or a proxy in front of the server. */
export const federatedCalls = defineCalls("auth", {
  beginOpenIdSignIn: { method: "POST", path: "/auth/openid/{provider}", access: "anyone" },
  finishOpenIdSignIn: { method: "POST", path: "/auth/openid-answer", access: "anyone" },
  proxySignIn: { method: "POST", path: "/auth/proxy", access: "anyone" },
  openInvitation: { method: "POST", path: "/auth/invitation", access: "anyone" },
});
