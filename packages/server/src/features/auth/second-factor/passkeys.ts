import {
  passkeyTransports,
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyOffer,
  type PasskeyRegistration,
  type PasskeyRequest,
  type PasskeyTransport,
} from "@katha/api/contract";
import { isIP } from "node:net";
import type { Db } from "../../../db/open.ts";
import { bareHost } from "../../../lib/bare-host.ts";
import { isThisMachine } from "../../../lib/this-machine.ts";
import type { UserRow } from "../../users/service.ts";
import { passkeysNeedHttps, passkeysNeedName } from "./problems.ts";
import type { SecondFactorRow } from "./repo.ts";

/** Loaded when first needed: it brings certificate parsers. */
const webauthn = () => import("@simplewebauthn/server");

const timeout = 5 * 60_000;

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

/** The passkeys that belong to this host. */
function passkeysAt(factors: readonly SecondFactorRow[], { id }: RelyingParty) {
  return factors.filter(({ rp_id }) => rp_id === id);
}

const described = ({ credential_id, transports }: SecondFactorRow) => ({
  id: credential_id ?? "",
  ...(transports && { transports: transports as PasskeyTransport[] }),
});

export async function creationFor(
  user: UserRow,
  factors: readonly SecondFactorRow[],
  rp: RelyingParty,
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: "Katha",
    rpID: rp.id,
    userID: Buffer.from(user.id.replaceAll("-", ""), "hex"),
    userName: user.username,
    userDisplayName: user.display_name,
    attestationType: "none",
    excludeCredentials: passkeysAt(factors, rp).map(described),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    timeout,
  });
  return options as PasskeyCreation;
}

/** Null for a registration that cannot be checked. */
export async function newPasskey(
  registration: PasskeyRegistration,
  { challenge, rp }: { challenge: string; rp: RelyingParty },
) {
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await verifyRegistrationResponse({
    response: { ...registration, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified || !checked.registrationInfo) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(
      passkeyTransports.filter((known) => registration.response.transports?.includes(known)),
    ),
    rp_id: rp.id,
  };
}

/** Null if the account has no passkey for this host. */
export async function requestFor(
  factors: readonly SecondFactorRow[],
  rp: RelyingParty,
): Promise<PasskeyRequest | null> {
  const here = passkeysAt(factors, rp);
  if (here.length === 0) return null;
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    allowCredentials: here.map(described),
    userVerification: "required",
    timeout,
  });
  return options as PasskeyRequest;
}

/** Whether one of these passkeys signed the challenge, with a counter that has increased. */
export async function isSignedBy(
  db: Db,
  factors: readonly SecondFactorRow[],
  assertion: PasskeyAssertion,
  { challenge, rp, now }: { challenge: string; rp: RelyingParty; now: Date },
): Promise<boolean> {
  const factor = passkeysAt(factors, rp).find(
    ({ credential_id }) => credential_id === assertion.id,
  );
  if (!factor?.public_key) return false;
  const { verifyAuthenticationResponse } = await webauthn();
  const from = Number(factor.counter);
  const checked = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    credential: {
      id: assertion.id,
      publicKey: Uint8Array.from(Buffer.from(factor.public_key, "base64url")),
      counter: from,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) return false;
  const moved = await db
    .updateTable("second_factors")
    .set({ counter: checked.authenticationInfo.newCounter, last_used_at: now })
    .where("id", "=", factor.id)
    .where("counter", "=", from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}
