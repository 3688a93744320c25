import { personalTokensMax } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestApp,
  deliverEmails,
  signUp,
  testPassword,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";
import { bearerOf } from "./identify.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const call = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  by: Person,
  payload?: object,
) =>
  server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: by.headers,
    ...(payload && { payload }),
  });

const make = (by: Person, form: object = {}) =>
  call("POST", "/auth/tokens", by, {
    name: "Reader",
    scope: "read",
    password: testPassword,
    ...form,
  });

const list = async (by: Person) => (await call("GET", "/auth/tokens", by)).json().tokens;

test("a token is told once, listed without itself, and its owner is written to", async () => {
  const asha = await signUp(server);
  const made = await make(asha, { name: "My desk", scope: "write", days: 30 });
  expect(made.statusCode).toBe(201);
  const { token, ...listed } = made.json();
  expect(token).toMatch(/^katha_[\w-]{43}$/);
  expect(listed).toMatchObject({
    name: "My desk",
    scope: "write",
    last_used_at: null,
    is_expired: false,
    expires_at: new Date(server.clock.now().getTime() + 30 * 86_400_000).toISOString(),
  });
  expect(await list(asha)).toEqual([listed]);
  const rows = await server.db.selectFrom("personal_tokens").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const [mail] = await deliverEmails(server);
  expect(mail).toMatchObject({ kind: "personal_token_made", recipient: asha.user.email });
  expect(mail?.text).not.toContain(token);
});

test("nothing is made without the password, or beyond the bound", async () => {
  const asha = await signUp(server);
  const refused = await make(asha, { password: "Wrong#2026" });
  expect([refused.statusCode, refused.json().code]).toEqual([403, "wrong_password"]);
  expect((await make(asha, { password: undefined })).statusCode).toBe(422);
  for (let at = 0; at < personalTokensMax; at += 1) expect((await make(asha)).statusCode).toBe(201);
  const tooMany = await make(asha);
  expect([tooMany.statusCode, tooMany.json().code]).toEqual([409, "too_many_tokens"]);
  expect(await list(asha)).toHaveLength(personalTokensMax);
});

test.each([
  { name: " " },
  { name: "x".repeat(61) },
  { days: 0 },
  { days: 366 },
  { scope: "admin" },
])("a form that is not right makes none: %j", async (form) => {
  const asha = await signUp(server);
  expect((await make(asha, form)).statusCode).toBe(422);
  expect(await list(asha)).toEqual([]);
});

test("it says when it was used last, and acts for its user with an author's rights at most", async () => {
  const admin = await signUp(server, { role: "admin" });
  const { id, token } = (await make(admin)).json();
  const bearer = await bearerOf(server, token);
  expect(bearer).toMatchObject({ tokenId: id, scope: "read", viewer: { role: "author" } });
  const [used] = await list(admin);
  expect(used.last_used_at).toBe(server.clock.now().toISOString());
});

test("one that is ended opens nothing any more", async () => {
  const asha = await signUp(server);
  const { id, token } = (await make(asha)).json();
  expect(await bearerOf(server, token)).not.toBeNull();
  expect((await call("DELETE", `/auth/tokens/${id}`, asha)).statusCode).toBe(200);
  expect(await bearerOf(server, token)).toBeNull();
});

test.each([
  [
    "a new password",
    (asha: Person) =>
      call("PUT", "/auth/password", asha, {
        current_password: testPassword,
        password: "Ferry-at-dusk#41",
        confirm_password: "Ferry-at-dusk#41",
      }),
  ],
  ["signing out everywhere", (asha: Person) => call("DELETE", "/auth/sessions", asha)],
])("%s ends all tokens", async (_, act) => {
  const [asha, other] = [await signUp(server), await signUp(server)];
  const { token } = (await make(asha)).json();
  const { token: others } = (await make(other)).json();
  expect((await act(asha)).statusCode).toBe(200);
  expect(await bearerOf(server, token)).toBeNull();
  expect(await bearerOf(server, others)).not.toBeNull();
});

test("a suspended account's token gets nobody in", async () => {
  const asha = await signUp(server);
  const { token } = (await make(asha)).json();
  await server.db
    .updateTable("users")
    .set({ suspended_at: server.clock.now(), suspension_reason: "Rude." })
    .where("id", "=", asha.id)
    .execute();
  expect(await bearerOf(server, token)).toBeNull();
});

test.each(["", "katha_", `katha_${"x".repeat(43)}`, "x".repeat(100_000), "' or 1=1 --"])(
  "what is no token gets nobody in: %.20j",
  async (token) => {
    expect(await bearerOf(server, token)).toBeNull();
  },
);
