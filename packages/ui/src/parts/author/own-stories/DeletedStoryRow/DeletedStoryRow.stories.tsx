import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { deletedStory } from "../../../../fixtures/author/story-editor.ts";
import { DeletedStoryRow } from "./DeletedStoryRow.tsx";

const meta = preview.meta({
  title: "Parts/Author/DeletedStoryRow",
  id: "parts-author-deletedline",
  component: DeletedStoryRow,
  args: { story: deletedStory, onUndo: fn(), onForget: fn() },
});

/** Just deleted; it can be restored. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const undo = canvas.getByRole("button", { name: "Undo" });
    await expect(undo).not.toHaveFocus();
    await expect(undo).toHaveAccessibleDescription(/“A Door in the Rain” is deleted\. Until .+/);
    await userEvent.click(undo);
    await expect(args.onUndo).toHaveBeenCalledWith(deletedStory.id);
    await userEvent.click(canvas.getByRole("button", { name: "Put this line away" }));
    await expect(args.onForget).toHaveBeenCalledWith(deletedStory.id);
  },
});

/** Restoring failed. */
export const Failed = meta.story({
  args: { failure: "Failed to bring the story back" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to bring the story back");
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
