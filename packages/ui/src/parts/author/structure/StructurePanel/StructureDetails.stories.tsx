import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { faultyGraph, mapFindings } from "../../../../fixtures/author/story-maps.ts";
import { StructureDetails } from "./StructureDetails.tsx";
import { StructurePanel } from "./StructurePanel.tsx";

const view = {
  graph: { ...faultyGraph, sources_note: "After a ballad of the salt coast." },
  findings: mapFindings,
  selection: [],
  onSelectionChange: fn(),
  onOperation: fn(),
};

const meta = preview.meta({
  title: "Parts/Author/StructureDetails",
  component: StructureDetails,
  args: { commands: [] },
  render: (args) => (
    <StructurePanel {...view} history={{ onUndo: fn(), onRedo: fn() }}>
      <StructureDetails {...args} />
    </StructurePanel>
  ),
});

/** The note for players about the sources of the whole story, and what stands in its way. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("The story's sources"));
    const note = canvas.getByLabelText("What the story follows, and what is invented");
    await expect(note).toHaveValue("After a ballad of the salt coast.");
    await userEvent.type(note, "!");
    await expect(view.onOperation).toHaveBeenCalledWith({
      kind: "set_sources_note",
      note: "After a ballad of the salt coast.!",
    });
    await expect(canvas.getByRole("region", { name: "What stands in the way" })).toBeVisible();
  },
});
