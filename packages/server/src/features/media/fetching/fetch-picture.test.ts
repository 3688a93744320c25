import { createServer, request, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pictureBytesMax } from "@katha/api/contract";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Problem } from "../../../lib/problem.ts";
import { coverMessages } from "../covers/cover-problems.ts";
import {
  createPictureFetcher,
  type Connect,
  type FetchingOptions,
  type Resolve,
} from "./fetch-picture.ts";

const openAddress = "93.184.215.14";
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Stands in for somebody else's server; every address that the guard allows leads here. */
async function strangerThat(answers: RequestListener, options: FetchingOptions = {}) {
  server = createServer(answers);
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const connect = vi.fn<Connect>(async (url, _address, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Connect>>>();
    const path = url.pathname + url.search;
    request({ host: "127.0.0.1", port, path, signal, agent: false }, resolve)
      .on("error", reject)
      .end();
    return promise;
  });
  const resolve = vi.fn<Resolve>(() => Promise.resolve([openAddress]));
  const fetchPicture = createPictureFetcher({
    connect,
    resolve,
    // For what never ends.
    timeLimit: 60_000,
    nameLimit: () => nextTurn(),
    ...options,
  });
  return { fetchPicture, connect, resolve };
}

async function refusalOf(fetching: Promise<unknown>): Promise<unknown> {
  const error = await fetching.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Problem);
  const { status, code, detail } = error as Problem;
  expect([status, code]).toEqual([422, "cover_unavailable"]);
  expect(detail).toMatchObject([{ loc: ["body", "cover_image_url"] }]);
  return (detail as { msg: string }[])[0]?.msg;
}

const cover = "https://covers.example/a.png?size=large";

describe("a picture at a public address", () => {
  test("is downloaded from the very address that was checked", async () => {
    const { fetchPicture, connect, resolve } = await strangerThat((asked, answer) =>
      answer.end(asked.url),
    );
    expect((await fetchPicture(cover)).toString()).toBe("/a.png?size=large");
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(connect.mock.calls.map(([url, address]) => [url.host, address])).toEqual([
      ["covers.example", openAddress],
    ]);
  });

  test("is resolved once: a changed DNS answer has no effect", async () => {
    const answers = [[openAddress], ["127.0.0.1"]];
    const resolve = vi.fn<Resolve>(() => Promise.resolve(answers.shift() ?? []));
    const { fetchPicture, connect } = await strangerThat((_, answer) => answer.end("x"), {
      resolve,
    });
    await fetchPicture(cover);
    expect(connect.mock.calls[0]?.[1]).toBe(openAddress);
    expect(await refusalOf(fetchPicture(cover))).toBe(coverMessages.cover_server_unknown);
    expect(connect).toHaveBeenCalledTimes(1);
  });
});

