import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  faultyGraph,
  ferryGraph,
  hindiGraph,
  urduGraph,
} from "../../../../fixtures/author/story-maps.ts";
import type { StoryGraph } from "@katha/storygraph";
import { textModels } from "../../../../fixtures/player/session.ts";
import { PlayFromHere } from "./PlayFromHere.tsx";
import type { PlayFromHereProps } from "./PlayFromHere.tsx";
import type { PreviewNarrator, PreviewStep } from "./preview.ts";

type Handed =
  | "language"
  | "onEdit"
  | "onClose"
  | "narrator"
  | "narratedBy"
  | "heard"
  | "narrating"
  | "failure"
  | "onNarrateAgain"
  | "onType";

interface WalkingProps extends Pick<PlayFromHereProps, Handed> {
  graph: StoryGraph;
  from: string;
}

/** Plays through the graph, as an app would. */
function Walking({ graph, from, ...props }: WalkingProps) {
  const began: PreviewStep = { node: from, choice: null };
  const [path, setPath] = useState<readonly PreviewStep[]>([began]);
  const node = graph.nodes[path.at(-1)?.node ?? ""];
  const turns = path.length - 1;
  return (
    <PlayFromHere
      {...props}
      text={node?.text ?? ""}
      ending={node?.ending?.title}
      choices={(node?.choices ?? []).map(({ text, target }) => ({
        text,
        leads: Object.hasOwn(graph.nodes, target),
      }))}
      path={path}
      totals={{ turns, nodes: path.length, minutes: 0.4, coins: turns, xp: 100 + 5 * turns }}
      onSelect={(at) => {
        const { text: choice, target } = node?.choices[at] ?? { text: "", target: from };
        setPath([...path, { node: target, choice }]);
      }}
      onBack={() => setPath(path.slice(0, -1))}
      onRestart={() => setPath([began])}
    />
  );
}

const meta = preview.meta({
  title: "Parts/Author/PlayFromHere",
  component: Walking,
  subcomponents: { PlayFromHere },
  args: { graph: ferryGraph, from: "toll_house", language: "en", onEdit: fn(), onClose: fn() },
  parameters: { chromatic: { modes: modes.screen } },
});

/** From the middle of a story to an ending, a step back, and a restart. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/eleven coins again and again/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Ask who the twelfth was." }));
    await expect(canvas.getByText(/^The ledger has your name/).parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Cross it out." }));
    await expect(canvas.getByText("The ending “Morning on this side”.")).toBeVisible();
    await expect(canvas.getAllByRole("listitem").at(-1)).toHaveTextContent("dawn Cross it out.");
    await userEvent.click(canvas.getByRole("button", { name: "One step back" }));
    await userEvent.click(canvas.getByRole("button", { name: "Write on ledger" }));
    await expect(args.onEdit).toHaveBeenLastCalledWith("ledger");
    await userEvent.click(canvas.getByRole("button", { name: "From the beginning" }));
    await expect(canvas.getByRole("button", { name: "One step back" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Close the play" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** An ending. */
export const Ended = meta.story({ args: { from: "ferryman" } });

/** A choice without a target says so. */
export const Loose = meta.story({
  args: { graph: faultyGraph, from: "reeds" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Dive. (leads nowhere yet)" })).toBeDisabled();
  },
});

/** A scene without text and choices. */
export const Unwritten = meta.story({
  args: {
    graph: { start_node: "a", nodes: { a: { text: "", choices: [{ text: "", target: "" }] } } },
    from: "a",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No choice here leads anywhere.")).toBeVisible();
  },
});

const teller: PreviewNarrator = {
  models: textModels,
  value: null,
  onValueChange: fn(),
};
const told = { ...teller, value: "tenali" };

/** A model can be chosen to narrate. */
export const WithTellers = meta.story({
  args: { narrator: teller },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: /^Told by/ }));
    await userEvent.click(
      await screen.findByRole("option", { name: /^Kalidasa.*Served by hillside\./ }),
    );
    await expect(teller.onValueChange).toHaveBeenLastCalledWith("kalidasa");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
});

/** Narrated by a model, which also answers typed lines; how one was understood, and why. */
export const Told = meta.story({
  args: {
    narrator: told,
    narratedBy: "katha",
    onType: fn(),
    heard: { way: "ask", reason: { meant: "perhaps", other: "hardly", mood: "imagined" } },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Tenali tells on from your scenes/)).toBeVisible();
    await expect(canvas.getByText("Told by katha")).toBeVisible();
    await expect(canvas.getByText(/^One choice is perhaps meant, but not plainly\./)).toBeVisible();
    const words = canvas.getByRole("textbox", { name: "Say or do something else" });
    await expect(canvas.getByRole("button", { name: "Go on so" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.type(words, " Count the coins again. {Enter}");
    await expect(args.onType).toHaveBeenCalledWith("Count the coins again.");
  },
});

/** While the model narrates, no choice can be taken; it can be stopped. */
export const Telling = meta.story({
  args: { narrator: told, narrating: { onStop: fn() }, onType: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Tenali is telling...")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Ask who the twelfth was." })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.narrating?.onStop).toHaveBeenCalledOnce();
  },
});

/** The model failed; it can be tried again. */
export const NothingTold = meta.story({
  args: {
    narrator: told,
    failure: "Nothing came of it this time. Try again.",
    onNarrateAgain: fn(),
    onType: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onNarrateAgain).toHaveBeenCalledOnce();
  },
});

/** In Hindi, narrated by a model. */
export const Hindi = meta.story({
  args: {
    graph: hindiGraph,
    from: "घाट",
    language: "hi",
    narrator: told,
    narratedBy: "katha",
    onType: fn(),
  },
  globals: { locale: "hi" },
});

/** In Urdu, on a right-to-left page. */
export const Urdu = meta.story({
  args: { graph: urduGraph, from: "گھاٹ", language: "ur" },
  globals: { direction: "rtl" },
});
