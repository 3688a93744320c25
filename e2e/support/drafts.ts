import { aLongStory } from "./people.ts";
import { type Page, expect } from "./test.ts";

export interface Draft {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

/** Two scenes and a choice between them. */
export const wellStructure = {
  start_node: "well",
  nodes: {
    well: {
      text: "The well has begun to answer.",
      choices: [{ text: "Answer.", target: "voice" }],
    },
    voice: { text: "The voice is older than the stones.", choices: [] },
  },
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A draft with everything that a review requires, except a structure. */
export async function aDraft(page: Page, token: string, more: object = {}): Promise<Draft> {
  const { cover_image_url, category } = await aLongStory(page);
  const title = "The Well That Answered";
  const answer = await page.request.post("/api/v1/stories", {
    headers: bearer(token),
    data: {
      title,
      tagline: "It had been listening all along.",
      story_description: "A village, a drought, a well.",
      story_prompt: "You are the youngest at the well.",
      cover_image_url,
      category_id: category.id,
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  return { ...(await answer.json()), title };
}

export interface StoryNow {
  readonly version: number;
  readonly title: string;
  readonly tagline: string;
  readonly story_description: string;
  readonly image_alt: string;
  readonly cover_image_url: string | null;
  readonly story_structure: unknown;
}

export async function storyNow(page: Page, token: string, id: string): Promise<StoryNow> {
  const answer = await page.request.get(`/api/v1/stories/${id}`, { headers: bearer(token) });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as StoryNow;
}

/** Saves through the API, as another device would; the previous state stays as a version. */
export async function savedElsewhere(
  page: Page,
  token: string,
  { id, ...change }: { id: string; title: string; description: string; [more: string]: unknown },
): Promise<StoryNow> {
  const answer = await page.request.put(`/api/v1/stories/${id}`, {
    headers: bearer(token),
    data: { ...change, keeps_before: true },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as StoryNow;
}

/** Every version of a story, as one text. */
export async function keptWords(page: Page, token: string, id: string): Promise<string> {
  const path = `/api/v1/stories/${id}/versions`;
  const headers = bearer(token);
  const { versions } = await (await page.request.get(path, { headers })).json();
  const texts: string[] = [];
  for (const { version } of versions as { version: number }[])
    texts.push(await (await page.request.get(`${path}/${version}`, { headers })).text());
  return texts.join("\n");
}

/** The editor's save status. */
export const saveStatus = (page: Page) => page.locator("[data-save-state]");

export async function published(page: Page, token: string, id: string): Promise<void> {
  const answer = await page.request.put(`/api/v1/stories/${id}/publish`, {
    headers: bearer(token),
  });
  expect(answer.status()).toBe(200);
}
