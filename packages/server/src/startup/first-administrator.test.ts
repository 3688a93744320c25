import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isPassword } from "../lib/passwords.ts";
import { createIds } from "../lib/ids.ts";
import { createTestDatabase, testClock, type TestDatabase } from "../testing/index.ts";
import { ensureAdministrator, generatePassword } from "./first-administrator.ts";

const clock = testClock();
const ids = createIds(clock);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom("users").execute());

const nobodyChosen = { email: undefined, password: undefined };
const ensure = (options: { email: string | undefined; password: string | undefined }) =>
  ensureAdministrator({ db: database.db, clock, ids }, options);
const readUsers = () => database.db.selectFrom("users").selectAll().orderBy("id").execute();
const addPlayer = (username: string, email: string) =>
  database.db
    .insertInto("users")
    .values({
      id: ids(),
      username,
      email,
      display_name: username,
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    .execute();

test("a new administrator gets what every account gets, in one transaction", async () => {
  const begun: string[] = [];
  const chosen = { email: "asha@example.org", password: "Open Sesame 1!" };
  const refuse = async () => Promise.reject(new Error("Not now."));
  const needs = { db: database.db, clock, ids };
  await expect(ensureAdministrator({ ...needs, onNewAccount: refuse }, chosen)).rejects.toThrow(
    "Not now.",
  );
  expect(await readUsers()).toEqual([]);
  const onNewAccount = async (_within: unknown, { id }: { id: string }) => void begun.push(id);
  await ensureAdministrator({ ...needs, onNewAccount }, chosen);
  await ensureAdministrator({ ...needs, onNewAccount }, chosen);
  expect(begun).toEqual((await readUsers()).map(({ id }) => id));
});

test("if others can reach the server, a guessable password creates no administrator", async () => {
  const needs = { db: database.db, clock, ids };
  const email = "asha@example.org";
  const createWith = (password: string) =>
    ensureAdministrator(needs, {
      email,
      password,
      isGuessable: async (one) => one === "Password1!",
    });
  await expect(createWith("Password1!")).rejects.toThrow("KATHA_ADMIN_PASSWORD is easy to guess");
  expect(await readUsers()).toEqual([]);
  await createWith("the lamp must not go out");
  expect(await readUsers()).toHaveLength(1);
});

test("the configured administrator can sign in with the configured password", async () => {
  const made = await ensure({ email: "asha@example.org", password: "Open Sesame 1!" });
  expect(made).toEqual({ email: "asha@example.org", generatedPassword: undefined });
  const [admin] = await readUsers();
  expect(admin).toMatchObject({ email: "asha@example.org", role: "admin", is_verified: true });
  expect(admin?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword("Open Sesame 1!", admin?.password_hash ?? "")).toBe(true);
  expect(await isPassword("open sesame 1!", admin?.password_hash ?? "")).toBe(false);
});

test("without a configured password one is generated, once, and marked as printed", async () => {
  const made = await ensure(nobodyChosen);
  const [admin] = await readUsers();
  expect(admin?.password_hash).toMatch(/^printed:\$argon2id\$/);
  expect(await isPassword(made?.generatedPassword ?? "", admin?.password_hash ?? "")).toBe(true);
  expect(await ensure(nobodyChosen)).toBeUndefined();
  expect(await readUsers()).toHaveLength(1);
});

test("servers that start at once create one administrator and show one password", async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => ensure(nobodyChosen)));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await readUsers()).toHaveLength(1);
});

test("a player's name or email is never taken over", async () => {
  await addPlayer("Admin", "asha@example.org");
  await expect(ensure({ email: "asha@example.org", password: undefined })).rejects.toThrow(
    "asha@example.org belongs to another user",
  );
  await ensure(nobodyChosen);
  const users = await readUsers();
  expect(users.map(({ role }) => role)).toEqual(["player", "admin"]);
  expect(users[1]?.username).toMatch(/^admin_[0-9a-f]{12}$/);
});

test("generated passwords satisfy the rules and differ", () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  expect(new Set(passwords).size).toBe(200);
  for (const password of passwords) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w]{6}\.[\w]{6}\.[\w]{6}$/);
  }
});
