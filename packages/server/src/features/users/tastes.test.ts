import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";

let server: TestApp;
let myths: string;
let ghosts: string;
beforeAll(async () => {
  server = await createTestApp();
  ghosts = await category("Ghosts", 2);
  myths = await category("Myths", 1);
});
afterAll(() => server.close());

const url = "/api/v1/auth/me/tastes";

async function category(display_name: string, sort_order: number): Promise<string> {
  const id = server.ids();
  await server.db
    .insertInto("categories")
    .values({ id, name: id, display_name, sort_order })
    .execute();
  return id;
}

const ask = ({ headers }: Person) => server.app.inject({ url, headers });
const read = async (person: Person) => (await ask(person)).json();
const keep = ({ headers }: Person, payload: object) =>
  server.app.inject({ method: "PUT", url, headers, payload });

test("what a reader likes is there on every device, and nobody else's", async () => {
  const [asha, ravi] = [await signUp(server), await signUp(server)];
  expect(await read(asha)).toEqual({ tastes: null });
  const likes = { languages: ["hi", "en"], categories: [ghosts, myths] };
  const kept = { tastes: { languages: ["hi", "en"], categories: [myths, ghosts] } };
  expect((await keep(asha, likes)).json()).toEqual(kept);
  expect(await read(asha)).toEqual(kept);
  expect(await read(ravi)).toEqual({ tastes: null });
  const changed = { languages: ["ta"], categories: [ghosts] };
  await keep(asha, changed);
  expect(await read(asha)).toEqual({ tastes: changed });
});

test("the question that was put away is not asked again", async () => {
  const asha = await signUp(server);
  const nothing = { languages: [], categories: [] };
  await keep(asha, nothing);
  expect(await read(asha)).toEqual({ tastes: nothing });
});

test("no cache on the way keeps it, and a guest has none", async () => {
  const asha = await signUp(server);
  await keep(asha, { languages: ["hi"], categories: [myths] });
  expect((await ask(asha)).headers["cache-control"]).toBe("private, no-store");
  const guest = await server.app.inject({ url });
  expect(guest.statusCode).toBe(401);
  expect(guest.headers["cache-control"]).toBe("no-store");
});

test("it is among what one can download of one's account", async () => {
  const asha = await signUp(server);
  const likes = { languages: ["hi"], categories: [myths] };
  await keep(asha, likes);
  const whole = await server.app.inject({
    url: "/api/v1/auth/me/export",
    headers: asha.headers,
  });
  expect(whole.json().tastes).toEqual(likes);
});

test("a category that goes is no taste any more, and one that joins another is followed", async () => {
  const admin = await signUp(server, { role: "admin" });
  const [asha, ravi] = [await signUp(server), await signUp(server)];
  const [old, gone] = [await category("Old myths", 3), await category("Gone", 4)];
  await keep(asha, { languages: ["hi"], categories: [old, gone] });
  await keep(ravi, { languages: [], categories: [old, myths] });
  const merged = await server.app.inject({
    method: "POST",
    url: `/api/v1/categories/${old}/merge`,
    headers: admin.headers,
    payload: { into: myths },
  });
  expect(merged.statusCode).toBe(200);
  const deleted = await server.app.inject({
    method: "DELETE",
    url: `/api/v1/categories/${gone}`,
    headers: admin.headers,
  });
  expect(deleted.statusCode).toBe(200);
  expect(await read(asha)).toEqual({ tastes: { languages: ["hi"], categories: [myths] } });
  expect(await read(ravi)).toEqual({ tastes: { languages: [], categories: [myths] } });
  // A page that was opened before still offers it.
  const late = await keep(asha, { languages: ["hi"], categories: [gone, ghosts] });
  expect(late.json()).toEqual({ tastes: { languages: ["hi"], categories: [ghosts] } });
});

test("two devices that answer at once leave one answer whole", async () => {
  const asha = await signUp(server);
  const answers = [
    { languages: ["hi"], categories: [myths] },
    { languages: ["en"], categories: [ghosts] },
  ];
  const kept = await Promise.all(answers.map((answer) => keep(asha, answer)));
  expect(kept.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers).toContainEqual((await read(asha)).tastes);
});

test.each([
  { languages: ["klingon"] },
  { languages: "hi" },
  { categories: ["myths"] },
  { categories: Array.from({ length: 11 }, () => "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11") },
  { languages: Array.from({ length: 11 }, () => "hi") },
])("%j is refused", async (wrong) => {
  const asha = await signUp(server);
  expect((await keep(asha, { languages: [], categories: [], ...wrong })).statusCode).toBe(422);
  expect(await read(asha)).toEqual({ tastes: null });
});
