import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pushCurve } from "../../../lib/push-key.ts";

interface BrowserKeys {
  browser: ECDH;
  auth: Uint8Array;
}

/** Decrypts as a browser does, after RFC 8291 and RFC 8188. */
export function openPush(body: Buffer, { browser, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
  const key = new Uint8Array(hkdfSync("sha256", browser.computeSecret(sender), auth, info, 32));
  const derived = (name: string, bytes: number) =>
    new Uint8Array(hkdfSync("sha256", key, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

export interface TakenPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service on this machine, and the fetch that reaches it at whatever host is asked for. */
export async function openPushService() {
  const taken: TakenPush[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      taken.push({ path, headers, body: Buffer.concat(pieces) });
      // A service that never answers is one of status 0.
      if (answer.status > 0) response.writeHead(answer.status, answer.headers).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const reached: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return fetch(`http://127.0.0.1:${port}${pathname}`, init);
  };
  return {
    fetch: reached,
    taken: () => taken.splice(0),
    answersWith: (next: typeof answer) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A browser's subscription, and how it reads what it is sent. */
export function aSubscription(name: string) {
  const browser = createECDH(pushCurve);
  browser.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `https://push.example/send/${name}`,
    keys: {
      p256dh: browser.getPublicKey().toString("base64url"),
      auth: auth.toString("base64url"),
    },
    read: ({ body }: TakenPush): unknown => JSON.parse(openPush(body, { browser, auth })),
  };
}
