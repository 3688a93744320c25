import { expect, test } from "@playwright/test";

interface Story {
  readonly title: string;
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      readonly modes?: Readonly<Record<string, { readonly disable?: boolean }>>;
    };
  };
}

/** Storybook's own object on `window`, which Chromatic asks as well. */
interface Storybook {
  readonly ["__STORYBOOK_PREVIEW__"]: {
    /** Resolves when the index of stories is loaded; nothing can be extracted before. */
    ready: () => Promise<void>;
    extract: () => Promise<Record<string, Story>>;
  };
}

const most = 2_500;

test(`a full build of Chromatic takes at most ${most} pictures`, async ({ page }) => {
  await page.goto("/iframe.html");
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  const stories = await page.evaluate(async () => {
    const preview = (globalThis as unknown as Storybook)["__STORYBOOK_PREVIEW__"];
    await preview.ready();
    const extracted = await preview.extract();
    return Object.values(extracted).map(({ title, parameters: { chromatic = {} } }) => ({
      layer: title.split("/")[0] ?? "",
      pictures: chromatic.disableSnapshot
        ? 0
        : Object.values(chromatic.modes ?? {}).filter(({ disable }) => !disable).length,
    }));
  });
  const layers = Object.groupBy(stories, ({ layer }) => layer);
  const sum = (some: typeof stories = []) => some.reduce((all, { pictures }) => all + pictures, 0);
  for (const [layer, some] of Object.entries(layers))
    process.stdout.write(`${layer}: ${some?.length} stories, ${sum(some)} pictures\n`);
  process.stdout.write(`In all: ${stories.length} stories, ${sum(stories)} pictures\n`);
  expect(sum(stories)).toBeGreaterThan(stories.length / 2);
  expect(sum(stories)).toBeLessThanOrEqual(most);
});
