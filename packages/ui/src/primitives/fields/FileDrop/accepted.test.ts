import { expect, test } from "vitest";
import { acceptedKinds, afterOffer } from "./accepted.ts";

const file = (name: string, type = "", size = 3) =>
  new File(["x".repeat(size)], name, { type, lastModified: 1 });
const offered = (...files: File[]) => files.map((one) => ({ file: one, isFolder: false }));
const free = { accept: "", maxBytes: Infinity, maxFiles: 1 };
const names = (files: readonly File[]) => files.map(({ name }) => name);

test.each([
  [".ink", "ferry.ink", "", true],
  [".ink", "FERRY.INK", "", true],
  [".ink", "ferry.twee", "", false],
  ["image/png", "a.png", "image/png", true],
  ["image/png", "a.jpg", "image/jpeg", false],
  ["image/*", "a.jpg", "image/jpeg", true],
  ["image/*", "imagery.txt", "text/plain", false],
  [".ink, text/plain", "a.txt", "text/plain", true],
  ["", "anything", "", true],
])("%j and a file %s of type %j: %s", (accept, name, type, isTaken) => {
  const { files, refused } = afterOffer([], offered(file(name, type)), { ...free, accept });
  expect(files).toHaveLength(isTaken ? 1 : 0);
  expect(refused.map(({ why }) => why)).toEqual(isTaken ? [] : ["kind"]);
});

test("kinds are read as a browser reads them", () => {
  expect(acceptedKinds(" .INK, image/* ,")).toEqual([".ink", "image/*"]);
});

test("a single file takes the place of the one before it", () => {
  const { files } = afterOffer([file("a")], offered(file("b")), free);
  expect(names(files)).toEqual(["b"]);
});

test("what is refused leaves what was chosen", () => {
  const limits = { ...free, accept: ".ink", maxBytes: 5 };
  const before = [file("a.ink")];
  const wrong = afterOffer(before, offered(file("b.png")), limits);
  expect(wrong.files).toBe(before);
  const large = afterOffer(before, offered(file("b.ink", "", 6)), limits);
  expect(large.files).toBe(before);
  expect(large.refused).toEqual([{ name: "b.ink", size: 6, why: "size" }]);
});

test("of two files one is taken where one is enough", () => {
  const { files, refused } = afterOffer([], offered(file("a"), file("b")), free);
  expect(names(files)).toEqual(["a"]);
  expect(refused).toMatchObject([{ name: "b", why: "count" }]);
});

test("several are added, each once, up to so many", () => {
  const limits = { ...free, maxFiles: 3 };
  const first = afterOffer([], offered(file("a"), file("b")), limits);
  const then = afterOffer(first.files, offered(file("a"), file("c"), file("d")), limits);
  expect(names(then.files)).toEqual(["a", "b", "c"]);
  expect(then.refused).toMatchObject([{ name: "d", why: "count" }]);
});

test("a folder is no file", () => {
  const { files, refused } = afterOffer([], [{ file: file("covers"), isFolder: true }], free);
  expect(files).toEqual([]);
  expect(refused).toMatchObject([{ name: "covers", why: "folder" }]);
});
