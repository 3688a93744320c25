import { expect, fn, screen, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { doorStory, nothingYet, WithState } from "../../../../fixtures/author/WithState.tsx";
import { QualitiesPanel } from "./QualitiesPanel.tsx";

const meta = preview.meta({
  title: "Parts/Author/QualitiesPanel",
  component: QualitiesPanel,
  args: {
    open: true,
    ...nothingYet,
    commands: ["Ask the goat"],
    onOpenScene: fn(),
    onOperation: fn(),
  },
  render: ({ open, commands, onOpenScene, onOperation }) => (
    <WithState structure={doorStory} onOperation={onOperation}>
      {(live) => (
        <QualitiesPanel open={open} commands={commands} onOpenScene={onOpenScene} {...live} />
      )}
    </WithState>
  ),
});

/** The story's state, each entry with its kind and the number of its uses. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Trust/ }));
    await userEvent.click(canvas.getByRole("button", { name: "court" }));
    await expect(args.onOpenScene).toHaveBeenCalledWith("court");
  },
});

/** An id is renamed everywhere in the story. */
export const Renamed = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^the iron key/ }));
    const word = canvas.getByLabelText("Its word in texts");
    await userEvent.clear(word);
    await userEvent.type(word, "rope");
    await expect(canvas.getByText("Another quality or thing has this word.")).toBeVisible();
    await userEvent.clear(word);
    await userEvent.type(word, "ring");
    await userEvent.click(canvas.getByRole("button", { name: "Rename everywhere" }));
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "rename_declared",
      part: "things",
      id: "key",
      to: "ring",
      name: "the iron key",
    });
    await expect(canvas.getByLabelText("Its word in texts")).toHaveValue("ring");
  },
});

/** Before deleting, it says what would break. */
export const Deleting = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^the iron key/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Delete the iron key?" });
    await expect(dialog).toHaveTextContent("never hold: court");
    await expect(dialog).toHaveTextContent("do nothing: well");
    await userEvent.click(screen.getByRole("button", { name: "Delete it" }));
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "undeclare",
      part: "things",
      id: "key",
    });
  },
});

/** A new number, with its limits. */
export const Adding = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add a quality" }));
    await userEvent.click(canvas.getByRole("button", { name: "number" }));
    await expect(canvas.getByLabelText("Most")).toHaveValue("5");
    await expect(document.activeElement).toHaveValue("New quality");
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
