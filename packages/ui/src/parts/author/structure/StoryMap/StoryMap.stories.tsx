import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { drag, positionIn } from "../../../../fixtures/pointer.ts";
import { EditableMap } from "../../../../fixtures/author/EditableMap.tsx";
import {
  faultyGraph,
  ferryGraph,
  ferryHeat,
  grownGraph,
  hindiGraph,
  mapFindings,
  urduGraph,
} from "../../../../fixtures/author/story-maps.ts";
import { StoryMap } from "./StoryMap.tsx";
import { guide } from "./StoryMap.guide.ts";

const meta = preview.meta({
  title: "Parts/Author/StoryMap",
  component: EditableMap,
  subcomponents: { StoryMap },
  args: {
    graph: ferryGraph,
    selection: [],
    language: "en",
    onSelectionChange: fn(),
    onOperation: fn(),
    onOpenScene: fn(),
  },
  parameters: { guide, chromatic: { modes: modes.screen } },
});

interface Canvas {
  findByRole: (role: string, query: { name: RegExp | string }) => Promise<HTMLElement>;
  getByRole: (role: string, query?: { name: RegExp | string }) => HTMLElement;
}

const surfaceOf = (canvas: Canvas) =>
  canvas.findByRole("application", { name: "Map of the story" });

/** A small story shown as a whole. A press selects a scene, a second one opens it. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const card = await canvas.findByRole("button", { name: /^toll_house/ });
    await userEvent.click(card);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["toll_house"]);
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("toll_house, 2 choices");
    await userEvent.dblClick(card);
    await expect(args.onOpenScene).toHaveBeenLastCalledWith("toll_house");
  },
});

/** An edge is dragged from a port to another scene, or to an empty place. */
export const MapEdges = meta.story({
  play: async ({ args, canvas }) => {
    const dawn = await canvas.findByRole("button", { name: /^dawn/ });
    const landing = canvas.getByRole("button", { name: /^landing/ });
    await userEvent.click(dawn);
    await drag(await surfaceOf(canvas), positionIn(dawn, 0.5, 1), positionIn(landing));
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "add_choice",
      node: "dawn",
      text: "",
      target: "landing",
    });
    const surface = await surfaceOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /^ferryman/ }));
    await drag(
      surface,
      positionIn(canvas.getByRole("button", { name: /^ferryman/ }), 0.5, 1),
      positionIn(surface, 0.08, 0.5),
    );
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "together",
      operations: [
        expect.objectContaining({ kind: "add_node", name: "scene_12" }),
        { kind: "add_choice", node: "ferryman", text: "", target: "scene_12" },
      ],
    });
    await canvas.findByRole("button", { name: /^scene_12/ });
  },
});

/** By keyboard: follow edges, open, move and delete. A key that an input method handles changes nothing. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const surface = await surfaceOf(canvas);
    surface.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["landing"]);
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["answer"]);
    await userEvent.keyboard("{ArrowUp}{ArrowDown}");
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["answer"]);
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenScene).toHaveBeenLastCalledWith("answer");
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await expect(args.onOperation).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: "move_nodes" }),
    );
    await fireEvent.keyDown(surface, { key: "Delete", keyCode: 229 });
    await expect(args.onOperation).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Delete}");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "delete_nodes",
      nodes: ["answer"],
    });
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^answer/ })).toBeNull());
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing is selected.");
  },
});

/** Findings are marked on the cards. */
export const Findings = meta.story({
  args: { graph: faultyGraph, findings: mapFindings },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^attic/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["attic"]);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "attic, 1 choice, 1 to mend, 1 worth a look",
    );
  },
});

/** The paths of many plays: the edges' widths show their shares. */
export const Heat = meta.story({
  args: { heat: ferryHeat },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^midstream.*78%/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^heron.*Nobody came/ })).toBeVisible();
    const heat = canvas.getByRole("button", { name: "Where players go" });
    await userEvent.click(heat);
    await expect(heat).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.queryByText("78%")).toBeNull();
    await userEvent.click(heat);
  },
});

/** Several scenes selected. */
export const Several = meta.story({
  args: { selection: ["boat", "reeds", "heron"] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("3 scenes selected");
    const several = canvas.getByRole("button", { name: "Select several" });
    await userEvent.click(several);
    await userEvent.click(await canvas.findByRole("button", { name: /^ledger/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([
      "boat",
      "reeds",
      "heron",
      "ledger",
    ]);
    await userEvent.click(several);
  },
});

/** Without scenes: a button to add the first. */
export const Empty = meta.story({
  args: { graph: { start_node: "", nodes: {} } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { name: "A clear map" })).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: "Add a scene" }).at(-1) as Element);
    await expect(args.onOperation).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "add_node", name: "scene_1" }),
    );
  },
});

/** Three hundred scenes, with the shares of plays: only visible ones are in the page. */
export const ThreeHundred = meta.story({
  args: {
    graph: grownGraph(300),
    heat: Object.fromEntries(
      Object.keys(grownGraph(300).nodes).map((name, at) => [
        name,
        at % 19 === 7 ? 0 : 1 / (1 + at / 30),
      ]),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await surfaceOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "See the whole story" }));
    await waitFor(() => expect(canvasElement.querySelector("[data-card]")).toBeNull());
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(400);
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { graph: hindiGraph, language: "hi" },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^मझधार/ });
  },
});

/** In Urdu, on a right-to-left page. */
export const Urdu = meta.story({
  args: { graph: urduGraph, language: "ur" },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /گھاٹ/ });
  },
});

/** Read-only, with a text for each scene. */
export const Fixed = meta.story({
  args: {
    heat: { midstream: 1, reeds: 0.3 },
    heatLabels: { midstream: "38 stopped", reeds: "9 stopped", dawn: "34 ended" },
  },
  render: ({ graph, selection, onSelectionChange, heat, heatLabels }) => (
    <StoryMap {...{ graph, selection, onSelectionChange, heat, heatLabels }} />
  ),
  play: async ({ args, canvas }) => {
    const card = await canvas.findByRole("button", { name: /^midstream.+38 stopped/ });
    await userEvent.click(card);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(["midstream"]);
    await expect(canvas.queryByRole("toolbar")).toBeNull();
    const surface = await surfaceOf(canvas);
    const before = card.style.transform;
    await drag(card, positionIn(card), positionIn(surface, 0.9, 0.9));
    surface.focus();
    await userEvent.keyboard("n{Delete}{Alt>}{ArrowDown}{/Alt}");
    await expect(card.style.transform).toBe(before);
    await expect(args.onOperation).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole("button", { name: /ended|stopped/ })).toHaveLength(3);
  },
});
