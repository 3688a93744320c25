import { existsSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { address, openContext } from "./camera.ts";
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
  /** Shown to a reader who has colours of their own. */
  readonly forcedColors: boolean;
}

/** What Storybook knows of a story, of which only what a picture needs is named. */
export interface KnownStory {
  id: string;
  title: string;
  name: string;
  /** The width that the story itself asks for. */
  viewport?: string | undefined;
  parameters: {
    chromatic?: {
      disableSnapshot?: boolean;
      modes?: Record<string, Record<string, unknown>>;
      forcedColors?: "active" | "none";
    };
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
}

interface StoryGlobals {
  viewport?: { value: string };
}

/** Asks the built Storybook itself, so that modes and parameters are those of its own revision. */
export async function storiesIn(browser: Browser, folder: string): Promise<KnownStory[]> {
  if (!existsSync(path.join(folder, "iframe.html"))) return [];
  const context = await openContext(browser);
  const page = await context.newPage();
  try {
    await page.goto(`${address}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
    return await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__: {
          ready?: () => Promise<void>;
          extract: () => Promise<Record<string, KnownStory & { storyGlobals?: StoryGlobals }>>;
        };
      };
      await preview.ready?.();
      const stories = Object.values(await preview.extract());
      return stories.map(({ id, title, name, parameters, storyGlobals }) => ({
        id,
        title,
        name,
        viewport: storyGlobals?.viewport?.value,
        parameters: JSON.parse(
          JSON.stringify({ chromatic: parameters.chromatic, viewport: parameters.viewport }),
        ) as KnownStory["parameters"],
      }));
    });
  } finally {
    await context.close();
  }
}

type Mode = Record<string, unknown>;

/** A story that asks for a width is taken at that width alone, in each theme. */
function modesOf({ viewport, parameters }: KnownStory): [name: string, mode: Mode][] {
  const modes = Object.entries(parameters.chromatic?.modes ?? { default: {} });
  if (viewport === undefined) return modes;
  return [
    ...new Map(
      modes.map(([name, mode]): [string, Mode] => [
        name.replace(String(mode["viewport"]), viewport),
        { ...mode, viewport },
      ]),
    ),
  ];
}

export function shotsOf(stories: readonly KnownStory[], wishes: Omit<Wishes, "base">): Shot[] {
  return stories
    .flatMap((story) => {
      const { chromatic, viewport } = story.parameters;
      if (chromatic?.disableSnapshot) return [];
      const title = `${story.title} / ${story.name}`;
      if (wishes.stories && !wishes.stories.test(title) && !wishes.stories.test(story.id))
        return [];
      return modesOf(story).map(([mode, { viewport: named, ...globals }]): Shot => {
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
          forcedColors: chromatic?.forcedColors === "active",
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
