import { expect } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { ferryNumbers } from "../../../../fixtures/author/numbers.ts";
import { StatTiles } from "./StatTiles.tsx";
import { guide } from "./StatTiles.guide.ts";

const meta = preview.meta({
  title: "Parts/Author/StatTiles",
  id: "parts-author-numberplates",
  component: StatTiles,
  args: { numbers: ferryNumbers, rating: 4.3 },
  parameters: { guide, chromatic: { modes: modes.screen } },
});

/** A story with some plays. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("by 97 players")).toBeVisible();
    await expect(canvas.getByText("67 are on the way")).toBeVisible();
    await expect(canvas.getByText("4.3 out of 5")).toBeInTheDocument();
  },
});

/** One play, unfinished and without a rating. */
export const First = meta.story({
  args: { numbers: { starts: 1, players: 1, finishes: 0, completionRate: 0 }, rating: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 is on the way")).toBeVisible();
    await expect(canvas.getByText("No stars yet")).toBeVisible();
  },
});

/** A story with very many plays. */
export const Large = meta.story({
  args: {
    numbers: { starts: 1_204_312, players: 948_001, finishes: 1_204_312, completionRate: 100 },
    rating: 5,
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
