import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { defineCall, done, problem } from "@katha/api/contract";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const slow = defineCall(
  { id: "slow", method: "POST", path: "/slow", tag: "test", access: "anyone" },
  {
    summary: "Answers when it is let",
    answer: done,
  },
);

async function open(app: TestApp["app"]): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

function send(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}

test("closing finishes a running request, accepts no new one, and waits for nothing else", async () => {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const server = await createTestApp({}, (register) => {
    register(slow, async () => {
      reached.resolve();
      await released.promise;
      return { message: "Done." };
    });
  });
  const port = await open(server.app);
  const answer = fetch(`http://127.0.0.1:${port}/api/v1/slow`, { method: "POST" });
  await reached.promise;
  // Its request has begun, and ends while the server closes.
  let late = "";
  const begun = connect(port, "127.0.0.1");
  begun.write("GET /api/v1/ways HTTP/1.1\r\nHost: x\r\n");
  begun.on("data", (chunk) => (late += chunk.toString()));
  await once(begun, "connect");
  const isOver = once(begun, "close");
  await server.app.inject({ url: "/healthz" });
  const closing = server.close();
  await expect(send(port, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")).rejects.toThrow("ECONN");
  begun.write("\r\n");
  await isOver;
  expect(late).toMatch(
    /^HTTP\/1.1 503 [^]*application\/problem\+json[^]*Katha is closing just now/,
  );
  released.resolve();
  expect(await (await answer).json()).toEqual({ message: "Done." });
  await closing;
});

const written = {
  ...slow,
  id: "written",
  path: "/written",
  body: z.object({ text: z.string() }),
};

test("a slow response is aborted when its client disconnects, and not before", async () => {
  const [reached, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const seen: boolean[] = [];
  const lines: string[] = [];
  const logger = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const server = await createTestApp({ logger }, (register) => {
    register(written, async ({ body, disconnected, request: { raw } }) => {
      if (body.text === "stay") {
        // The whole request has been read; its sender is still waiting.
        if (!raw.closed) await once(raw, "close");
        seen.push(disconnected.aborted);
        return { message: "Done." };
      }
      disconnected.addEventListener("abort", () => left.resolve(), { once: true });
      reached.resolve();
      await left.promise;
      disconnected.throwIfAborted();
      return { message: "Nobody hears this." };
    });
  });
  try {
    const url = `http://127.0.0.1:${await open(server.app)}/api/v1/written`;
    const post = (text: string, signal: AbortSignal | null = null) =>
      fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text }),
        signal,
      });
    expect(await (await post("stay")).json()).toEqual({ message: "Done." });
    expect(seen).toEqual([false]);
    const leaving = new AbortController();
    const answer = post("leave", leaving.signal).catch((error: Error) => error.name);
    await reached.promise;
    leaving.abort();
    await left.promise;
    expect(await answer).toBe("AbortError");
  } finally {
    await server.close();
  }
  expect(lines).toEqual([]);
});

describe("an invalid request", () => {
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    server = await createTestApp();
    port = await open(server.app);
  });
  afterAll(() => server.close());

  test.each([
    ["no HTTP at all", "namaste\r\n\r\n", 400],
    ["a header without a colon", "GET / HTTP/1.1\r\nHost: x\r\nBroken Header\r\n\r\n", 400],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
      400,
    ],
    [
      "headers without end",
      `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${"a".repeat(40_000)}\r\n\r\n`,
      431,
    ],
  ])("%s is answered as a problem", async (_what, text, status) => {
    const [head = "", body = ""] = (await send(port, text)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain("application/problem+json");
    expect(problem.parse(JSON.parse(body)).request_id).not.toBe("");
  });
});

describe("a connection that asks without waiting for answers", () => {
  let server: TestApp;
  let port: number;
  const errors: string[] = [];
  beforeAll(async () => {
    const write = (line: string) => void errors.push(line);
    server = await createTestApp({ logger: pino({ level: "error" }, { write }) });
    port = await open(server.app);
  });
  afterAll(() => server.close());

  const ask = (times: number) => {
    const last = "GET /api/v1/categories HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    return "GET /api/v1/categories HTTP/1.1\r\nHost: x\r\n\r\n".repeat(times - 1) + last;
  };
  const answersIn = (text: string) => text.split("HTTP/1.1 200 ").length - 1;

  test("is answered for a few requests", async () => {
    expect(answersIn(await send(port, ask(30)))).toBe(30);
  });

  test("is closed before many of them are answered into memory", async () => {
    let handled = 0;
    server.app.server.on("request", (_request, response) => {
      response.once("finish", () => (handled += 1));
    });
    const text = await send(port, ask(400)).catch(() => "");
    expect(answersIn(text)).toBeLessThan(400);
    expect(handled).toBeLessThan(40);
    expect(answersIn(await send(port, ask(1)))).toBe(1);
    expect(errors).toEqual([]);
  });
});
