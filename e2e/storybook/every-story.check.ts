import { readFileSync } from "node:fs";
import { type Page, expect, test as base } from "@playwright/test";

/** Other than where and how wide the stories' own tests run, so that none depends on either. */
const timezoneId = process.env["STORIES_ZONE"] ?? "America/Los_Angeles";
const viewport = { width: 1440, height: 900 };

interface Entry {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
  tags: readonly string[];
}

const index = JSON.parse(readFileSync("../storybook-static/index.json", "utf8")) as {
  entries: Record<string, Entry>;
};
// What the list does not show are tests of the tests.
const stories = Object.values(index.entries).filter(
  ({ type, tags }) => type === "story" && tags.includes("dev"),
);
const components = Map.groupBy(stories, ({ title }) => title);

interface Said {
  event: string;
  storyId?: string;
  status?: string;
  message?: string;
}

interface StorybookWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on(name: string, listener: (said: object) => void): void;
    emit(name: string, what: object): void;
  };
  say?: (said: object) => void;
}

/** Has nothing move, and reports what Storybook says of its stories' plays; runs in each of its frames, before anything else there. */
function listen(): void {
  const here = window as StorybookWindow;
  // Nothing moves, as in the stories' own tests.
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.dataset["still"] = "";
  });
  const wait = setInterval(() => {
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
    const channel = here.__STORYBOOK_ADDONS_CHANNEL__;
    if (channel === undefined || here === here.parent) return;
    clearInterval(wait);
    for (const event of [
      "playFunctionThrewException",
      "storyThrewException",
      "storyErrored",
      "storyFinished",
    ])
      channel.on(event, (said) => here.say?.({ event, ...said, message: (said as Error).message }));
  }, 5);
}

/** One Storybook for all components of a worker, as for a designer who goes from one to the next. */
async function openStorybook(page: Page) {
  const saids: Said[] = [];
  await page.exposeFunction("say", (said: Said) => saids.push(said));
  await page.addInitScript(listen);
  const first = stories[0]?.id ?? "";
  await page.goto(`/?path=/story/${first}&nav=false&panel=false&globals=a11y.manual:!true`);
  const finished = (id: string) =>
    saids.find(({ event, storyId }) => event === "storyFinished" && storyId === id);
  let shown = first;
  return {
    /** Goes to a story as a link of Storybook does; resolves to what went wrong. */
    play: async (id: string): Promise<string | undefined> => {
      if (id !== shown) {
        await expect.poll(() => finished(shown)).toBeDefined();
        saids.length = 0;
        shown = id;
        await page.frame({ url: /iframe\.html/ })?.evaluate((storyId) => {
          // oxlint-disable-next-line no-underscore-dangle -- the same
          (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit("selectStory", {
            storyId,
          });
        }, id);
      }
      await expect.poll(() => finished(id), { intervals: [10], timeout: 60_000 }).toBeDefined();
      const fault = saids.find(({ message }) => message !== undefined)?.message;
      return fault ?? (finished(id)?.status === "success" ? undefined : "It failed.");
    },
  };
}

const test = base.extend<object, { storybook: Awaited<ReturnType<typeof openStorybook>> }>({
  storybook: [
    async ({ browser }, provide) => {
      const page = await browser.newPage({
        timezoneId,
        viewport,
        reducedMotion: "no-preference",
        baseURL: "http://127.0.0.1:6106",
      });
      await provide(await openStorybook(page));
      await page.close();
    },
    { scope: "worker" },
  ],
});

for (const [title, ofComponent] of components)
  test(title, async ({ storybook }) => {
    for (const { id, name } of ofComponent)
      expect.soft(await storybook.play(id), name).toBeUndefined();
  });
