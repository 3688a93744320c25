import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { guardedFetch, mayBeAsked } from "./guarded-fetch.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function serving(answers: RequestListener): Promise<string> {
  server = createServer(answers);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const open = guardedFetch({ allowsPrivate: false });

test.each([
  ["127.0.0.1", true, true],
  ["::1", true, true],
  ["93.184.215.14", true, true],
  ["2606:2800:220:1::1", true, true],
  ["192.168.1.20", false, true],
  ["10.0.0.5", false, true],
  ["172.20.0.2", false, true],
  ["fd00::5", false, true],
  ["169.254.169.254", false, false],
  ["::ffff:169.254.169.254", false, false],
  ["::ffff:a9fe:a9fe", false, false],
  ["fd00:ec2::254", false, false],
  ["fe80::1", false, false],
  ["0.0.0.0", false, false],
  ["100.64.0.1", false, false],
  ["224.0.0.1", false, false],
])("%s is asked: %s, with private networks: %s", (address, plainly, withPrivate) => {
  expect(mayBeAsked(address, { allowsPrivate: false })).toBe(plainly);
  expect(mayBeAsked(address, { allowsPrivate: true })).toBe(withPrivate);
});

test("this machine is not asked where that is not allowed, by address or by name", async () => {
  const rules = { allowsPrivate: false, allowsThisMachine: false };
  for (const address of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])
    expect([address, mayBeAsked(address, rules)]).toEqual([address, false]);
  expect(mayBeAsked("93.184.215.14", rules)).toBe(true);
  let asked = 0;
  const root = await serving((_request, response) => {
    asked += 1;
    response.end();
  });
  const closed = guardedFetch(rules);
  for (const address of [root, root.replace("127.0.0.1", "localhost")])
    await expect(closed(address)).rejects.toMatchObject({ name: "AddressRefused" });
  expect(asked).toBe(0);
});

test("what a provider answers arrives in pieces, with its status and its headers", async () => {
  const rest = Promise.withResolvers<void>();
  const root = await serving((request, response) => {
    request.resume();
    request.on("end", () => {
      response.writeHead(429, { "retry-after": "7" });
      response.write("first");
      void rest.promise.then(() => response.end(" last"));
    });
  });
  const answer = await open(`${root}/v1`, { method: "POST", body: "asked" });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("7");
  const reader = answer.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("first");
  rest.resolve();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(" last");
});

test("a body and its headers are sent as they were given", async () => {
  let sent = "";
  const root = await serving((request, response) => {
    request.setEncoding("utf8");
    request.on("data", (piece: string) => (sent += piece));
    request.on("end", () => response.end(String(request.headers["authorization"])));
  });
  const answer = await open(root, {
    method: "POST",
    headers: { authorization: "Bearer k", "content-type": "application/json" },
    body: '{"a":"आ"}',
  });
  expect(await answer.text()).toBe("Bearer k");
  expect(sent).toBe('{"a":"आ"}');
});

test("nothing is sent to a forbidden address, and no redirect is followed", async () => {
  await expect(open("http://169.254.169.254/latest")).rejects.toMatchObject({
    name: "AddressRefused",
  });
  await expect(open("http://192.168.255.254/v1")).rejects.toMatchObject({ name: "AddressRefused" });
  let asked = 0;
  const root = await serving((_request, response) => {
    asked += 1;
    response.writeHead(302, { location: "/elsewhere" }).end();
  });
  await expect(open(root)).rejects.toMatchObject({ name: "AddressRefused" });
  expect(asked).toBe(1);
});

test("a caller that leaves ends the request", async () => {
  const closed = Promise.withResolvers<void>();
  const root = await serving((request) => void request.on("close", () => closed.resolve()));
  const leaving = new AbortController();
  const asked = open(root, { signal: leaving.signal });
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ name: "AbortError" });
});
