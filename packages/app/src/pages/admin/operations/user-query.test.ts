import { expect, it } from "vitest";
import { readUserQuery, toUsersAsked, writeUserQuery } from "./user-query.ts";

const everybody = { q: "", role: "" } as const;

it("is the same after writing and reading the address", () => {
  expect(writeUserQuery(everybody)).toBe("");
  for (const query of [everybody, { q: "मीरा & asha", role: "author" } as const])
    expect(readUserQuery(`?${writeUserQuery(query)}`)).toEqual(query);
});

it("makes nothing of a role that there is not, and leaves out what is too long", () => {
  const read = readUserQuery(`?role=queen&q=${"a".repeat(300)}`);
  expect(read).toEqual({ q: "a".repeat(200), role: "" });
});

it("finds a username as the list writes it", () => {
  expect(toUsersAsked({ ...everybody, q: " @meera_3 " })).toEqual({ q: "meera_3" });
  expect(toUsersAsked({ q: "meera@example.org", role: "admin" })).toEqual({
    q: "meera@example.org",
    role: "admin",
  });
});
