import { expect, it } from "vitest";
import { readUserQuery, toUsersAsked, writeUserQuery } from "./user-query.ts";

const everybody = { q: "", role: "", account: "" } as const;

it("is the same after writing and reading the address", () => {
  expect(writeUserQuery(everybody)).toBe("");
  for (const query of [everybody, { q: "मीरा & asha", role: "author", account: "open" } as const])
    expect(readUserQuery(`?${writeUserQuery(query)}`)).toEqual(query);
});

it("ignores an unknown role, and leaves out what is too long", () => {
  const read = readUserQuery(`?role=queen&account=lost&q=${"a".repeat(300)}`);
  expect(read).toEqual({ q: "a".repeat(200), role: "", account: "" });
});

it("finds a username as the list writes it", () => {
  expect(toUsersAsked({ ...everybody, q: " @meera_3 " })).toEqual({ q: "meera_3" });
  expect(toUsersAsked({ q: "m@example.org", role: "admin", account: "" })).toEqual({
    q: "m@example.org",
    role: "admin",
  });
});

it("asks for those who are suspended, or who are not", () => {
  expect(toUsersAsked({ ...everybody, account: "suspended" })).toEqual({
    q: "",
    isSuspended: true,
  });
  expect(toUsersAsked({ ...everybody, account: "open" })).toEqual({ q: "", isSuspended: false });
});
