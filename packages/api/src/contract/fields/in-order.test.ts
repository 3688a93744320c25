import { assert, jsonValue, property } from "fast-check";
import { expect, test } from "vitest";
import { inOrderOf } from "./in-order.ts";

const text = (value: unknown) => JSON.stringify(value);

test("parsed values keep the order in which they were sent, and what was filled in comes after", () => {
  const written = { b: [{ y: 1, x: 2 }, 5], gone: 1, a: "kept" };
  const read = { a: "kept", made: true, b: [{ x: 2, z: 3, y: 1 }, 5] };
  expect(text(inOrderOf(written, read))).toBe(
    '{"b":[{"y":1,"x":2,"z":3},5],"a":"kept","made":true}',
  );
});

test("ordering never changes a value, whatever it is compared with", () => {
  assert(
    property(jsonValue(), jsonValue(), (written, read) => {
      expect(inOrderOf(written, read)).toEqual(read);
      expect(text(inOrderOf(read, read))).toBe(text(read));
    }),
  );
});
