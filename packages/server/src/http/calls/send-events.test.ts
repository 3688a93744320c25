import { connect, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { defineCall, done } from "@katha/api/contract";
import { z } from "zod";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { EventStream, type WireEvent } from "../../lib/event-stream.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const streamed = defineCall(
  { id: "streamed", method: "GET", path: "/streamed", tag: "test", access: "anyone" },
  {
    summary: "Tells what the test tells",
    answer: done,
    stream: z.object({ event: z.string(), seq: z.int(), text: z.string() }),
  },
);

type Source = (listening: AbortSignal) => AsyncGenerator<WireEvent & { text: string }>;

let server: TestApp;
let port: number;
let source: Source;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await createTestApp({}, (register) => {
    register(streamed, async () => new EventStream((listening) => source(listening)));
  });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => server.close());

function listen(): { socket: Socket; heard: () => string } {
  let heard = "";
  const socket = connect(port, "127.0.0.1", () =>
    socket.write("GET /api/v1/streamed HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n"),
  );
  socket.on("data", (bytes) => (heard += bytes.toString()));
  sockets.push(socket);
  return { socket, heard: () => heard };
}

test("an idle stream sends comments", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const ended = Promise.withResolvers<void>();
  source = async function* () {
    yield { event: "one", seq: 0, text: "It begins." };
    await ended.promise;
  };
  const { heard } = listen();
  await expect.poll(() => heard()).toContain("It begins.");
  vi.advanceTimersByTime(31_000);
  await expect.poll(() => heard().match(/^: here$/gm)).toHaveLength(2);
  ended.resolve();
});

test("a slow client is not written to without limit, and one that disconnects is dropped", async () => {
  let told = 0;
  const left = Promise.withResolvers<void>();
  const text = "x".repeat(64 * 1024);
  source = async function* (listening) {
    listening.addEventListener("abort", () => left.resolve());
    for (; told < 2_000 && !listening.aborted; told += 1) yield { event: "much", seq: told, text };
  };
  const { socket } = listen();
  socket.pause();
  let before = -1;
  await vi.waitFor(
    () => {
      const now = told;
      const isStill = now > 0 && now === before;
      before = now;
      expect(isStill).toBe(true);
    },
    { timeout: 60_000, interval: 400 },
  );
  expect(told).toBeLessThan(500);
  socket.destroy();
  await left.promise;
});
