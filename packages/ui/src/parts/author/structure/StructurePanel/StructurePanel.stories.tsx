import type { ReactNode } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  faultyGraph,
  ferryGraph,
  hindiGraph,
  mapFindings,
} from "../../../../fixtures/author/story-maps.ts";
import { WithStructure } from "../../../../fixtures/author/WithStructure.tsx";
import { Saying } from "../PlayFromHere/PreviewChoices.tsx";
import { useStructure } from "./structure-context.ts";
import { StructureDetails } from "./StructureDetails.tsx";
import { StructurePanel } from "./StructurePanel.tsx";
import type { StructurePanelProps } from "./StructurePanel.tsx";
import { StructureViews } from "./StructureViews.tsx";
import type { StructureViewsProps } from "./StructureViews.tsx";

type Views = Pick<StructureViewsProps, "renderMap" | "text" | "onTextChange" | "onDiscardText">;

/** The panel as a page makes it up, with a test play at the side and something below. */
interface Shown extends Omit<StructurePanelProps, "children">, Views {
  walk?: ReactNode;
  below?: ReactNode;
}

function Working(props: Shown) {
  const { renderMap, text, onTextChange, onDiscardText, walk, below, ...panel } = props;
  return (
    <WithStructure view={panel}>
      {(live) => (
        <StructurePanel {...panel} {...live}>
          <StructureViews {...{ renderMap, text, onTextChange, onDiscardText }} preview={walk} />
          <StructureDetails commands={[]} />
          {below}
        </StructurePanel>
      )}
    </WithStructure>
  );
}

function Unreached() {
  const { openScene } = useStructure();
  return (
    <button type="button" onClick={() => openScene("heron")}>
      Nobody came to heron
    </button>
  );
}

const history = { onUndo: fn(), onRedo: fn() };

const headOf = (scene: string) => document.querySelector(`[data-scene=${scene}] [data-head]`);

const meta = preview.meta({
  title: "Parts/Author/StructurePanel",
  id: "parts-author-structuredesk",
  component: Working,
  subcomponents: { StructurePanel, StructureViews, StructureDetails },
  args: {
    graph: ferryGraph,
    findings: [],
    selection: [],
    text: JSON.stringify(ferryGraph, null, 2),
    onSelectionChange: fn(),
    onOperation: fn(),
    onTextChange: fn(),
    onDiscardText: fn(),
    history,
  },
  parameters: { chromatic: { modes: modes.screen } },
});

/** The same structure as an outline and as JSON. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Outline" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.click(canvas.getByRole("tab", { name: "JSON" }));
    await userEvent.click(canvas.getByLabelText("Story structure (JSON)"));
    await userEvent.paste(" ");
    await expect(args.onTextChange).toHaveBeenCalled();
  },
});

/** The buttons say what would be undone and redone; the keyboard does it too. */
export const Undoing = meta.story({
  args: {
    history: {
      ...history,
      nextUndo: { kind: "delete_nodes", nodes: ["reeds", "heron"] },
      nextRedo: { kind: "rename_node", node: "boat", name: "skiff" },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Undo: deleting 2 scenes" }));
    await expect(args.history.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByText("Taken back: deleting 2 scenes.")).toBeInTheDocument();
    canvas.getByRole("button", { name: /^landing/ }).focus();
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await expect(args.history.onRedo).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole("button", { name: "Redo: renaming boat to skiff" }),
    ).toBeVisible();
  },
});

/** From finding to finding. */
export const Faulty = meta.story({
  args: { graph: faultyGraph, findings: mapFindings },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "2 to mend: next" }));
    await waitFor(() => expect(headOf("reeds")).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "2 to mend: next" }));
    await waitFor(() => expect(headOf("attic")).toHaveFocus());
  },
});

/** Invalid JSON is kept, and nothing else can be changed until it is valid. */
export const Unreadable = meta.story({
  args: { text: '{\n  "nodes": {', fault: { kind: "broken", line: 2, column: 12 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Add a scene" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Mend the JSON" }));
    await expect(canvas.getByText(/look at line 2, column 12/)).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Outline" }));
    await userEvent.click(
      canvas.getByRole("button", { name: "Back to the last that could be read" }),
    );
    await expect(args.onDiscardText).toHaveBeenCalledOnce();
  },
});

