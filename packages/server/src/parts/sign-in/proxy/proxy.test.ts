import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../../testing/index.ts";

const proxyHeaders = {
  user: "Remote-User",
  email: "Remote-Email",
  name: "Remote-Name",
  groups: "Remote-Groups",
  adminGroup: "katha-admins",
};
const proxy = "10.0.0.2";
const stranger = "203.0.113.9";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ proxyHeaders, trustedProxies: ["10.0.0.0/8"] });
  await signUp(server, { role: "admin" });
});
afterAll(() => server.close());

/** A server of its own, and what it logs. */
async function logged() {
  const written: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line: string) => void written.push(line) });
  const own = await createTestApp({ proxyHeaders, trustedProxies: ["10.0.0.0/8"], logger });
  return { app: own.app, lines: () => written.join(""), close: () => own.close() };
}

type Headers = Record<string, string | string[]>;
const meera = { "remote-user": "meera", "remote-email": "meera@home.example" };

const come = (headers: Headers, remoteAddress = proxy, app = server.app) =>
  app.inject({
    method: "POST",
    url: "/api/v1/auth/proxy",
    remoteAddress,
    headers: { "x-forwarded-for": "198.51.100.7", ...headers },
    payload: {},
  });

describe("a proxy that is trusted", () => {
  test("signs in whom it names, always to the same account", async () => {
    const first = await come({ ...meera, "remote-name": "Meera Nair" });
    expect(first.statusCode).toBe(200);
    expect(first.json().user).toMatchObject({
      username: "meera",
      display_name: "Meera Nair",
      email: "meera@home.example",
      is_verified: true,
    });
    const again = await come({ "remote-user": "meera", "remote-email": "new@home.example" });
    expect(again.json().user).toMatchObject({ id: first.json().user.id });
  });

  test("is asked who it names before a button is shown", async () => {
    const ways = async (headers: Headers, remoteAddress = proxy) =>
      (
        await server.app.inject({
          url: "/api/v1/auth/ways",
          remoteAddress,
          headers: { "x-forwarded-for": "198.51.100.7", ...headers },
        })
      ).json().proxy_name;
    expect(await ways(meera)).toBe("meera");
    expect(await ways({})).toBeNull();
    expect(await ways(meera, stranger)).toBeNull();
  });

  const roleOf = async (groups: string, app = server.app) =>
    (await come({ ...meera, "remote-groups": groups }, proxy, app)).json().user.role;

  test("makes and unmakes administrators by the group", async () => {
    expect(await roleOf("readers, katha-admins")).toBe("admin");
    expect(await roleOf("readers")).toBe("player");
  });

  test("does not take the last administrator's role, and the log says so", async () => {
    const { app, lines, close } = await logged();
    expect(await roleOf("katha-admins", app)).toBe("admin");
    expect(await roleOf("readers", app)).toBe("admin");
    expect((await come(meera, proxy, app)).json().user.role).toBe("admin");
    expect(lines()).toContain("The last administrator stays one");
    await close();
  });

  test("opens no account for another name with the same address", async () => {
    await come(meera);
    const answer = await come({ ...meera, "remote-user": "somebody-else" });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "openid_other_person" });
  });

  test("makes no account without an address", async () => {
    const answer = await come({ "remote-user": "nameless" });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: "openid_email_unconfirmed" });
  });
});

describe("nobody else's header is believed", () => {
  test.each<[string, Headers, string]>([
    ["a stranger's own", meera, stranger],
    ["one that came twice", { ...meera, "remote-user": ["meera", "admin"] }, proxy],
    ["none", {}, proxy],
    ["an empty one", { ...meera, "remote-user": " " }, proxy],
  ])("%s", async (_, headers, from) => {
    const answer = await come(headers, from);
    expect(answer.statusCode).toBe(401);
    const code = from === stranger ? "proxy_not_trusted" : "proxy_names_nobody";
    expect(answer.json()).toMatchObject({ code });
  });

  test.each<[string, Headers, string]>([
    [`${stranger} is not in KATHA_TRUSTED_PROXIES`, meera, stranger],
    ["has no X-Forwarded-For", { ...meera, "x-forwarded-for": [] }, proxy],
    ["the header Remote-User is missing", {}, proxy],
    ["the header Remote-User is empty", { "remote-user": " " }, proxy],
    ["the header Remote-User came 2 times", { "remote-user": ["meera", "admin"] }, proxy],
  ])("and the log says why: %s", async (why, headers, from) => {
    const { app, lines, close } = await logged();
    await come(headers, from, app);
    expect(lines()).toContain(why);
    const ask = () =>
      app.inject({
        url: "/api/v1/auth/ways",
        remoteAddress: from,
        headers: { "x-forwarded-for": "198.51.100.7", ...headers },
      });
    await ask();
    await ask();
    expect(lines().split("Nobody can sign in by the proxy's header")).toHaveLength(2);
    await close();
  });

  test("where no header is set, the way is not offered", async () => {
    const without = await createTestApp({ trustedProxies: ["10.0.0.0/8"] });
    const answer = await come(meera, proxy, without.app);
    expect(answer.statusCode).toBe(404);
    await without.close();
  });
});
