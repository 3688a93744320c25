import { expect, test } from "vitest";
import { safeUrl } from "./safe-url.ts";

test.each([
  "https://example.org/a?b=c:d",
  "HTTP://example.org",
  "irc://example.org/tellers",
  "ircs://example.org",
  "mailto:desk@example.org",
  "xmpp:desk@example.org",
  "/game/1",
  "part-two",
  "#ending",
  "?page=2",
  "a/b:c",
])("%s is kept", (address) => {
  expect(safeUrl(address)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<b>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://example.org/1",
])("%s is rejected", (address) => {
  expect(safeUrl(address)).toBe("");
});
