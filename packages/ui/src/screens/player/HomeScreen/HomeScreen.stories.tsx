import { expect, fn } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { homeLists } from "../../../fixtures/player/home.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./HomeScreen.guide.ts";
import { HomeScreen } from "./HomeScreen.tsx";

const meta = preview.meta({
  title: "Screens/Home",
  component: HomeScreen,
  args: { lists: homeLists, onPlay: fn(), onRetry: fn() },
  decorators: [withShell],
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.everywhere } },
});

/** The library with all its rows. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("region").map((row) => row.getAttribute("aria-labelledby"));
    const titles = rows.map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
    await expect(titles).toEqual([
      "Featured Stories",
      "Trending Now",
      "Court intrigue",
      "Folklore",
      "Mystery",
    ]);
    for (const [title, tooltip] of [
      ["Featured Stories", "Handpicked by our editors and team"],
      ["Trending Now", "Currently popular"],
    ] as const) {
      const heading = canvas.getByRole("heading", { level: 2, name: title });
      await expect(heading).toHaveAttribute("title", tooltip);
      await expect(canvas.getByText(tooltip)).toBeVisible();
    }
  },
});