describe("no connection is opened", () => {
  test.each([
    ["http://covers.example/a.png", coverMessages.cover_not_https],
    ["ftp://covers.example/a.png", coverMessages.cover_not_https],
    ["file:///etc/passwd", coverMessages.cover_not_https],
    ["data:image/png;base64,AAAA", coverMessages.cover_not_https],
    ["https://", coverMessages.cover_not_https],
    ["https://me:secret@covers.example/a.png", coverMessages.cover_with_password],
    ["https://covers.example:8443/a.png", coverMessages.cover_with_port],
    ["https://127.0.0.1/a.png", coverMessages.cover_not_public],
    ["https://2130706433/a.png", coverMessages.cover_not_public],
    ["https://0x7f.1/a.png", coverMessages.cover_not_public],
    ["https://0177.0.0.1/a.png", coverMessages.cover_not_public],
    ["https://127.1/a.png", coverMessages.cover_not_public],
    ["https://[::1]/a.png", coverMessages.cover_not_public],
    ["https://[::ffff:127.0.0.1]/a.png", coverMessages.cover_not_public],
    ["https://[::ffff:7f00:1]/a.png", coverMessages.cover_not_public],
    ["https://[fd00::1]/a.png", coverMessages.cover_not_public],
    ["https://169.254.169.254/latest/meta-data", coverMessages.cover_not_public],
    ["https://①②⑦.0.0.1/a.png", coverMessages.cover_not_public],
  ])("for %s", async (url, message) => {
    const { fetchPicture, connect } = await strangerThat((_, answer) => answer.end("inside"));
    expect(await refusalOf(fetchPicture(url))).toBe(message);
    expect(connect).not.toHaveBeenCalled();
  });

  test.each<[what: string, resolve: Resolve, reason: string]>([
    ["is of this machine", async () => ["127.0.0.1"], "name_of_private_address"],
    ["is ours too", async () => [openAddress, "10.0.0.5"], "name_of_private_address"],
    ["is ours in IPv6", async () => ["::ffff:10.0.0.5"], "name_of_private_address"],
    ["has no address", async () => [], "name_without_address"],
    ["nobody has", () => Promise.reject(new Error("ENOTFOUND")), "name_without_address"],
    ["is never found", () => new Promise<never>(() => {}), "name_without_address"],
  ])("to a name that %s, with the same answer at the same time", async (_what, resolve, reason) => {
    const limit = Promise.withResolvers<void>();
    const nameLimit = vi.fn<() => Promise<void>>(() => limit.promise);
    const { fetchPicture, connect } = await strangerThat((_, answer) => answer.end("x"), {
      resolve,
      nameLimit,
    });
    const order: string[] = [];
    const refused = fetchPicture(cover);
    const answered = refusalOf(refused).finally(() => order.push("refused"));
    await nextTurn();
    order.push("the limit of names");
    limit.resolve();
    expect(await answered).toBe(coverMessages.cover_server_unknown);
    expect(order).toEqual(["the limit of names", "refused"]);
    expect(nameLimit).toHaveBeenCalledOnce();
    await expect(refused).rejects.toMatchObject({ logged: { reason } });
    expect(connect).not.toHaveBeenCalled();
  });
});

describe("another server", () => {
  test.each([301, 302, 303, 307, 308])("that redirects with %i is not followed", async (code) => {
    const { fetchPicture, connect } = await strangerThat((_, answer) =>
      answer.writeHead(code, { location: "https://127.0.0.1/" }).end(),
    );
    expect(await refusalOf(fetchPicture(cover))).toBe(coverMessages.cover_moved);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test.each([204, 206, 404, 500])("that answers %i gives no cover", async (code) => {
    const { fetchPicture } = await strangerThat((_, answer) => answer.writeHead(code).end());
    expect(await refusalOf(fetchPicture(cover))).toBe(coverMessages.cover_unreachable);
  });

  test("that breaks off gives none either", async () => {
    const { fetchPicture } = await strangerThat((_, answer) => {
      answer.writeHead(200, { "content-length": "100" });
      answer.write("half", () => answer.destroy());
    });
    expect(await refusalOf(fetchPicture(cover))).toBe(coverMessages.cover_unreachable);
  });

  test("that never answers, or drips, is dropped at the time limit", async () => {
    const timeLimit = 150;
    const silent = await strangerThat(() => {}, { timeLimit });
    expect(await refusalOf(silent.fetchPicture(cover))).toBe(coverMessages.cover_too_slow);
    const dripping = await strangerThat(
      (_, answer) => {
        const drip = setInterval(() => answer.write(".."), 10);
        answer.on("close", () => clearInterval(drip));
      },
      { timeLimit },
    );
    expect(await refusalOf(dripping.fetchPicture(cover))).toBe(coverMessages.cover_too_slow);
  });

  test("that announces or sends more than 5 MB is cut off", async () => {
    const saying = await strangerThat((_, answer) => {
      answer.writeHead(200, { "content-length": String(pictureBytesMax + 1) });
      answer.write("x");
    });
    expect(await refusalOf(saying.fetchPicture(cover))).toBe(coverMessages.cover_too_large);
    let sent = 0;
    const chunk = Buffer.alloc(256 * 1024);
    const sending = await strangerThat((_, answer) => {
      const more = () => {
        sent += chunk.length;
        if (!answer.destroyed) answer.write(chunk, more);
      };
      more();
    });
    expect(await refusalOf(sending.fetchPicture(cover))).toBe(coverMessages.cover_too_large);
    expect(sent).toBeLessThan(4 * pictureBytesMax);
    const exact = await strangerThat((_, answer) => answer.end(Buffer.alloc(pictureBytesMax)));
    expect(await exact.fetchPicture(cover)).toHaveLength(pictureBytesMax);
  });
});
