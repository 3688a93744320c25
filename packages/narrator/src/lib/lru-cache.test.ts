import { expect, test } from "vitest";
import { lruCache } from "./lru-cache.ts";

test("the keys used last are made once, and others are forgotten", () => {
  const made: string[] = [];
  const kept = lruCache<string>(3);
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
