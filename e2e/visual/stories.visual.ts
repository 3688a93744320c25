import { readFileSync } from "node:fs";
import path from "node:path";
import { type Page, expect, test } from "@playwright/test";
import { nameOf } from "../../scripts/visual/find-stories.mjs";

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: "story" | "docs";
}

interface Mode {
  readonly name: string;
  readonly theme: string;
  /** Language and direction in the form of URL globals. */
  readonly globals: string;
  readonly width: number;
  readonly height: number;
}

/** The screenshots that a story's parameters ask for. */
interface Wishes {
  readonly modes: readonly Mode[];
  readonly forcedColors: "active" | "none";
}

const root = path.resolve(import.meta.dirname, "../..");
const storiesOf = (storybook: string): IndexEntry[] => {
  const index = readFileSync(path.resolve(root, storybook, "index.json"), "utf8");
  const { entries } = JSON.parse(index) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type }) => type === "story");
};

const named = new Set(process.env["VISUAL_STORIES"]?.split(",").filter(Boolean));
const base = process.env["VISUAL_BASE"];
const inBase = base === undefined ? null : new Set(storiesOf(base).map(({ id }) => id));

for (const story of storiesOf(process.env["VISUAL_STORYBOOK"] ?? "storybook-static")) {
  const { id } = story;
  if (named.size > 0 && !named.has(id)) continue;
  test(`${nameOf(story)} (${id})`, async ({ page }, testInfo) => {
    await open(page, id);
    const { modes, forcedColors } = await page.evaluate(wishesOfStory, previewName);
    if (forcedColors === "active") await page.emulateMedia({ forcedColors });
    let opened = forcedColors === "active" ? "" : `${page.viewportSize()?.width}`;
    for (const mode of modes) {
      if (opened !== `${mode.width}${mode.globals}`) {
        await page.setViewportSize(mode);
        await open(page, id, mode.globals);
        opened = `${mode.width}${mode.globals}`;
      }
      await page.evaluate(settle, mode.theme);
      if (inBase && !inBase.has(id)) {
        const body = await page.screenshot({ fullPage: true, animations: "disabled" });
        await testInfo.attach(`new: ${mode.name}`, { body, contentType: "image/png" });
      } else {
        const picture = [id, `${mode.name.replaceAll(" ", "-")}.png`];
        await expect.soft(page).toHaveScreenshot(picture, { fullPage: true });
      }
    }
    if (inBase && !inBase.has(id)) testInfo.annotations.push({ type: "new story" });
  });
}

/** Opens a story and waits until its play function has ended. */
async function open(page: Page, id: string, globals = ""): Promise<void> {
  // The accessibility panel is not needed here.
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true${globals}`);
  const phase = await page.waitForFunction((preview: string) => {
    const now = (globalThis as unknown as Storybook)[preview]?.currentRender?.phase ?? "";
    return ["finished", "errored", "aborted"].includes(now) ? now : undefined;
  }, previewName);
  expect(await phase.jsonValue(), "how the story ended").toBe("finished");
}

/** Storybook's own object on `window`. */
const previewName = "__STORYBOOK_PREVIEW__";

interface Storybook {
  [preview: string]:
    | {
        currentRender?: {
          phase?: string;
          story: {
            storyGlobals?: { viewport?: { value: string } };
            parameters: {
              chromatic?: {
                disableSnapshot?: boolean;
                modes?: Record<
                  string,
                  {
                    theme: string;
                    viewport: string;
                    locale?: string;
                    direction?: string;
                    disable?: boolean;
                  }
                >;
                forcedColors?: "active" | "none";
              };
              viewport?: {
                options?: Record<string, { styles: { width: string; height: string } }>;
              };
            };
          };
        };
      }
    | undefined;
}

/** Runs in the page. A story with a width of its own is taken only at that width. */
function wishesOfStory(preview: string): Wishes {
  const render = (globalThis as unknown as Storybook)[preview]?.currentRender;
  if (!render) throw new Error("No story is shown.");
  const { parameters, storyGlobals } = render.story;
  const { disableSnapshot, modes = {}, forcedColors = "none" } = parameters.chromatic ?? {};
  const own = storyGlobals?.viewport?.value;
  const chosen = Object.values(disableSnapshot ? {} : modes).filter(({ disable }) => !disable);
  const taken = chosen.map(({ theme, viewport, locale, direction }): Mode => {
    const size = parameters.viewport?.options?.[own ?? viewport]?.styles;
    const [width = "1280px", height = "860px"] = [size?.width, size?.height];
    const globals = [locale && `;locale:${locale}`, direction && `;direction:${direction}`]
      .filter(Boolean)
      .join("");
    const name = `${theme} ${own ?? viewport}${locale ? ` ${locale}` : ""}`;
    return {
      name,
      theme,
      globals,
      width: Number.parseInt(width, 10),
      height: Number.parseInt(height, 10),
    };
  });
  const different = [...new Map(taken.map((mode) => [mode.name, mode])).values()];
  return { modes: different.toSorted((one, other) => other.width - one.width), forcedColors };
}

/** Runs in the page: waits for the theme, fonts and pictures. */
async function settle(theme: string): Promise<void> {
  document.documentElement.dataset["theme"] = theme;
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => undefined);
    }),
  );
}
