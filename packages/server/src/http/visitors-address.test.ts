import { defineCall, done } from "@katha/api/contract";
import { expect, test } from "vitest";
import { createTestApp } from "../testing/test-app.ts";

const who = defineCall(
  { id: "who", method: "GET", path: "/who", tag: "test", access: "anyone" },
  { summary: "Says who asks", answer: done },
);

/** Whom the server takes a visitor for, told by one who connects from `remoteAddress`. */
async function addressFor(
  trustedProxies: readonly string[],
  remoteAddress: string,
  forwarded: string,
): Promise<string> {
  const server = await createTestApp({ trustedProxies }, (register) => {
    register(who, async ({ request }) => ({ message: request.ip }));
  });
  const answer = await server.app.inject({
    url: "/api/v1/who",
    remoteAddress,
    headers: { "x-forwarded-for": forwarded },
  });
  await server.close();
  return answer.json<{ message: string }>().message;
}

test.each([
  ["nobody is trusted", [], "10.0.0.1", "203.0.113.9", "10.0.0.1"],
  ["a stranger's word", ["10.0.0.0/8"], "198.51.100.7", "203.0.113.9", "198.51.100.7"],
  ["a proxy of the network", ["10.0.0.0/8"], "10.200.3.4", "203.0.113.9", "203.0.113.9"],
  ["an IPv4 proxy in IPv6's form", ["10.0.0.0/8"], "::ffff:10.2.3.4", "203.0.113.9", "203.0.113.9"],
  ["a proxy of an IPv6 network", ["fd00:1::/32"], "fd00:1::7", "2001:db8::5", "2001:db8::5"],
  ["the network beside it", ["fd00:1::/32"], "fd00:2::7", "2001:db8::5", "fd00:2::7"],
  [
    "a link's own address with its card",
    ["linklocal"],
    "fe80::1%eth0",
    "2001:db8::5",
    "2001:db8::5",
  ],
  [
    "what the visitor wrote first",
    ["loopback"],
    "127.0.0.1",
    "1.1.1.1, 203.0.113.9",
    "203.0.113.9",
  ],
  ["two proxies", ["loopback", "uniquelocal"], "::1", "203.0.113.9, 192.168.1.4", "203.0.113.9"],
])("%s", async (_what, trusted, from, forwarded, address) => {
  expect(await addressFor(trusted, from, forwarded)).toBe(address);
});
