import { expect, test } from "vitest";
import { nameFrom, nameShape } from "./provider-entry.ts";

test("a name is short, and of small letters, numbers and hyphens", () => {
  for (const name of ["River Side", "-river", "r".repeat(41)]) {
    expect(nameShape.test(name), name).toBe(false);
  }
  expect(nameShape.test("riverside-2")).toBe(true);
});

test("a name is made from the host", () => {
  expect(nameFrom("https://models.example.com:8443/v1")).toBe("models-example-com");
  expect(nameFrom("http://[::1]:8080")).toBe("1");
  expect(nameFrom("not yet")).toBe("");
});
