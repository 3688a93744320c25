import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  faultyGraph,
  ferryGraph,
  grownGraph,
  hindiGraph,
  mapFindings,
  urduGraph,
} from "../../../../fixtures/author/story-maps.ts";
import { WithStructure } from "../../../../fixtures/author/WithStructure.tsx";
import { StructureOutline } from "./StructureOutline.tsx";
import { guide } from "./StructureOutline.guide.ts";

const meta = preview.meta({
  title: "Parts/Author/StructureOutline",
  component: StructureOutline,
  args: {
    graph: ferryGraph,
    findings: [],
    selection: [],
    onSelectionChange: fn(),
    onOperation: fn(),
    onPlay: fn(),
  },
  render: ({ goTo, onPlay, ...view }) => (
    <WithStructure view={view}>
      {(live) => <StructureOutline {...live} goTo={goTo} onPlay={onPlay} />}
    </WithStructure>
  ),
  parameters: { guide, chromatic: { modes: modes.screen } },
});

const heads = () =>
  [...document.querySelectorAll<HTMLElement>("[data-scene]")].flatMap(
    (row) => row.dataset["scene"] ?? [],
  );

/** In reading order. Pressing a scene opens it in place. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(heads().slice(0, 4)).toEqual(["landing", "answer", "boat", "toll_house"]);
    await userEvent.click(canvas.getByRole("button", { name: /^landing/ }));
    const told = canvas.getByLabelText("What is told");
    await userEvent.type(told, " Nobody calls.");
    await expect(told).toHaveValue(`${ferryGraph.nodes["landing"]?.text ?? ""} Nobody calls.`);
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "set_text",
      node: "landing",
      text: `${ferryGraph.nodes["landing"]?.text ?? ""} Nobody calls.`,
    });
  },
});

/** Navigated, opened and edited by keyboard alone. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: "Choose several" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^landing/ })).toHaveFocus();
    await expect(document.activeElement).toHaveAccessibleDescription(
      /arrows go from scene to scene/,
    );
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("button", { name: /^boat/ })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(document.activeElement?.closest("[data-scene]")).toHaveAttribute(
      "data-scene",
      heads().at(-1),
    );
    await userEvent.keyboard("{Home}t");
    await expect(canvas.getByRole("button", { name: /^toll_house/ })).toHaveFocus();
    await userEvent.keyboard("{Home}{Enter}");
    await userEvent.tab();
    await expect(canvas.getByLabelText("Name of the scene")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText("What is told")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^On a closer look/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Choice 1: its words")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("Choice 2: its words")).toHaveFocus());
    await userEvent.keyboard("Swim.");
    await userEvent.tab();
    await userEvent.keyboard("cold");
    await screen.findByRole("option", { name: "New scene: cold" });
    await userEvent.keyboard("{Enter}");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "together",
      operations: [
        { kind: "add_node", name: "cold" },
        { kind: "link_choice", node: "landing", choice: 1, target: "cold" },
      ],
    });
    await waitFor(() => expect(heads()).toContain("cold"));
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
});

/** A new name is applied on blur; the focus stays where it moved. */
export const Renamed = meta.story({
  args: { selection: ["boat"] },
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText("Name of the scene");
    await userEvent.clear(name);
    await expect(canvas.getByText("A scene needs a name.")).toBeVisible();
    await userEvent.type(name, "dawn");
    await expect(canvas.getByText("Another scene has this name.")).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, "skiff");
    await userEvent.tab();
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "rename_node",
      node: "boat",
      name: "skiff",
    });
    await expect(canvas.getByLabelText("What is told")).toHaveFocus();
  },
});

/** Errors are shown at the scene and the choice; unreachable scenes are listed separately. */
export const Faulty = meta.story({
  args: { graph: faultyGraph, findings: mapFindings, selection: ["reeds"] },
  play: async ({ canvas }) => {
    const reeds = canvas.getByRole("button", { name: /^reeds/ });
    await expect(reeds).toHaveTextContent("1 to mend");
    await expect(canvas.getByLabelText("Choice 2: where it leads")).toHaveValue("river_bed");
    await expect(canvas.getByText(/which is not there/)).toBeVisible();
    const apart = canvas.getByRole("region", { name: "Nothing leads here" });
    await expect(within(apart).getByRole("button", { name: /^attic/ })).toBeVisible();
  },
});

/** Several scenes are selected and deleted at once; the focus moves to what is left. */
export const Several = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose several" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^reeds/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^heron/ }));
    await expect(canvas.getByText("2 scenes chosen")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    await expect(args.onOperation).toHaveBeenCalledWith({
      kind: "delete_nodes",
      nodes: ["reeds", "heron"],
    });
    await waitFor(() => expect(heads()).not.toContain("reeds"));
  },
});

/** Still empty. */
export const Empty = meta.story({
  args: { graph: { start_node: "", nodes: {} } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add a scene" }));
    await expect(args.onOperation).toHaveBeenCalledWith({ kind: "add_node", name: "scene" });
    await waitFor(() => expect(canvas.getByLabelText("Name of the scene")).toHaveFocus());
  },
});

/** Many scenes: only the open one has fields. */
export const Many = meta.story({
  args: { graph: grownGraph(200), selection: ["scene_3"] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(heads()).toHaveLength(200);
    await expect(canvasElement.querySelectorAll("input, textarea").length).toBeLessThan(30);
    canvasElement.querySelector<HTMLElement>("[data-scene=scene_3] [data-head]")?.focus();
    await userEvent.keyboard("{End}");
    await expect(document.activeElement?.closest("[data-scene]")).toHaveAttribute(
      "data-scene",
      heads().at(-1),
    );
  },
});

/** Long names and text. */
export const LongText = meta.story({
  args: {
    graph: {
      start_node: "the_exceedingly_long_and_entirely_true_account_of_the_potter_and_the_river",
      nodes: {
        the_exceedingly_long_and_entirely_true_account_of_the_potter_and_the_river: {
          text: "Once, before the river had a name, a potter asked it for one. ".repeat(20),
          choices: [
            {
              text: "Tell the potter everything that the river said, and in the order in which it said it.",
              target: "a",
            },
          ],
        },
        a: { text: "", choices: [] },
      },
    },
    selection: ["the_exceedingly_long_and_entirely_true_account_of_the_potter_and_the_river"],
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { graph: hindiGraph, selection: ["नाव"] },
  globals: { locale: "hi" },
});

/** An Urdu story, from right to left. */
export const Urdu = meta.story({
  args: { graph: urduGraph, selection: ["گھاٹ"] },
  globals: { direction: "rtl" },
});
