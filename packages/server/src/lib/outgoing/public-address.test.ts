import { assert, constantFrom, integer, ipV4, ipV6, property, string, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

describe("an address", () => {
  test.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.251",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "2606:4700::1%1",
    "fec0::1",
    "ff02::1",
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    "1.1.1.1",
    "8.8.8.8",
    "172.15.255.255",
    "172.32.0.1",
    "192.169.0.1",
    "2606:4700::1111",
  ])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test("in a special network is refused, also inside IPv6", () => {
    const closed = constantFrom("10", "127", "0", "224", "255");
    const byte = integer({ min: 0, max: 255 });
    assert(
      property(tuple(closed, byte, byte, byte), (bytes) => {
        const address = bytes.join("..");
        expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      }),
    );
  });

  test("of version 6 outside the global range is refused", () => {
    assert(
      property(ipV6(), (address) => {
        const [first = ""] = address.split(":");
        const isGlobal = /^[23][0-9a-f]{3}$/i.test(first);
        return isGlobal || !isPublicAddress(address);
      }),
    );
  });

  test("that is invalid is refused without throwing", () => {
    assert(property(string(), (text) => !isPublicAddress(text)));
    assert(property(ipV4(), (text) => typeof isPublicAddress(text) === "boolean"));
    for (const text of [
      "",
      "2130706433",
      "0x7f000001",
      "0177.0.0.1",
      "127.1",
      "localhost",
      "1.1.1.1 ",
    ])
      expect(isPublicAddress(text)).toBe(false);
  });
});
