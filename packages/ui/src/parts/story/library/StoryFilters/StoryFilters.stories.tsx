import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { traitOptions } from "../../../../fixtures/player/browse.ts";
import { guide } from "./StoryFilters.guide.ts";
import { StoryFilters } from "./StoryFilters.tsx";

const meta = preview.meta({
  title: "Parts/Story/StoryFilters",
  component: StoryFilters,
  args: { options: traitOptions, chosen: {}, onChosenChange: fn() },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** The first groups are open; a press adds a value to what is asked for. A closed group is opened, and a value taken by keyboard. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const categories = within(canvas.getByRole("list", { name: "Category" }));
    await userEvent.click(categories.getByRole("checkbox", { name: "Folklore , 12 stories" }));
    await expect(args.onChosenChange).toHaveBeenLastCalledWith({ category: ["c1"] });
    await expect(canvas.getByText("Easy")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Difficulty"));
    const easy = canvas.getByRole("checkbox", { name: /Easy/ });
    await userEvent.tab();
    await expect(easy).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChosenChange).toHaveBeenLastCalledWith({ difficulty: ["easy"] });
  },
});

/** Values that are asked for are checked, their groups open; of months only one is asked for. */
export const Chosen = meta.story({
  args: { chosen: { category: ["c1", "c2"], since: ["2025-11"] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: /Mystery/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: /Mystery/ }));
    await expect(args.onChosenChange).toHaveBeenLastCalledWith({
      category: ["c1"],
      since: ["2025-11"],
    });
    await userEvent.click(canvas.getByRole("checkbox", { name: /October 2026/ }));
    await expect(args.onChosenChange).toHaveBeenLastCalledWith({
      category: ["c1", "c2"],
      since: ["2026-10"],
    });
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "भाषा" })).toBeVisible();
    await expect(canvas.getByText("उर्दू")).toBeVisible();
  },
});

/** Long names, and very many stories. */
export const LongText = meta.story({
  args: {
    options: [
      {
        trait: "tag",
        value: "t",
        name: "Riverbankmemoriesofthemonsoonrailway",
        stories: 1_240_000,
      },
    ],
    chosen: { tag: ["t"] },
  },
});
