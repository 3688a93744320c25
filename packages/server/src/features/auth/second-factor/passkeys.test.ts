import type { PasskeyCreation } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";
import { softwareAuthenticator } from "./testing/software-authenticator.ts";
import { byPassword, twoStep } from "../../../testing/two-step.ts";

let server: TestApp;
let steps: ReturnType<typeof twoStep>;
beforeAll(async () => {
  server = await createTestApp();
  steps = twoStep(server);
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom("tries").execute());

const factors = "/auth/me/second-factors";
const confirmed = `${factors}/passkey/confirm`;

async function begin(by: Person) {
  const begun = await steps.ask("POST", `${factors}/passkey`, { by, payload: byPassword });
  return begun.body as { challenge: string; options: PasskeyCreation };
}

async function withPasskey() {
  const person = await signUp(server);
  const key = softwareAuthenticator();
  const { challenge, options } = await begin(person);
  const payload = { challenge, registration: key.create(options), name: "Laptop" };
  const added = await steps.ask("POST", confirmed, { by: person, payload });
  expect(added.status).toBe(201);
  return { person, key, added: added.body };
}

const asked = async (person: Person) => (await steps.logIn(person)).body.second_factor;

describe("a passkey", () => {
  test("is added once, and signs in after the password", async () => {
    const { person, key, added } = await withPasskey();
    expect(added).toMatchObject({ factor: { kind: "passkey", name: "Laptop" } });
    expect(added.recovery_codes).toHaveLength(10);
    const { challenge, kinds, passkey } = await asked(person);
    expect(kinds).toEqual(["passkey", "recovery_code"]);
    expect(passkey.allowCredentials).toEqual([
      { id: key.id, type: "public-key", transports: ["internal"] },
    ]);
    const proof = { kind: "passkey", assertion: key.get(passkey) };
    expect((await steps.prove(challenge, proof)).status).toBe(200);
  });

  test("is not added twice, nor to another account", async () => {
    const { key } = await withPasskey();
    const other = await signUp(server);
    const { challenge, options } = await begin(other);
    const payload = { challenge, registration: key.create(options) };
    const answer = await steps.ask("POST", confirmed, { by: other, payload });
    expect([answer.status, answer.body.code]).toEqual([409, "passkey_known"]);
  });

  test.each([
    ["of another site", { origin: "https://katha.example" }],
    ["for another host", { rpId: "katha.example" }],
    ["without a look at who holds it", { isVerified: false }],
    ["for another challenge", { challenge: "bm90IHRoaXMgb25l" }],
  ])("%s is neither added nor believed", async (_of, lies) => {
    const person = await signUp(server);
    const begun = await begin(person);
    const payload = {
      challenge: begun.challenge,
      registration: softwareAuthenticator().create(begun.options, lies),
    };
    const refused = await steps.ask("POST", confirmed, { by: person, payload });
    expect([refused.status, refused.body.code]).toEqual([403, "passkey_refused"]);

    const { person: owner, key } = await withPasskey();
    const { challenge, passkey } = await asked(owner);
    const proof = { kind: "passkey", assertion: key.get(passkey, lies) };
    expect((await steps.prove(challenge, proof)).body.code).toBe("second_factor_wrong");
  });

  test("an answer that was used opens nothing, here or at another challenge", async () => {
    const { person, key } = await withPasskey();
    const { challenge, passkey } = await asked(person);
    const proof = { kind: "passkey", assertion: key.get(passkey) };
    expect((await steps.prove(challenge, proof)).status).toBe(200);
    expect((await steps.prove(challenge, proof)).body.code).toBe("challenge_ended");
    const next = await asked(person);
    expect((await steps.prove(next.challenge, proof)).body.code).toBe("second_factor_wrong");
  });

  test("whose counter goes back was copied, and is refused", async () => {
    const { person, key } = await withPasskey();
    const enter = async (counter: number) => {
      const { challenge, passkey } = await asked(person);
      const proof = { kind: "passkey", assertion: key.get(passkey, { counter }) };
      return (await steps.prove(challenge, proof)).status;
    };
    expect(await enter(40)).toBe(200);
    expect(await enter(40)).toBe(401);
    expect(await enter(39)).toBe(401);
    expect(await enter(41)).toBe(200);
  });

  test("of somebody else proves nothing", async () => {
    const { person } = await withPasskey();
    const { key } = await withPasskey();
    const { challenge, passkey } = await asked(person);
    const proof = { kind: "passkey", assertion: key.get(passkey) };
    expect((await steps.prove(challenge, proof)).status).toBe(401);
  });

  test("proves who removes it, with a challenge of this sign-in, once", async () => {
    const { person, key, added } = await withPasskey();
    const path = `${factors}/${added.factor.id}`;
    const { challenge, passkey } = (
      await steps.ask("POST", "/auth/me/second-factor/challenge", { by: person })
    ).body;
    const payload = { proof: { kind: "passkey", assertion: key.get(passkey) }, challenge };
    const first = await steps.ask("POST", "/auth/me/recovery-codes", { by: person, payload });
    expect(first.status).toBe(200);
    const again = await steps.ask("DELETE", path, { by: person, payload });
    expect([again.status, again.body.code]).toEqual([400, "challenge_ended"]);
    const signIn = await asked(person);
    const elsewhere = {
      proof: { kind: "passkey", assertion: key.get(signIn.passkey) },
      challenge: signIn.challenge,
    };
    expect((await steps.ask("DELETE", path, { by: person, payload: elsewhere })).status).toBe(400);
  });
});

describe.each([
  ["http://192.0.2.7:4600", "needs_name", "passkeys_need_name"],
  ["http://[2001:db8::7]:4600", "needs_name", "passkeys_need_name"],
  ["http://katha.example.org", "needs_https", "passkeys_need_https"],
  ["https://katha.example.org/", "offered", undefined],
  ["http://localhost:4600", "offered", undefined],
])("at %s", (publicUrl, offer, code) => {
  test(`passkeys are reported as ${offer}`, async () => {
    const there = await createTestApp({ db: server.db, publicUrl });
    const person = await signUp(there);
    const { ask } = twoStep(there);
    expect((await ask("GET", factors, { by: person })).body.passkeys).toBe(offer);
    const begun = await ask("POST", `${factors}/passkey`, { by: person, payload: byPassword });
    expect(begun.body.code).toBe(code);
    expect(begun.body.options?.rp.id).toBe(code ? undefined : new URL(publicUrl).hostname);
    const app = await ask("POST", `${factors}/totp`, { by: person, payload: byPassword });
    expect(app.status).toBe(200);
    await there.close();
  });
});

test("a passkey of another host name is not asked for", async () => {
  const { person } = await withPasskey();
  const moved = await createTestApp({ db: server.db, publicUrl: "https://katha.example.org" });
  const { body } = await twoStep(moved).logIn(person);
  expect(body.second_factor).toMatchObject({ kinds: ["recovery_code"], passkey: null });
  await moved.close();
});
