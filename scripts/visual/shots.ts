import { existsSync } from "node:fs";
import path from "node:path";
import type { BrowserContext } from "playwright-core";
import type { Wishes } from "./wishes.ts";

/** One picture to take: a story in one theme at one width. */
export interface Shot {
  readonly key: string;
  readonly story: string;
  readonly title: string;
  readonly mode: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly width: number;
  readonly height: number;
}

/** What Storybook knows of a story, of which only what a picture needs is named. */
export interface KnownStory {
  id: string;
  title: string;
  name: string;
  parameters: {
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Record<string, unknown>> };
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
}

/** Asks the built Storybook itself, so that modes and parameters are those of its own revision. */
export async function storiesIn(
  context: BrowserContext,
  address: string,
  folder: string,
): Promise<KnownStory[]> {
  if (!existsSync(path.join(folder, "iframe.html"))) return [];
  const page = await context.newPage();
  try {
    await page.goto(`${address}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
    return await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__: {
          ready?: () => Promise<void>;
          extract: () => Promise<Record<string, KnownStory>>;
        };
      };
      await preview.ready?.();
      const stories = Object.values(await preview.extract());
      return stories.map(({ id, title, name, parameters }) => ({
        id,
        title,
        name,
        parameters: JSON.parse(
          JSON.stringify({ chromatic: parameters.chromatic, viewport: parameters.viewport }),
        ) as KnownStory["parameters"],
      }));
    });
  } finally {
    await page.close();
  }
}

export function shotsOf(stories: readonly KnownStory[], wishes: Omit<Wishes, "base">): Shot[] {
  return stories
    .flatMap((story) => {
      const { chromatic, viewport } = story.parameters;
      if (chromatic?.disableSnapshot) return [];
      const title = `${story.title} / ${story.name}`;
      if (wishes.stories && !wishes.stories.test(title) && !wishes.stories.test(story.id))
        return [];
      const modes = Object.entries(chromatic?.modes ?? { default: {} });
      return modes.map(([mode, { viewport: named, ...globals }]): Shot => {
        const styles = viewport?.options?.[String(named)]?.styles;
        return {
          key: `${story.id} ${mode}`,
          story: story.id,
          title,
          mode,
          globals: Object.fromEntries(
            Object.entries(globals).map(([name, value]) => [name, String(value)]),
          ),
          width: Number.parseInt(styles?.width ?? "1280", 10),
          height: Number.parseInt(styles?.height ?? "860", 10),
        };
      });
    })
    .filter(
      ({ width, globals }) =>
        (wishes.width === undefined || width === wishes.width) &&
        (wishes.theme === undefined || globals["theme"] === wishes.theme),
    )
    .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
}
