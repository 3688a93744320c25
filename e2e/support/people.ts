import { type Page, expect } from "./test.ts";

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;

/** Letters that no other name has, also on a server that served other runs before (`E2E_URL`). */
export function ownLetters(): string {
  count += 1;
  return [Date.now(), process.pid, count].map((part) => part.toString(36)).join("");
}

/** An account that does not exist yet. */
export function newPerson(): Person {
  const username = `reader_${ownLetters()}`;
  return { username, email: `${username}@example.org`, password: "Lamp-lit-4ever!" };
}

interface Authenticated {
  readonly tokens: { readonly access_token: string; readonly refresh_token: string };
  readonly user: { readonly id: string };
}

/** Creates an account through the API. */
export async function registered(page: Page): Promise<Person & Authenticated> {
  const person = newPerson();
  const answer = await page.request.post("/api/v1/auth/register", {
    data: { ...person, confirm_password: person.password, display_name: null },
  });
  expect(answer.status()).toBe(201);
  return { ...person, ...((await answer.json()) as Authenticated) };
}

/** Creates an account, and signs in the pages that the browser opens next. */
export async function signedIn(page: Page): Promise<Person & Authenticated> {
  const person = await registered(page);
  await page.addInitScript(({ tokens, user }) => {
    if (sessionStorage.getItem("was-here")) return;
    sessionStorage.setItem("was-here", "yes");
    localStorage.setItem("tokens", JSON.stringify(tokens));
    localStorage.setItem("token", tokens.access_token);
    localStorage.setItem("user", JSON.stringify(user));
  }, person);
  return person;
}

const longStories = { en: "No Tuesday at Avalanche", hi: "एक दिन की चुप" } as const;

export interface CatalogueStory {
  readonly id: string;
  readonly title: string;
  readonly cover_image_url: string;
  readonly category: { readonly id: string };
}

/** A story of the catalogue by its name, since an earlier journey may have made or changed others. */
export async function aLongStory(
  page: Page,
  language: keyof typeof longStories = "en",
): Promise<CatalogueStory> {
  const query = new URLSearchParams({ q: longStories[language] });
  const [story] = await (await page.request.get(`/api/v1/stories/search/?${query}`)).json();
  return story;
}
