import { expect, test } from "vitest";
import { createSecret } from "./secret.ts";
import { openKey, sealKey } from "./sealed-key.ts";

const secret = createSecret("one secret");
const key = "sk-live-a-long-key-of-ours";

test("a key opens under its own secret and provider alone", () => {
  const sealed = sealKey(key, { secret, provider: "openai" });
  expect(sealed).not.toContain(key);
  expect(Buffer.from(sealed.split(".")[1] ?? "", "base64url").toString("latin1")).not.toContain(
    key,
  );
  expect(openKey(sealed, { secret, provider: "openai" })).toBe(key);
  expect(openKey(sealed, { secret, provider: "groq" })).toBeUndefined();
  expect(openKey(sealed, { secret: createSecret("another"), provider: "openai" })).toBeUndefined();
});

test("two seals of one key differ, and a changed one does not open", () => {
  const provider = "openai";
  const sealed = sealKey(key, { secret, provider });
  expect(sealKey(key, { secret, provider })).not.toBe(sealed);
  for (const at of [4, 20, sealed.length - 2]) {
    const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
    expect(openKey(changed, { secret, provider })).toBeUndefined();
  }
  expect(openKey("v1.", { secret, provider })).toBeUndefined();
  expect(openKey(key, { secret, provider })).toBeUndefined();
});
