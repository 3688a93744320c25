import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { manyChanges, storyChanges } from "../../../../fixtures/admin/review.ts";
import { StoryChanges } from "./StoryChanges.tsx";

const meta = preview.meta({
  title: "Parts/Author/StoryChanges",
  component: StoryChanges,
  args: { changes: storyChanges, language: "en" },
});

/** In short, and then side by side with the words that differ marked. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 scene changed")).toBeVisible();
    await expect(canvas.getByText("The story begins at landing now.")).toBeVisible();
    await expect(canvas.getByText("his", { selector: "del" })).toBeVisible();
    await expect(canvas.getByText("Mood: calm")).toBeVisible();
    await expect(canvas.getByText("Mood: uneasy")).toBeVisible();
    await expect(canvas.queryByText("Place: the landing")).toBeNull();
    await expect(canvas.getByText(/^What the story remembers of it:/)).toHaveTextContent(
      "You let the night go by.",
    );
    await expect(canvas.getByText(/^Told later:/)).toHaveTextContent(
      "has not forgotten who waited",
    );
    await expect(
      canvas.getByText("Who began before keeps this scene; who begins anew does not come to it."),
    ).toBeVisible();
  },
});

/** Only changes outside the structure. */
export const FieldsAlone = meta.story({
  args: { changes: { ...storyChanges, scenes: [], startMovedTo: null } },
});

/** More scenes than are read at once. */
export const Many = meta.story({
  args: { changes: manyChanges },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("button", { name: "52 more scenes" }));
    await expect(canvas.getAllByRole("article")).toHaveLength(48);
  },
});

/** Nothing that anybody would notice. */
export const None = meta.story({
  args: { changes: { ...storyChanges, scenes: [], fields: [], startMovedTo: null } },
});

/** On a phone the two sides are stacked. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
