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

  test("makes and unmakes administrators by the group", async () => {
    const role = async (groups: string) =>
      (await come({ ...meera, "remote-groups": groups })).json().user.role;
    expect(await role("readers, katha-admins")).toBe("admin");
    expect(await role("readers")).toBe("player");
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
    expect(answer.json()).toMatchObject({ code: "proxy_names_nobody" });
  });

  test("where no header is set, the way is not offered", async () => {
    const without = await createTestApp({ trustedProxies: ["10.0.0.0/8"] });
    const answer = await come(meera, proxy, without.app);
    expect(answer.statusCode).toBe(404);
    await without.close();
  });
});
