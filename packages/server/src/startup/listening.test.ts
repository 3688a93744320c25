import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addressOf, listen, refuseTakenPlace } from "./listening.ts";

let folder: string;
let socket: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-socket-"));
  socket = path.join(folder, "katha.sock");
});
afterEach(() => rm(folder, { recursive: true }));

const place = () => ({ host: "127.0.0.1", port: 0, socket });

const asked = (socketPath: string) =>
  new Promise<string>((resolve, reject) => {
    get({ socketPath, path: "/who", headers: { "x-forwarded-for": "203.0.113.9" } }, (answer) => {
      answer.setEncoding("utf8").on("data", resolve);
    }).on("error", reject);
  });

async function opened() {
  const app = fastify({ trustProxy: (address) => address === "127.0.0.1" });
  app.get("/who", async ({ ip }) => ip);
  await listen(app, place());
  return app;
}

test("a Unix socket is open to its group, knows its proxy's visitor, and is gone at the end", async () => {
  const app = await opened();
  expect(statSync(socket).mode & 0o777).toBe(0o660);
  expect(addressOf(app, place())).toBe(socket);
  expect(await asked(socket)).toBe("203.0.113.9");
  await app.close();
  expect(existsSync(socket)).toBe(false);
});

test("a socket that somebody answers at is left alone", async () => {
  const app = await opened();
  await expect(refuseTakenPlace(place())).rejects.toThrow("Another program listens at");
  expect(await asked(socket)).toBe("203.0.113.9");
  await app.close();
});

test("a socket that a killed server left behind is removed", async () => {
  const killed = createServer();
  await new Promise<void>((resolve) => {
    killed.listen(socket, resolve);
  });
  const { linkSync, unlinkSync } = await import("node:fs");
  const kept = path.join(folder, "kept");
  linkSync(socket, kept);
  await new Promise((resolve) => {
    killed.close(resolve);
  });
  linkSync(kept, socket);
  unlinkSync(kept);
  await refuseTakenPlace(place());
  expect(existsSync(socket)).toBe(false);
});

test("a file that is no socket, and a folder that is not there, end the start in words", async () => {
  await writeFile(socket, "mine");
  await expect(refuseTakenPlace(place())).rejects.toThrow("It was left alone");
  expect(existsSync(socket)).toBe(true);
  const away = { ...place(), socket: path.join(folder, "no", "katha.sock") };
  await expect(refuseTakenPlace(away)).rejects.toThrow("there is no folder");
});

// A container may have none.
const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === "::1");

test.runIf(hasIpv6)("IPv6 alone is an address like any other", async () => {
  const app = fastify();
  const there = { host: "::1", port: 0, socket: undefined };
  await refuseTakenPlace(there);
  await listen(app, there);
  const { port } = app.server.address() as { port: number };
  expect((await fetch(`http://[::1]:${port}/`)).status).toBe(404);
  await app.close();
});
