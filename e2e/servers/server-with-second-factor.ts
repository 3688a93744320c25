import { type Page, expect, test as base } from "../support/test.ts";
import { newPerson, type Person } from "../support/people.ts";
import { type KathaProcess, serverStartsWithinMs } from "./katha-process.ts";
import {
  startKathaWithStoppedClock,
  type StoppedClock,
  type StoppedServer,
} from "./stopped-clock.ts";

/** A server whose administrators must have a second factor. It has a host name, because passkeys do not work at IP addresses. */
export const test = base.extend<
  { katha: KathaProcess; clock: StoppedClock },
  { server: StoppedServer }
>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, provide) => {
      const server = await startKathaWithStoppedClock({
        KATHA_SETTINGS: '{"admin_second_factor": "required"}',
      });
      await provide(server);
      await server.katha.stop();
    },
    { scope: "worker", timeout: serverStartsWithinMs },
  ],
  katha: ({ server }, provide) => provide(server.katha),
  clock: ({ server }, provide) => provide(server.clock),
  baseURL: async ({ katha }, provide) => provide(katha.url.replace("127.0.0.1", "localhost")),
});

/** Creates an account and opens the link in its email: only then can it have a second factor. */
export async function verified(page: Page, katha: KathaProcess): Promise<Person> {
  const person = newPerson();
  const answer = await page.request.post("/api/v1/auth/register", {
    data: { ...person, confirm_password: person.password, display_name: null },
  });
  expect(answer.status()).toBe(201);
  const token = async () =>
    (await katha.emails())
      .filter((email) => email.includes(person.email))
      .join("\n")
      .match(/\/verify-email\?token=(\S+)/)?.[1];
  await expect.poll(token).toBeTruthy();
  const opened = await page.request.get(`/api/v1/auth/verify-email?token=${await token()}`);
  expect(opened.status()).toBe(200);
  return person;
}
