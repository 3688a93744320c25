import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { exileFacts } from "../../../../fixtures/player/stories.ts";
import { guide } from "./CommandsGrid.guide.ts";
import { CommandsGrid } from "./CommandsGrid.tsx";

const meta = preview.meta({
  title: "Parts/Story/CommandsGrid",
  component: CommandsGrid,
  args: { commands: exileFacts.gameConfig.commands },
  parameters: { guide },
});

const names = (elements: HTMLElement[]) => elements.map((each) => each.textContent);

/** Each command with its price; the player's own action is always last. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole("term"))).toEqual([
      "Continue",
      "Immerse",
      "Show",
      "Custom Action",
    ]);
    await expect(names(canvas.getAllByRole("definition"))).toEqual([
      "0 XP",
      "1 XP",
      "0 XP",
      "1 XP",
    ]);
  },
});

/** Without commands of its own, the story still lets the player act. */
export const OnlyCustom = meta.story({
  args: { commands: {} },
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole("term"))).toEqual(["Custom Action"]);
  },
});

/** A command defined by the author keeps its name, made readable, and stands after the standard ones. The price of the player's own action is the story's. */
export const AuthorsOwn = meta.story({
  args: {
    commands: {
      custom_action: { cost: 7 },
      light_the_lamp: { cost: 12 },
      immerse: { cost: 2 },
    },
  },
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole("term"))).toEqual([
      "Immerse",
      "Light the lamp",
      "Custom Action",
    ]);
    await expect(names(canvas.getAllByRole("definition"))).toEqual(["2 XP", "12 XP", "7 XP"]);
  },
});
