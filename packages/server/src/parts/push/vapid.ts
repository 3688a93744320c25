import { createECDH, createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import type { Clock } from "../../lib/clock.ts";
import type { Secret } from "../../lib/secret.ts";
import { pushCurve } from "../../lib/push-key.ts";

/** How push services know this server again: RFC 8292. */
export interface Vapid {
  /** What browsers subscribe with, in base64url. */
  publicKey: string;
  /** The header that says who pushes to this address. */
  authorizationFor(endpoint: URL): Promise<string>;
}

interface VapidNeeds {
  secret: Secret;
  clock: Clock;
  /** 32 bytes in base64url; without them, the server's secret has a key. */
  pushKey: string | undefined;
  /** Where those who run a push service write to if something is wrong. */
  contact: () => string;
}

/** Push services take at most a day. */
const lastsSeconds = 12 * 3_600;

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

export function openVapid({ secret, clock, pushKey, contact }: VapidNeeds): Vapid {
  const privateKey =
    pushKey === undefined ? secret.keyFor("web push") : Buffer.from(pushKey, "base64url");
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
        .setSubject(contact())
        .setExpirationTime(Math.floor(clock.now().getTime() / 1_000) + lastsSeconds)
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
