import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const url = "/api/v1/auth/me/reading";
const large = {
  size: "large",
  lines: "short",
  spacing: "wide",
  face: "legible",
  paper: "sepia",
  pace: "sentences",
  dims: false,
  moves: false,
  continuous: true,
  dictates: true,
  voices: { hi: { voice: "Lekha", speed: 1.25 } },
};

const read = async ({ headers }: Person) => (await server.app.inject({ url, headers })).json();
const keep = ({ headers }: Person, payload: object) =>
  server.app.inject({ method: "PUT", url, headers, payload });

test("what a player chooses is there on every device, and nobody else's", async () => {
  const [asha, ravi] = [await signUp(server), await signUp(server)];
  expect(await read(asha)).toEqual({ settings: null });
  expect((await keep(asha, large)).json()).toEqual({ settings: large });
  expect(await read(asha)).toEqual({ settings: large });
  expect(await read(ravi)).toEqual({ settings: null });
  await keep(asha, { ...large, paper: "black" });
  expect((await read(asha)).settings.paper).toBe("black");
});

test("it is among what one can download of one's account", async () => {
  const asha = await signUp(server);
  await keep(asha, large);
  const { headers } = asha;
  const whole = await server.app.inject({ url: "/api/v1/auth/me/export", headers });
  expect(whole.json().reading_settings).toEqual(large);
});

const languages = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, nth) => [`l${nth}`, { voice: "", speed: 1 }]),
  );

test.each([
  { paper: "glass" },
  { size: 3 },
  { voices: { hi: { voice: "x".repeat(201), speed: 1 } } },
  { voices: { hi: { voice: "Lekha", speed: 9 } } },
  { voices: languages(21) },
])("%j is refused", async (wrong) => {
  const asha = await signUp(server);
  expect((await keep(asha, { ...large, ...wrong })).statusCode).toBe(422);
  expect(await read(asha)).toEqual({ settings: null });
});
