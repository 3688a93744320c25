import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { ferryGraph } from "../../../../fixtures/author/story-maps.ts";
import { WithStructure } from "../../../../fixtures/author/WithStructure.tsx";
import { StructurePanel } from "./StructurePanel.tsx";
import { StructureViews } from "./StructureViews.tsx";

const view = { graph: ferryGraph, selection: [], onSelectionChange: fn(), onOperation: fn() };

const meta = preview.meta({
  title: "Parts/Author/StructureViews",
  component: StructureViews,
  args: {
    text: JSON.stringify(ferryGraph, null, 2),
    onTextChange: fn(),
    onDiscardText: fn(),
    tabs: [
      {
        value: "lines",
        label: "Typed lines",
        count: 3,
        render: (show) => (
          <button type="button" onClick={() => show("heron")}>
            Show heron
          </button>
        ),
      },
    ],
  },
  render: (args) => (
    <WithStructure view={view}>
      {(live) => (
        <StructurePanel {...live} history={{ onUndo: fn(), onRedo: fn() }}>
          <StructureViews {...args} />
        </StructurePanel>
      )}
    </WithStructure>
  ),
});

/** A tab beside the views, with what waits in it; from there one comes back to a scene. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /^Typed lines\s*3$/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Show heron" }));
    await waitFor(() =>
      expect(canvas.getByRole("tab", { name: "Outline" })).toHaveAttribute("aria-selected", "true"),
    );
    await expect(view.onSelectionChange).toHaveBeenLastCalledWith(["heron"]);
  },
});

/** The form's error about the structure, above every view but the text. */
export const Refused = meta.story({
  args: { error: "The scene “heron” leads nowhere." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The scene “heron” leads nowhere.")).toBeVisible();
  },
});
