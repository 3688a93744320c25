import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { player, topPlayer } from "../../../fixtures/player/tasks.ts";
import { guide } from "./LevelCard.guide.ts";
import { LevelCard } from "./LevelCard.tsx";

const meta = preview.meta({
  title: "Parts/Progress/LevelCard",
  id: "parts-progress-standingplate",
  component: LevelCard,
  args: { player: player },
  parameters: { guide },
});

/** Level, coins, and the stars to the next level. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Lipikar")).toBeVisible();
    await expect(canvas.getByText("Level 3")).toBeVisible();
    await expect(canvas.getByText("143 coins")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Stars to the next level" })).toHaveValue(
      57,
    );
    await expect(canvas.getByRole("progressbar")).toHaveAttribute(
      "aria-valuetext",
      "4 of 7 stars, 57%",
    );
  },
});

/** The line above a list. */
export const Line = meta.story({ args: { size: "line" } });

/** The highest level has no next one. */
export const Highest = meta.story({
  args: { player: topPlayer },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
});

/** A long name. */
export const LongText = meta.story({
  args: { player: { ...player, username: "the_patient_listener_of_hills_9" } },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("लिपिकार")).toBeVisible();
  },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

/** On a tablet the stars are below, where their text has its own line. */
export const Tablet = meta.story({
  globals: { viewport: { value: "tablet" } },
  decorators: [(Story) => <div style={{ maxInlineSize: "640px" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const words = canvas.getByText("Stars to the next level").getBoundingClientRect();
    const name = canvas.getByText(player.username).getBoundingClientRect();
    await expect(words.top).toBeGreaterThan(name.bottom);
    await expect(words.height).toBeLessThan(30);
  },
});
