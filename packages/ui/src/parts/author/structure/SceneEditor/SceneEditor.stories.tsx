import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  faultyGraph,
  ferryGraph,
  mapFindings,
  urduGraph,
} from "../../../../fixtures/author/story-maps.ts";
import { WithStructure } from "../../../../fixtures/author/WithStructure.tsx";
import type { StoryGraph } from "@katha/storygraph";
import { guide } from "./SceneEditor.guide.ts";
import { SceneEditor } from "./SceneEditor.tsx";

const ferry: StoryGraph = {
  ...ferryGraph,
  nodes: {
    ...ferryGraph.nodes,
    boat: {
      text: "The boat is dry inside and warm.",
      choices: ferryGraph.nodes["boat"]?.choices ?? [],
      place: "a ferry landing",
      mood: "uneasy",
      cast: ["Nila", "the ferryman"],
      beats: ["the lamp goes out"],
      freedom: "guided",
      budget: 2,
      position: "120,40",
    },
    toll_house: {
      text: "Twelve went over.",
      choices: [{ text: "Pay.", target: "boat" }],
      ending: { kind: "dark", title: "The twelfth" },
    },
  },
};

const meta = preview.meta({
  title: "Parts/Author/SceneEditor",
  component: SceneEditor,
  parameters: { guide },
  args: {
    graph: ferry,
    name: "boat",
    findings: [],
    nameId: "name",
    onOperation: fn(),
    onOpenScene: fn(),
    onPlay: fn(),
  },
  render: ({ graph, name, findings, onOperation, ...rest }) => (
    <WithStructure
      view={{ graph, selection: [name], onSelectionChange: () => undefined, onOperation }}
    >
      {(live) => (
        <SceneEditor
          {...rest}
          graph={live.graph}
          name={live.selection[0] ?? name}
          findings={findings}
          onOperation={live.onOperation}
        />
      )}
    </WithStructure>
  ),
});

/** A scene with all fields, what a closer look shows, its choices, and the scenes that lead to it. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Go to midstream" }));
    await expect(args.onOpenScene).toHaveBeenLastCalledWith("midstream");
    await userEvent.click(canvas.getByRole("button", { name: "answer" }));
    await expect(args.onOpenScene).toHaveBeenLastCalledWith("answer");
    await userEvent.click(canvas.getByRole("button", { name: "Play from here" }));
    await expect(args.onPlay).toHaveBeenCalledWith("boat");
    await userEvent.click(canvas.getByRole("button", { name: "Start here" }));
    await expect(args.onOperation).toHaveBeenLastCalledWith({ kind: "set_start", node: "boat" });
    await userEvent.click(canvas.getByLabelText("On a closer look"));
    await userEvent.paste("A heron stands on its own reflection.");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "set_field",
      node: "boat",
      field: "closer_look",
      value: "A heron stands on its own reflection.",
    });
  },
});

/** The narrator's and painter's notes are collapsed. */
export const Details = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("For the narrator and the painter"));
    await userEvent.type(canvas.getByLabelText("Who is here"), ", a heron");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "set_field",
      node: "boat",
      field: "cast",
      value: ["Nila", "the ferryman", "a heron"],
    });
    const turns = canvas.getByLabelText("Turns that may be spent here");
    await userEvent.clear(turns);
    await userEvent.type(turns, "0");
    await expect(canvas.getByText("This must be a whole number, 1 or more.")).toBeVisible();
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "set_field",
      node: "boat",
      field: "budget",
      value: null,
    });
    const retell = canvas.getByRole("checkbox", { name: "Models may retell this scene" });
    await expect(retell).not.toBeChecked();
    await userEvent.click(retell);
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "set_field",
      node: "boat",
      field: "retell",
      value: true,
    });
    await userEvent.click(canvas.getByLabelText("Other tellings"));
    await userEvent.paste("In the ballad she swims.");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "set_field",
      node: "boat",
      field: "other_tellings",
      value: "In the ballad she swims.",
    });
  },
});

/** Choices are reordered, and the focus moves with them. */
export const Reordered = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByLabelText("Choice 2: its words").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "move_choice",
      node: "boat",
      choice: 1,
      to: 0,
    });
    await userEvent.click(canvas.getByRole("button", { name: "More for choice 1" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move down" }));
    await waitFor(() =>
      expect(args.onOperation).toHaveBeenLastCalledWith({
        kind: "move_choice",
        node: "boat",
        choice: 0,
        to: 1,
      }),
    );
  },
});

/** Errors are shown at their choice; a missing target is the first option to be created. */
export const Faulty = meta.story({
  args: {
    graph: faultyGraph,
    name: "reeds",
    findings: mapFindings.filter(({ node }) => node === "reeds"),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText("Choice 2: where it leads")).toBeInvalid();
    await userEvent.click(
      await canvas.findByRole("button", { name: "Show all: Choice 2: where it leads" }),
    );
    await userEvent.click(await screen.findByRole("option", { name: "New scene: river_bed" }));
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "together",
      operations: [
        { kind: "add_node", name: "river_bed" },
        { kind: "link_choice", node: "reeds", choice: 1, target: "river_bed" },
      ],
    });
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
});

/** It is marked as an ending but has choices, so one of the two has to go. */
export const GoesOn = meta.story({
  args: { name: "toll_house" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete the choices" }));
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "mark_ending",
      node: "toll_house",
      ending: { kind: "dark", title: "The twelfth" },
    });
  },
});

/** An ending has a title and a kind. */
export const Ending = meta.story({
  args: { name: "dawn" },
  play: async ({ args, canvas }) => {
    const title = canvas.getByLabelText(/What it is called/);
    await expect(title).toHaveValue("Morning on this side");
    await userEvent.type(title, "!");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "mark_ending",
      node: "dawn",
      ending: { kind: "good", title: "Morning on this side!" },
    });
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

const long = "The river is wide. ".repeat(1_053);

/** A text that is too long shows an error at its field. */
export const TooLong = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { graph: { ...ferry, nodes: { ...ferry.nodes, boat: { text: long, choices: [] } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "What is told" })).toHaveAccessibleDescription(
      "Too long to be saved: 20,007 characters, and a scene has room for 20,000.",
    );
  },
});

/** An Urdu story, from right to left. */
export const Urdu = meta.story({
  args: { graph: urduGraph, name: "گھاٹ" },
  globals: { direction: "rtl" },
});
