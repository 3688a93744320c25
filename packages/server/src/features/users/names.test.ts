import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authoringClient, insertTestCategory, wholeForm } from "../../testing/authoring.ts";
import { createTestApp, signUp, testPassword, type TestApp } from "../../testing/index.ts";
import { isReserved } from "./reserved-names.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await insertTestCategory(server.db);
});
afterAll(() => server.close());

const ask = async (method: "POST" | "PATCH", path: string, payload: object, headers = {}) => {
  const answer = await server.app.inject({ method, url: `/api/v1${path}`, payload, headers });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const register = (username: string, display_name: string | null = null) => {
  const passwords = { password: testPassword, confirm_password: testPassword };
  const email = `${username}@example.org`;
  return ask("POST", "/auth/register", { username, email, display_name, ...passwords });
};
const refusalOf = (field: string) => ({
  status: 422,
  body: { code: "invalid_input", detail: [{ loc: ["body", field], type: "name_reserved" }] },
});

test("invisible characters are removed from display names and titles", async () => {
  const entered = await register("meera_k", "\u202eMe\u200bera\u2069 क्\u200dष");
  expect(entered.body["user"]).toMatchObject({ display_name: "Meera क्\u200dष" });

  const author = await signUp(server);
  const authoring = authoringClient(server);
  const story = await authoring.write(author, { title: "Sa\u200blt\u202e \u0958" });
  expect(story.title).toBe("Salt \u0915\u093c");
  const edit = { title: "\u2066Ferry\u2069", description: "d" };
  expect((await authoring.ask("PUT", `/stories/${story.id}`, author, edit)).body["title"]).toBe(
    "Ferry",
  );
  const unseen = await authoring.ask("POST", "/stories/", author, {
    ...wholeForm,
    title: "\u200b\u202e",
  });
  expect(unseen.body.detail).toMatchObject([{ loc: ["body", "title"], msg: "Title is required" }]);
  const copy = await authoring.ask("POST", `/stories/${story.id}/duplicate`, author, {
    title: "C\u200bopy",
  });
  expect(copy.body["title"]).toBe("Copy");
});

describe("a name that only the people who run Katha may have", () => {
  test.each([
    "Admin",
    "ADMIN 2",
    "Katha",
    "Katha Team",
    "The Katha Team!",
    "katha-support",
    "Official Katha",
    "m0derator",
    "Аdmin",
    "Αdmіn",
    "ａｄｍｉｎ",
    "Ádmin",
    "A d m i n",
    "Katha Admin",
    "कथा टीम",
    "एडमिन",
  ])("is reserved: %s", (name) => {
    expect(isReserved(name)).toBe(true);
  });

  test.each([
    "Modi",
    "Kathak dancer",
    "Katharina",
    "Katha Rao",
    "Adminath",
    "Sysadmi Nair",
    "Stafford",
    "कथाकार",
    "आशा",
    "A reader",
    "Systemic",
  ])("is not reserved: %s", (name) => {
    expect(isReserved(name)).toBe(false);
  });

  test("is refused at sign-up, at its field", async () => {
    expect(await register("katha_team")).toMatchObject(refusalOf("username"));
    expect(await register("asha_1", "Katha\u200b Team")).toMatchObject(refusalOf("display_name"));
    expect((await register("asha_1", "Asha")).status).toBe(201);
  });

  test("is refused in the profile, and stays with who has it", async () => {
    const person = await signUp(server);
    const admin = await signUp(server, { role: "admin" });
    const rename = (display_name: string, by = person) =>
      ask("PATCH", "/auth/me", { display_name }, by.headers);
    expect(await rename("Moderator")).toMatchObject(refusalOf("display_name"));
    expect((await rename("Katha Team", admin)).status).toBe(200);
    await server.db
      .updateTable("users")
      .set({ display_name: "Moderator" })
      .where("id", "=", person.id)
      .execute();
    expect((await rename("Moderator")).status).toBe(200);
  });

  test("is an administrator's own, also in letters that look like theirs", async () => {
    const admin = await signUp(server, { role: "admin", username: "sunila_rao" });
    await ask("PATCH", "/auth/me", { display_name: "Sunila Rao" }, admin.headers);
    const person = await signUp(server);
    for (const name of ["Sunila Rao", "sunila  rao", "SuniIa Rao", "Sunilа Rао", "$unila.Rao"])
      expect(await ask("PATCH", "/auth/me", { display_name: name }, person.headers)).toMatchObject(
        refusalOf("display_name"),
      );
    expect(await register("sunila__rao")).toMatchObject(refusalOf("username"));
    const other = { display_name: "Sunila Rathore" };
    expect((await ask("PATCH", "/auth/me", other, person.headers)).status).toBe(200);
  });
});
