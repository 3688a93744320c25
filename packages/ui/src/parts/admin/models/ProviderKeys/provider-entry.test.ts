import { expect, test } from "vitest";
import { entryFaults, nameFrom, type ProviderEntry } from "./provider-entry.ts";

const entry: ProviderEntry = {
  name: "riverside",
  protocol: "openai",
  address: "https://models.example.com/v1",
  key: "k",
};
const bare = { needsKey: false, taken: [] };

test("a whole entry has no faults, and another address needs no key", () => {
  expect(entryFaults(entry, { needsKey: true, taken: [] })).toEqual({});
  expect(entryFaults({ ...entry, key: null }, bare)).toEqual({});
});

test("each field says what is wrong with it", () => {
  const wrong = { ...entry, name: "River Side", address: "models.example.com", key: "" };
  expect(entryFaults(wrong, { needsKey: true, taken: [] })).toEqual({
    name: "models.nameFault",
    address: "models.addressFault",
    key: "models.keyMissing",
  });
  expect(entryFaults(entry, { needsKey: true, taken: ["riverside"] })).toEqual({
    name: "models.nameTaken",
  });
});

test("only web addresses are addresses", () => {
  expect(entryFaults({ ...entry, address: "ftp://models.example.com" }, bare)).toEqual({
    address: "models.addressFault",
  });
});

test("a name is made from the host", () => {
  expect(nameFrom("https://models.example.com:8443/v1")).toBe("models-example-com");
  expect(nameFrom("http://[::1]:8080")).toBe("1");
  expect(nameFrom("not yet")).toBe("");
});
