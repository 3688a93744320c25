import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testClock } from "../../../lib/clock.ts";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { bucketStorage, readBucketUrl } from "./bucket-storage.ts";
import { isSigned } from "../testing/is-signed.ts";
import { createMediaStore } from "./media-store.ts";
import { signedRequest } from "./signed-request.ts";

describe("the signature", () => {
  const keys = {
    id: "AKIAIOSFODNN7EXAMPLE",
    secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    region: "us-east-1",
  };

  test.each([
    ["?lifecycle", "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"],
    ["?max-keys=2&prefix=J", "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"],
  ])("matches AWS's published example of GET /%s", async (query, signature) => {
    const request = await signedRequest(keys, {
      method: "GET",
      url: new URL(`https://examplebucket.s3.amazonaws.com/${query}`),
      at: new Date("2013-05-24T00:00:00.000Z"),
    });
    expect(request.headers.get("authorization")).toBe(
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, " +
        `SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
    );
  });
});

test("the setting contains the bucket, its region and its keys", () => {
  const { base, keys } = readBucketUrl("https://key:a%2Fb@s3.example.org/pictures?region=eu-1");
  expect(base.href).toBe("https://s3.example.org/pictures/");
  expect(keys).toEqual({ id: "key", secret: "a/b", region: "eu-1" });
});

describe("a bucket", () => {
  let server: Server;
  let written: string;
  const kept = new Map<string, Buffer>();
  /** Responses that replace the bucket's, in order; undefined lets the bucket answer. */
  const instead: (number | undefined)[] = [];
  let asked: string[] = [];
  const clock = testClock();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    const body = Buffer.concat(await request.toArray());
    asked.push(`${method} ${url}`);
    const status = instead.shift();
    if (status !== undefined) return void response.writeHead(status).end();
    if (!(await isSigned(request, body))) return void response.writeHead(403).end();
    if (method === "PUT") kept.set(url, body);
    const found = kept.get(url);
    response.writeHead(found ? 200 : 404).end(method === "GET" ? found : undefined);
  }

  beforeEach(async () => {
    kept.clear();
    instead.length = 0;
    asked = [];
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    written = `http://key:secret@127.0.0.1:${port}/pictures`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test("stores bytes by name", async () => {
    const storage = bucketStorage(written, { clock });
    expect(await storage.has("abc.webp")).toBe(false);
    expect(await storage.read("abc.webp")).toBeNull();
    await storage.write("abc.webp", Buffer.from("a picture"));
    expect(await storage.has("abc.webp")).toBe(true);
    expect(String(await storage.read("abc.webp"))).toBe("a picture");
    expect([...kept.keys()]).toEqual(["/pictures/ab/abc.webp"]);
  });

  test("serves a media store like a folder", async () => {
    const paintSvgs = () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>';
      return { wide: svg, tall: svg };
    };
    const hash = await createMediaStore({ storage: bucketStorage(written, { clock }) }).putPainted(
      "one",
      paintSvgs,
    );
    const elsewhere = createMediaStore({ storage: bucketStorage(written, { clock }) });
    const small = { cut: "wide", width: 320, format: "webp" } as const;
    expect(await elsewhere.open(hash, small)).toBeInstanceOf(Buffer);
    expect(kept.size).toBe(2);
  });

  test("is retried after a server error, but not after a refusal", async () => {
    const storage = bucketStorage(written, { clock });
    instead.push(503, 500);
    await storage.write("abc.webp", Buffer.from("x"));
    expect(asked).toHaveLength(3);
    instead.push(500, 500, 500);
    await expect(storage.read("abc.webp")).rejects.toMatchObject({
      status: 503,
      code: "storage_away",
      cause: expect.objectContaining({ message: expect.stringContaining("answered 500") }),
    });
    asked = [];
    const stranger = bucketStorage(written.replace("secret", "guess"), { clock });
    await expect(stranger.read("abc.webp")).rejects.toThrow("answered 403");
    expect(asked).toHaveLength(1);
  });

  test("never reveals its secret in an error", async () => {
    const storage = bucketStorage(written, { clock });
    instead.push(403);
    const fault: unknown = await storage.read("a").catch((error: unknown) => error);
    expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toContain("secret");
  });
});

describe("a bucket that is away", () => {
  let app: TestApp;
  beforeAll(async () => {
    const storage = bucketStorage("http://key:secret@127.0.0.1:1/pictures", { clock: testClock() });
    app = await createTestApp({ media: createMediaStore({ storage }) });
  });
  afterAll(() => app.close());

  test.each(["/readyz", `/media/${"a".repeat(32)}/640.webp`])(
    "%s answers 503 with Retry-After",
    async (url) => {
      const answer = await app.app.inject({ url });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers["retry-after"]).toBe("5");
      expect(answer.json()).toMatchObject({ code: "storage_away" });
    },
  );
});
