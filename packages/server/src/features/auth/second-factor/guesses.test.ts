import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestApp,
  deliverEmails,
  signUp,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";
import { createSecret } from "../../../lib/secret.ts";
import { codeAt, twoStep } from "../../../testing/two-step.ts";

let server: TestApp;
let steps: ReturnType<typeof twoStep>;
let meera: Person;
let app: Awaited<ReturnType<ReturnType<typeof twoStep>["addApp"]>>;
beforeAll(async () => {
  server = await createTestApp();
  steps = twoStep(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("tries").execute();
  meera = await signUp(server);
  app = await steps.addApp(meera);
  await deliverEmails(server);
});

/** A code that is currently wrong. */
function wrong() {
  const near = new Set(
    [-30, 0, 30].map((seconds) =>
      codeAt(app.secret, new Date(server.clock.now().getTime() + seconds * 1_000)),
    ),
  );
  const code = ["000000", "111111", "222222", "333333"].find((one) => !near.has(one)) ?? "";
  return { kind: "totp", code };
}

/** The right code, without advancing the clock. */
const right = () => ({ kind: "totp", code: codeAt(app.secret, server.clock.now()) });

const challengeFrom = async (from: string) =>
  (await steps.logIn(meera, {}, from)).body.second_factor.challenge as string;

test("five codes from one address are free; then that address waits, and others do not", async () => {
  const challenge = await challengeFrom("203.0.113.7");
  for (let index = 0; index < 6; index += 1)
    expect((await steps.prove(challenge, wrong())).status).toBe(401);
  const refused = await steps.prove(challenge, right());
  expect([refused.status, refused.body.code]).toEqual([429, "too_many_tries"]);
  const elsewhere = await challengeFrom("198.51.100.66");
  expect((await steps.prove(elsewhere, app.next(), "198.51.100.66")).status).toBe(200);
});

test("guesses from everywhere are counted together; recovery codes go on, and the owner is told", async () => {
  const guess = async (index: number) => {
    const from = `198.51.100.${index}`;
    return (await steps.prove(await challengeFrom(from), wrong(), from)).body.code;
  };
  const answers: string[] = [];
  for (let index = 1; index <= 13; index += 1) answers.push(await guess(index));
  expect(answers.slice(0, 11)).toEqual(answers.slice(0, 11).map(() => "second_factor_wrong"));
  expect(answers.slice(11)).toEqual(["too_many_codes", "too_many_codes"]);
  expect((await deliverEmails(server)).map(({ kind }) => kind)).toEqual(["second_factor_guessed"]);

  const own = await challengeFrom("203.0.113.7");
  const waits = await steps.prove(own, right());
  expect([waits.status, waits.body.code]).toEqual([429, "too_many_codes"]);
  const code = app.recoveryCodes?.[0];
  expect((await steps.prove(own, { kind: "recovery_code", code })).status).toBe(200);

  server.clock.advance(Number(waits.headers["retry-after"]) * 1_000);
  const after = await challengeFrom("203.0.113.7");
  expect((await steps.prove(after, app.next())).status).toBe(200);
});

test("a hundred guesses at once are no more than ten", async () => {
  const tries = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const from = `198.51.${index}.1`;
      return (await steps.prove(await challengeFrom(from), wrong(), from)).status;
    }),
  );
  expect(tries.filter((status) => status === 401).length).toBeLessThanOrEqual(11);
});

test("somebody who knows the password cannot begin second steps without end", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 32; index += 1) statuses.push((await steps.logIn(meera)).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
});

test("after a change of the server's secret, recovery codes are asked for instead of apps", async () => {
  const secret = createSecret("another secret, of tests alone as well");
  const changed = await createTestApp({ db: server.db, secret });
  const { body } = await twoStep(changed).logIn(meera);
  expect(body.second_factor.kinds).toEqual(["recovery_code"]);
  const proof = { kind: "recovery_code", code: app.recoveryCodes?.[1] };
  expect((await twoStep(changed).prove(body.second_factor.challenge, proof)).status).toBe(200);
  await changed.close();
});
