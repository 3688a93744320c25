import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./StoryCounts.guide.ts";
import { StoryCounts } from "./StoryCounts.tsx";

const meta = preview.meta({
  title: "Parts/Story/StoryCounts",
  component: StoryCounts,
  args: { likes: 9842, plays: 61_204, bookmarks: 1 },
  parameters: { guide },
});

/** Short numbers on the screen, sentences for screen readers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("9.8k")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "9,842 likes" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "1 bookmark" })).toBeVisible();
  },
});

/** In its first month, a count of 0 is for screen readers alone. */
export const New = meta.story({
  args: { likes: 0, plays: 3, bookmarks: 0, isNew: true },
  play: async ({ canvas }) => {
    for (const name of ["0 likes", "3 plays", "0 bookmarks"]) {
      await expect(canvas.getByRole("img", { name })).toBeInTheDocument();
    }
    const widthOf = (name: string) => canvas.getByRole("img", { name }).offsetWidth;
    await expect(widthOf("0 likes")).toBeLessThanOrEqual(1);
    await expect(widthOf("3 plays")).toBeGreaterThan(10);
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
