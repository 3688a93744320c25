import type { PasskeyOffer } from "@katha/api/contract";
import { isIP } from "node:net";
import { bareHost } from "../../../lib/bare-host.ts";
import { isThisMachine } from "../../../lib/this-machine.ts";
import { passkeysNeedHttps, passkeysNeedName } from "./problems.ts";

/** The site at which a request arrived, in WebAuthn's terms. */
export interface RelyingParty {
  id: string;
  origin: string;
  passkeys: PasskeyOffer;
}

function offerOf(url: URL): PasskeyOffer {
  const { protocol, hostname } = url;
  if (isIP(bareHost(url)) !== 0) return "needs_name";
  return protocol === "https:" || isThisMachine(hostname) ? "offered" : "needs_https";
}

export function relyingPartyOf(site: string): RelyingParty {
  const url = new URL(site);
  return { id: url.hostname, origin: url.origin, passkeys: offerOf(url) };
}

export function requirePasskeys({ passkeys }: RelyingParty): void {
  if (passkeys === "needs_name") throw passkeysNeedName();
  if (passkeys === "needs_https") throw passkeysNeedHttps();
}
