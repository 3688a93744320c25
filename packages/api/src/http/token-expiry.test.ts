import { expect, it } from "vitest";
import { expiresSoon } from "./token-expiry.ts";

const tokenUntil = (exp: unknown) => `head.${btoa(JSON.stringify({ exp, name: "?>~" }))}.sign`;
const now = 1_000_000_000;

it.each([
  [-1, true],
  [29, true],
  [30, true],
  [31, false],
  [900, false],
])("with %i s left: %s", (left, soon) => {
  expect(expiresSoon(tokenUntil(now / 1000 + left), now)).toBe(soon);
});

it.each(["", "opaque", "a.%%.c", tokenUntil("soon"), `a.${btoa("null")}.c`])(
  "leaves a token that tells no time to the server: %s",
  (token) => {
    expect(expiresSoon(token, now)).toBe(false);
  },
);

it("reads claims in the alphabet of addresses", () => {
  const claims = btoa(JSON.stringify({ exp: now / 1000, name: "ÿ?>ÿÿ" }))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  expect(expiresSoon(`a.${claims}.c`, now)).toBe(true);
});
