import { createECDH, createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import type { Clock } from "../../../lib/clock.ts";
import { pushCurve } from "./encrypt.ts";

/** How push services know this server again: RFC 8292. */
export interface Vapid {
  /** What browsers subscribe with, in base64url. */
  publicKey: string;
  /** The header that says who pushes to this address. */
  authorizationFor(endpoint: URL): Promise<string>;
}

interface VapidOptions {
  /** 32 bytes. */
  privateKey: Uint8Array;
  /** Where those who run a push service write to if something is wrong: a page, or mailto: and an address. */
  contact: string;
  clock: Clock;
}

/** Push services take at most a day. */
const lastsSeconds = 12 * 3_600;

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** Whether these 32 bytes in base64url are a private key of the curve. */
export function isPushKey(written: string): boolean {
  try {
    createECDH(pushCurve).setPrivateKey(Buffer.from(written, "base64url"));
    return Buffer.from(written, "base64url").length === 32;
  } catch {
    return false;
  }
}

export function openVapid({ privateKey, contact, clock }: VapidOptions): Vapid {
  const pair = createECDH(pushCurve);
  pair.setPrivateKey(privateKey);
  const point = pair.getPublicKey();
  const publicKey = text(point);
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: text(point.subarray(1, 33)),
      y: text(point.subarray(33)),
      d: text(privateKey),
    },
  });
  return {
    publicKey,
    authorizationFor: async ({ origin }) => {
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: "ES256", typ: "JWT" })
        .setAudience(origin)
        .setSubject(contact)
        .setExpirationTime(Math.floor(clock.now().getTime() / 1_000) + lastsSeconds)
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