/**
 * With a map: the selected scene is edited below it. An error in one of its fields does not appear
 * in the next scene that is selected.
 */
export const WithMap = meta.story({
  args: {
    selection: ["boat"],
    defaultView: "map",
    renderMap: ({ onOpenScene }) => (
      <button type="button" onClick={() => onOpenScene("dawn")}>
        A map would stand here
      </button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "The scene boat" })).toBeVisible();
    await userEvent.click(canvas.getByText("For the narrator and the painter"));
    await userEvent.type(canvas.getByLabelText("Turns that may be spent here"), "12x");
    await expect(canvas.getByText("This must be a whole number, 1 or more.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "A map would stand here" }));
    await canvas.findByRole("region", { name: "The scene dawn" });
    await waitFor(() => expect(canvas.getByLabelText("What is told")).toHaveFocus());
    await expect(canvas.getByLabelText("Turns that may be spent here")).toHaveValue("");
  },
});

/**
 * Renaming a scene below the map keeps its notes open. After it is deleted, the keyboard can still
 * undo that.
 */
export const ChangingBelowMap = meta.story({
  args: {
    selection: ["boat"],
    defaultView: "map",
    renderMap: () => <p>A map would stand here</p>,
    history: { ...history, nextUndo: { kind: "delete_nodes", nodes: ["boat"] } },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("For the narrator and the painter"));
    const name = canvas.getByLabelText("Name of the scene");
    await userEvent.clear(name);
    await userEvent.type(name, "skiff{Enter}");
    const skiff = await canvas.findByRole("region", { name: "The scene skiff" });
    await expect(name).toHaveFocus();
    await expect(canvas.getByLabelText("Turns that may be spent here")).toBeVisible();
    await userEvent.click(within(skiff).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(args.history.onUndo).toHaveBeenCalledOnce();
  },
});

/** A finding below the map opens its scene, and a choice opens its target. */
export const FromFindingToScene = meta.story({
  args: {
    graph: faultyGraph,
    findings: mapFindings,
    defaultView: "map",
    renderMap: () => <p>A map would stand here</p>,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const findings = within(canvas.getByRole("region", { name: "What stands in the way" }));
    await userEvent.click(findings.getByRole("button", { name: "at reeds" }));
    const reeds = await canvas.findByRole("region", { name: "The scene reeds" });
    const told = within(reeds).getByLabelText("What is told");
    await waitFor(() => expect(told).toHaveFocus());
    await expect(told.getBoundingClientRect().top).toBeLessThan(innerHeight);
    await userEvent.click(within(reeds).getByRole("button", { name: "Go to heron" }));
    await waitFor(() => expect(canvas.getByLabelText("What is told")).toHaveFocus());
  },
});

/**
 * With a test play at the side, and the report of plays below. A line typed in the play has its own
 * undo: the story does not change.
 */
export const WithWalk = meta.story({
  args: {
    walk: <Saying onType={fn()} waits={false} />,
    history: { ...history, nextUndo: { kind: "delete_nodes", nodes: ["reeds"] } },
    below: <Unreached />,
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Say or do something else" }), "row");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(args.history.onUndo).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Nobody came to heron" }));
    await waitFor(() => expect(headOf("heron")).toHaveFocus());
  },
});

/** Import from and export to other programs: here, after an import, which can be undone here too. */
export const Exchanging = meta.story({
  args: {
    graph: faultyGraph,
    findings: mapFindings,
    exchange: { onImport: fn(), onExport: fn(), onIntent: fn() },
    history: {
      ...history,
      nextUndo: { kind: "replace", structure: {}, importedFrom: "The Salt Ferry.twee" },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Import" }));
    await expect(args.exchange?.onImport).toHaveBeenCalledOnce();
    await expect(args.exchange?.onIntent).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await expect(args.exchange?.onExport).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole("button", { name: "Undo: importing The Salt Ferry.twee" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo the import" }));
    await expect(args.history.onUndo).toHaveBeenCalledOnce();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ args: { graph: hindiGraph }, globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
