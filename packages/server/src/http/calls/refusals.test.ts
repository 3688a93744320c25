import { request as ask, type ClientRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { apiBase, calls, type AnyCall } from "@katha/api/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../lib/viewer.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const contract: AnyCall[] = Object.values(calls);
const player: Viewer = { id: "p", role: "player", has_premium_access: false };
const admin: Viewer = { id: "a", role: "admin", has_premium_access: false };
const visitor = "203.0.113.5";

let viewer: Viewer | null = null;
const open = (requestBudgets: number) =>
  createTestApp({
    identify: () => Promise.resolve(viewer),
    requestBudgets,
    trustedProxies: ["127.0.0.1"],
  });

interface Refusal {
  status: number | undefined;
  code: unknown;
  /** The server ends the connection, on which a body is still to come. */
  closes: boolean;
}

const sending = new Set<ClientRequest>();
afterEach(() => {
  for (const one of sending) one.destroy();
  sending.clear();
});

const aMegabyte = "1000000";
const pathOf = (call: AnyCall) =>
  apiBase + call.path.replaceAll(/\{\w+\}/g, "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11");

/** Sends the headers of a call and not a byte of the body that they announce. A server that reads it never answers. */
function announce({ app }: TestApp, call: AnyCall, length = aMegabyte): Promise<Refusal> {
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    "content-type": "application/json",
    "content-length": length,
    "x-forwarded-for": visitor,
  };
  return new Promise((resolve) => {
    const sent = ask({ port, method: call.method, path: pathOf(call), headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (piece: string) => (text += piece));
      answer.on("end", () => {
        const { code } = JSON.parse(text) as { code: unknown };
        const closes = answer.headers.connection === "close";
        resolve({ status: answer.statusCode, code, closes });
      });
    });
    sending.add(sent);
    // Also when the test ends it.
    sent.on("error", ({ message }) => resolve({ status: undefined, code: message, closes: true }));
    sent.flushHeaders();
  });
}

const refusals = (server: TestApp, these: readonly AnyCall[], length?: string) =>
  Promise.all(these.map(async (call) => [call.id, await announce(server, call, length)] as const));
const allOf = (these: readonly AnyCall[], refusal: Refusal) =>
  these.map(({ id }) => [id, refusal] as const);

describe("before a byte of its body is read", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await open(1_000);
    await server.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => server.close());

  test("every call for users is refused to a visitor", async () => {
    viewer = null;
    const forUsers = contract.filter(({ access }) => access !== "anyone");
    expect(forUsers.length).toBeGreaterThan(70);
    expect(await refusals(server, forUsers)).toEqual(
      allOf(forUsers, { status: 401, code: "sign_in_needed", closes: true }),
    );
  });

  test("every call for administrators is refused to others", async () => {
    viewer = player;
    const forAdmins = contract.filter(({ access }) => access === "admin");
    expect(forAdmins.length).toBeGreaterThan(20);
    expect(await refusals(server, forAdmins)).toEqual(
      allOf(forAdmins, { status: 403, code: "administrators_only", closes: true }),
    );
  });

  test("every call refuses a body above its limit", async () => {
    viewer = admin;
    expect(await refusals(server, contract, "30000000")).toEqual(
      allOf(contract, { status: 413, code: "too_large", closes: true }),
    );
  });

  test.each([
    ["uploadPicture", 60],
    ["register", 10],
  ] as const)("%s is refused to who asked %i times", async (id, times) => {
    viewer = { ...player, id };
    const call: AnyCall = calls[id];
    for (let time = 0; time <= times; time += 1)
      await server.app.inject({
        method: call.method,
        url: pathOf(call),
        payload: "{",
        headers: { "content-type": "application/json", "x-forwarded-for": visitor },
        remoteAddress: "127.0.0.1",
      });
    const refused = await announce(server, call, "10000");
    expect(refused).toEqual({ status: 429, code: "too_many_tries", closes: false });
  });

  test("a third long story of an account waits until another is read", async () => {
    viewer = { ...player, id: "three stories" };
    const three = [1, 2, 3].map(() => announce(server, calls.createStory));
    expect(await Promise.race(three)).toEqual({
      status: 429,
      code: "too_many_requests",
      closes: true,
    });
  });
});

describe("past a budget, before a byte of its body is read", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await open(0);
    await server.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => server.close());
  const refusal = { status: 429, code: "too_many_requests", closes: true };

  test("every call is refused to an address", async () => {
    viewer = null;
    expect(await refusals(server, contract)).toEqual(allOf(contract, refusal));
  });

  test("every call is refused to an account", async () => {
    viewer = admin;
    Object.assign(server.app.requestBudgets, { spendAddress: () => {} });
    const small = "10000";
    expect(await refusals(server, contract, small)).toEqual(
      allOf(contract, { ...refusal, closes: false }),
    );
  });
});

test("a body that does not say its length is cut off at the limit", async () => {
  const server = await open(1_000);
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  viewer = null;
  const answer = await new Promise<number | undefined>((resolve) => {
    const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
    const sent = ask({ port, method: "POST", path: pathOf(calls.login), headers }, (answered) => {
      resolve(answered.statusCode);
      sent.destroy();
    });
    sent.on("error", () => {});
    sent.write(`{"password":"${"x".repeat(17_000)}`);
  });
  expect(answer).toBe(413);
  await server.close();
});
