import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestApp,
  deliverEmails,
  signUp,
  testPassword,
  tokenOf,
  type TestApp,
} from "../../../testing/index.ts";
import { countAttempt } from "../../attempts/attempts.ts";

let server: TestApp;
let asha: string;
beforeAll(async () => {
  server = await createTestApp();
  asha = (await signUp(server, { username: "asha", email: "asha@example.org" })).id;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("tries").execute();
});

const seconds = (count: number) => count * 1_000;
const owner = "203.0.113.7";
const post = (path: string, payload: object, remoteAddress = owner) =>
  server.app.inject({ method: "POST", url: `/api/v1/auth${path}`, payload, remoteAddress });
const logIn = (password: string, from = owner, email_or_username = "asha") =>
  post("/login", { email_or_username, password }, from);
const statusOf = async (answer: ReturnType<typeof post>) => (await answer).statusCode;

const dayMs = 86_400_000;
const counted = { free: 99, firstPauseMs: dayMs, longestPauseMs: dayMs, forgetMs: dayMs };

/** As if strangers had already guessed this many times. */
async function guessed(times: number, account = asha) {
  for (let time = 0; time < times; time += 1)
    await countAttempt(server, ["password", account], counted);
}
/** Simultaneous guesses by strangers, each from a different address. */
function guess(times: number, identifier = "asha"): Promise<number[]> {
  const addresses = Array.from({ length: times }, (_, index) => `198.51.${index}.1`);
  return Promise.all(addresses.map((from) => statusOf(logIn("x", from, identifier))));
}
const attack = () => guessed(100);
const checked = (statuses: readonly number[]) => statuses.filter((status) => status === 401);

const browserOf = (answer: Awaited<ReturnType<typeof post>>) =>
  String(answer.headers["set-cookie"]).split(";")[0] ?? "";
const logInWith = (cookie: string, password = testPassword, from = owner) =>
  server.app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: { email_or_username: "asha", password },
    remoteAddress: from,
    headers: { cookie },
  });

describe("an account that strangers guess at from everywhere", () => {
  test("allows 100 guesses a day over all addresses", async () => {
    await guessed(80);
    const statuses = await guess(40);
    expect(checked(statuses)).toHaveLength(20);
    expect(statuses.filter((status) => status === 403)).toHaveLength(20);
    const refused = await logIn(testPassword);
    expect(refused.json()).toMatchObject({ code: "browser_unknown" });
    server.clock.advance(seconds(86_401));
    expect(await statusOf(logIn("x"))).toBe(401);
  });

  test("counts username and email as one account", async () => {
    await guessed(96);
    const statuses = [...(await guess(3)), ...(await guess(5, "ASHA@example.org"))];
    expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
    expect(checked(statuses)).toHaveLength(4);
  });

  test("cannot be told from an account that does not exist", async () => {
    await guessed(95);
    await guessed(95, "nobody");
    const known = (await guess(8)).toSorted((a, b) => a - b);
    expect(known).toEqual([401, 401, 401, 401, 401, 403, 403, 403]);
    expect((await guess(8, "nobody")).toSorted((a, b) => a - b)).toEqual(known);
  });

  test("still lets the owner in where they have signed in before", async () => {
    const cookie = browserOf(await logIn(testPassword));
    await attack();
    expect(await statusOf(logIn(testPassword))).toBe(403);
    expect(await statusOf(logInWith(cookie))).toBe(200);
    expect(await statusOf(logInWith(cookie, testPassword, "192.0.2.77"))).toBe(200);
  });

  test("lets a known browser guess no faster than any other", async () => {
    const cookie = browserOf(await logIn(testPassword));
    await attack();
    const statuses: number[] = [];
    for (let index = 0; index < 9; index += 1)
      statuses.push(await statusOf(logInWith(cookie, "x", `192.0.2.${index}`)));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429, 429]);
  });

  test("lets a new browser in by an emailed link, once, and only this browser", async () => {
    await attack();
    const asked = await post("/browser-link", { email_or_username: "asha" });
    expect(asked.statusCode).toBe(200);
    const [email] = await deliverEmails(server);
    expect(email).toMatchObject({ kind: "confirm_browser", recipient: "asha@example.org" });
    const token = tokenOf(email);
    const confirmed = await post("/confirm-browser", { token });
    expect(confirmed.statusCode).toBe(200);
    expect(String(confirmed.headers["set-cookie"])).toMatch(/HttpOnly; SameSite=Strict/);
    expect(await statusOf(logInWith(browserOf(confirmed)))).toBe(200);
    expect(await statusOf(logIn(testPassword))).toBe(403);
    expect(await statusOf(post("/confirm-browser", { token }))).toBe(400);
  });

  test("sends nothing, and says the same, where there is no account", async () => {
    const known = await post("/browser-link", { email_or_username: "asha" });
    await deliverEmails(server);
    const unknown = await post("/browser-link", { email_or_username: "nobody" });
    expect(unknown.json()).toEqual(known.json());
    expect(await deliverEmails(server)).toEqual([]);
  });

  test("does not know a browser by anything made up, or copied from another account", async () => {
    const stranger2 = await signUp(server, { username: `stranger_${server.ids()}`.slice(0, 20) });
    const theirs = await post("/login", {
      email_or_username: stranger2.user.username,
      password: testPassword,
    });
    await attack();
    expect(await statusOf(logInWith(browserOf(theirs)))).toBe(403);
    expect(
      await statusOf(logInWith("katha_browser=aaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbb")),
    ).toBe(403);
    expect(await statusOf(logInWith("katha_browser=%00;;.=.;katha_browser="))).toBe(403);
  });

  test("forgets the browsers of an old password, and knows the one that chose the new", async () => {
    const before = browserOf(await logIn(testPassword));
    await post("/forgot-password", { email: "asha@example.org" });
    const sent = await deliverEmails(server);
    const token = tokenOf(sent.find(({ kind }) => kind === "reset_password"));
    const form = { token, password: testPassword, confirm_password: testPassword };
    const chosen = browserOf(await post("/reset-password", form));
    await attack();
    expect(await statusOf(logInWith(before))).toBe(403);
    expect(await statusOf(logInWith(chosen))).toBe(200);
  });
});

describe("a provider's /48", () => {
  test("is one guesser, whichever of its 65,536 networks it uses", async () => {
    const statuses: number[] = [];
    for (let network = 0; network < 40; network += 1)
      statuses.push(await statusOf(logIn("x", `2001:db8:7:${network.toString(16)}::1`)));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(21);
    expect(await statusOf(logIn(testPassword, "2001:db8:8::1"))).toBe(200);
  });
});
