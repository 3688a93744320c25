import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { exileFacts, quietFacts } from "../../../../fixtures/player/stories.ts";
import { guide } from "./StatisticsPanel.guide.ts";
import { StatisticsPanel } from "./StatisticsPanel.tsx";

const meta = preview.meta({
  title: "Parts/Story/StatisticsPanel",
  component: StatisticsPanel,
  args: { story: exileFacts },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { inBothThemes: true, guide },
});

const shown = (canvasElement: HTMLElement) =>
  Object.fromEntries(
    [...canvasElement.querySelectorAll("dt")].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );

/** Every row. */
export const Full = meta.story({
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual({
      "Starting XP": "100",
      Actions: "24",
      "Story Cards": "18",
      "Total Scenes": "31",
      Branches: "46",
      Endings: "6",
      "Play Time": "55 min",
      "Completion Rate": "62%",
      Rating: "4.6 / 5",
      Language: "EN",
      Created: "Aug 20, 2026",
    });
  },
});

/** Without plays and ratings those two rows are missing. */
export const Unplayed = meta.story({
  args: { story: quietFacts },
  play: async ({ canvas, canvasElement }) => {
    await expect(Object.keys(shown(canvasElement))).not.toContain("Completion Rate");
    await expect(Object.keys(shown(canvasElement))).not.toContain("Rating");
    await expect(canvas.getByText("Draft")).toBeVisible();
  },
});

/** A completion rate of 0 is shown; a rating of 0 is not. */
export const Zero = meta.story({
  args: {
    story: {
      ...exileFacts,
      language: "",
      stats: { ...exileFacts.stats, completionRate: 0, averageRating: 0 },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toMatchObject({ "Completion Rate": "0%", Language: "EN" });
    await expect(Object.keys(shown(canvasElement))).not.toContain("Rating");
  },
});

/** What was counted in its scenes is shown where the author has typed no figure. */
export const Counted = meta.story({
  args: {
    story: {
      ...exileFacts,
      totalScenes: 0,
      possibleEndings: 1,
      counted: { totalScenes: 3, possibleEndings: 2 },
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toMatchObject({
      "Total Scenes": "3",
      Endings: "2",
      Branches: "46",
    });
  },
});

/** In Hindi, with Hindi dates. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
