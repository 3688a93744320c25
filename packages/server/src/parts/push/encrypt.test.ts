import { createECDH } from "node:crypto";
import { expect, test } from "vitest";
import { pushCurve } from "../../lib/push-key.ts";
import { encryptPush } from "./encrypt.ts";
import { openPush } from "./testing/push-service.ts";

const bytes = (written: string) => Buffer.from(written, "base64url");

test("a message is encrypted as in the example of RFC 8291", () => {
  const sender = createECDH(pushCurve);
  sender.setPrivateKey(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
  const keys = {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const message = Buffer.from("When I grow up, I want to be a watermelon");
  const encrypted = encryptPush(message, keys, { sender, salt: bytes("DGv6ra1nlYgDCS1FRnbzlw") });
  expect(encrypted.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("every message has a key and a salt of its own, and its browser alone opens it", () => {
  const browser = createECDH(pushCurve);
  browser.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const keys = {
    p256dh: browser.getPublicKey().toString("base64url"),
    auth: auth.toString("base64url"),
  };
  const message = Buffer.from("नई ख़बर");
  const [one, other] = [encryptPush(message, keys), encryptPush(message, keys)];
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16));
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86));
  expect(openPush(one, { browser, auth })).toBe("नई ख़बर");
  expect(() => openPush(one, { browser, auth: Buffer.alloc(16, 8) })).toThrow(
    "unable to authenticate data",
  );
});

test("what has no room, and a key that is no point of the curve, are refused", () => {
  const browser = createECDH(pushCurve);
  browser.generateKeys();
  const auth = Buffer.alloc(16, 7).toString("base64url");
  const p256dh = browser.getPublicKey().toString("base64url");
  expect(encryptPush(Buffer.alloc(3_993), { p256dh, auth })).toHaveLength(4_096);
  expect(() => encryptPush(Buffer.alloc(3_994), { p256dh, auth })).toThrow(RangeError);
  expect(() => encryptPush(Buffer.from("x"), { p256dh: `B${"A".repeat(86)}`, auth })).toThrow(
    "Public key is not valid",
  );
});
