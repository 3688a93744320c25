import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { faultyGraph, ferryGraph, hindiGraph, urduGraph } from "../../../fixtures/storyMaps.ts";
import type { StructureGraph } from "../structure.ts";
import { PlayFromHere } from "./PlayFromHere.tsx";
import type { PlayFromHereProps, WalkStep } from "./PlayFromHere.tsx";

interface WalkingProps extends Pick<PlayFromHereProps, "language" | "onEdit" | "onClose"> {
  graph: StructureGraph;
  from: string;
}

/** Walks the graph, as an app would. */
function Walking({ graph, from, ...props }: WalkingProps) {
  const began: WalkStep = { node: from, choice: null };
  const [path, setPath] = useState<readonly WalkStep[]>([began]);
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
      standing={{ turns, nodes: path.length, minutes: 0.4, credits: turns, xp: 100 + 5 * turns }}
      onChoose={(at) => {
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
  args: { graph: ferryGraph, from: "toll_house", language: "en", onEdit: fn(), onClose: fn() },
  parameters: { chromatic: { modes: modes.screen } },
});

/** From the middle of a story to one of its ends, a step back, and from the beginning. */
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
    await expect(canvas.getByRole("button", { name: "One step back" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Close the play" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** An ending. */
export const Ended = meta.story({ args: { from: "ferryman" } });

/** A choice that leads nowhere yet says so. */
export const Loose = meta.story({
  args: { graph: faultyGraph, from: "reeds" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Dive. (leads nowhere yet)" })).toBeDisabled();
  },
});

/** Nothing told, and no way on. */
export const Unwritten = meta.story({
  args: {
    graph: { start_node: "a", nodes: { a: { text: "", choices: [{ text: "", target: "" }] } } },
    from: "a",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No choice here leads anywhere.")).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { graph: hindiGraph, from: "घाट", language: "hi" },
  globals: { locale: "hi" },
});

/** In Urdu, in a page that is read from right to left. */
export const Urdu = meta.story({
  args: { graph: urduGraph, from: "گھاٹ", language: "ur" },
  globals: { direction: "rtl" },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });
