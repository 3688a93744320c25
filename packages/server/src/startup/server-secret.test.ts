import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Secret } from "../lib/secret.ts";
import { openSecret } from "./server-secret.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "katha-secret-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const fingerprintOf = (secret: Secret, purpose = "test") =>
  Buffer.from(secret.keyFor(purpose)).toString("hex");
const open = (secret?: string) => openSecret({ dataDir, secret });

test("is generated once, readable by this user only, and found again", async () => {
  const first = fingerprintOf(await open());
  expect(fingerprintOf(await open())).toBe(first);
  expect((await stat(join(dataDir, "secret"))).mode & 0o777).toBe(0o600);
  await rm(join(dataDir, "secret"));
  expect(fingerprintOf(await open())).not.toBe(first);
});

test("servers that start at once use the same", async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, () => open()));
  expect(new Set(opened.map((secret) => fingerprintOf(secret))).size).toBe(1);
  expect(fingerprintOf(await open())).toBe(fingerprintOf(opened[0] ?? (await open())));
});

test("a configured one is not stored, and gives the same keys everywhere", async () => {
  const chosen = "a secret that somebody chose with care";
  const elsewhere = await openSecret({ dataDir: "/nowhere", secret: chosen });
  expect(fingerprintOf(await open(chosen))).toBe(fingerprintOf(elsewhere));
  await expect(stat(join(dataDir, "secret"))).rejects.toThrow("ENOENT");
});

test("gives each purpose a key of its own", async () => {
  const secret = await open();
  const keys = new Set(
    ["access token", "refresh token", "tries"].map((one) => fingerprintOf(secret, one)),
  );
  expect(keys.size).toBe(3);
  const kept = await readFile(join(dataDir, "secret"), "utf8");
  expect(keys).not.toContain(Buffer.from(kept.trim(), "base64url").toString("hex"));
});

test("a damaged one stops the start in one line", async () => {
  await writeFile(join(dataDir, "secret"), "short");
  await expect(open()).rejects.toThrow(/secret in .* is damaged\. Put back the file/);
});
