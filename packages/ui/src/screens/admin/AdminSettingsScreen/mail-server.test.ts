import { expect, test } from "vitest";
import { mailServerAddress } from "./mail-server.ts";

test("a user and a password may hold any sign", () => {
  const server = " smtps://mail.example.org:465 ";
  const address = mailServerAddress({ server, user: "post@club", password: "50% of: a/b@c" }) ?? "";
  const { host, username, password } = new URL(address);
  expect(host).toBe("mail.example.org:465");
  expect([username, password].map(decodeURIComponent)).toEqual(["post@club", "50% of: a/b@c"]);
});

test("a server may ask for nobody, and without one there is no address", () => {
  const nobody = { user: " ", password: "" };
  expect(mailServerAddress({ server: "smtp://localhost", ...nobody })).toBe("smtp://localhost");
  expect(mailServerAddress({ server: "  ", ...nobody })).toBeUndefined();
});
