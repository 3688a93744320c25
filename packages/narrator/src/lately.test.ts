import { expect, test } from "vitest";
import { lately } from "./lately.ts";

test("so many keys that were asked for last are made once, and others are forgotten", () => {
  const made: string[] = [];
  const kept = lately<string>(3);
  const ask = (keys: string) =>
    Array.from(keys, (key) =>
      kept(key, () => {
        made.push(key);
        return key.toUpperCase();
      }),
    ).join("");
  expect(ask("abcabcabc")).toBe("ABCABCABC");
  expect(made.join("")).toBe("abc");
  expect(ask("dcbd")).toBe("DCBD");
  expect(made.join("")).toBe("abcd");
  ask("efgh");
  expect(ask("a")).toBe("A");
  expect(made.join("")).toBe("abcdefgha");
});
