import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";

import { pushCurve } from "../../lib/push-key.ts";

/** What a browser gives to have pushes encrypted for it, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Of the one record, which is what push services have to take. */
const recordBytes = 4_096;
const tagBytes = 16;
/** Ends the last record. */
const end = Buffer.from([2]);

const keyed = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number) =>
  new Uint8Array(hkdfSync("sha256", key, salt, info, bytes));

const infoOf = (name: string, ...keys: Uint8Array[]) =>
  Buffer.concat([Buffer.from(`${name}\0`), ...keys]);

interface Chance {
  /** A key pair for this message alone. */
  sender: ECDH;
  salt: Uint8Array;
}

function freshly(): Chance {
  const sender = createECDH(pushCurve);
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
}

/** Encrypts a message for one browser: RFC 8291, in a single record of RFC 8188. Throws if the key is none. */
export function encryptPush(
  message: Uint8Array,
  { p256dh, auth }: PushKeys,
  { sender, salt }: Chance = freshly(),
): Buffer {
  const browser = Buffer.from(p256dh, "base64url");
  const own = sender.getPublicKey();
  const shared = sender.computeSecret(browser);
  const secret = Buffer.from(auth, "base64url");
  const key = keyed(shared, secret, infoOf("WebPush: info", browser, own), 32);
  const cipher = createCipheriv(
    "aes-128-gcm",
    keyed(key, salt, infoOf("Content-Encoding: aes128gcm"), 16),
    keyed(key, salt, infoOf("Content-Encoding: nonce"), 12),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  const head = Buffer.concat([salt, size, Buffer.from([own.length]), own]);
  if (head.length + message.length + end.length + tagBytes > recordBytes)
    throw new RangeError("A push has no room for this.");
  return Buffer.concat([
    head,
    cipher.update(Buffer.concat([message, end])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
