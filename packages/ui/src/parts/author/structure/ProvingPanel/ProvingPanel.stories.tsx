import { expect, fn, userEvent, within } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { findings } from "../../../../fixtures/author/story-editor.ts";
import {
  countingReport,
  ferryReport,
  largeReport,
  stoppedReport,
  strangersReport,
  typedFindings,
  typedReport,
} from "../../../../fixtures/author/proving.ts";
import { ferryGraph } from "../../../../fixtures/author/story-maps.ts";
import { ProvingPanel } from "./ProvingPanel.tsx";
import type { Proving } from "./proving-report.ts";
import { guide } from "./ProvingPanel.guide.ts";

const idle: Proving = { state: "idle" };

const meta = preview.meta({
  title: "Parts/Author/ProvingPanel",
  component: ProvingPanel,
  args: { proving: idle, onProve: fn(), onCancel: fn(), onOpenScene: fn() },
  parameters: { guide, chromatic: { modes: modes.screen } },
});

/** A single button. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Prove the story" }));
    await expect(args.onProve).toHaveBeenCalledOnce();
  },
});

/** While plays are running, they can be stopped. */
export const Running = meta.story({
  args: { proving: { state: "running", done: 4250, all: 10_000 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Playing" })).toHaveAttribute(
      "aria-valuetext",
      "4,250 of 10,000 plays",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** The report, in which each scene's name is a link to it. */
export const Proved = meta.story({
  args: { proving: { state: "done", report: ferryReport }, findings: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("10,000 plays, seed 7")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Choices 4 2 11$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Go to dawn" }));
    await expect(args.onOpenScene).toHaveBeenLastCalledWith("dawn");
    await expect(canvas.getByText("Every play came to an ending.")).toBeVisible();
  },
});

/**
 * Lines that were typed in addition to the plays: one that was misunderstood links to its scene.
 */
export const Typed = meta.story({
  args: {
    proving: { state: "done", report: ferryReport },
    typing: { state: "done", report: typedReport },
    findings: typedFindings,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^412 lines: .* They were typed in 19 scenes\.$/)).toBeVisible();
    await expect(canvas.getByText("Of 96 answers that they typed for, 91 came.")).toBeVisible();
    await expect(canvas.getByText(/^2 lines were not understood as they were meant/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "at river" }));
    await expect(args.onOpenScene).toHaveBeenLastCalledWith("river");
  },
});

/** What strangers type, what became of it, and the presses that mend it. */
export const Strangers = meta.story({
  args: {
    proving: { state: "done", report: ferryReport },
    typing: { state: "done", report: typedReport },
    strangers: {
      report: strangersReport,
      graph: ferryGraph,
      onWording: fn(),
      onAnswer: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("1 of 3 understood")).toBeVisible();
    await expect(canvas.queryByText(/seize the fisherman/)).toBeNull();
    const rewordings = within(canvas.getByRole("list", { name: "Choices in other words" }));
    const worst = strangersReport.strangers_lines.find(({ outcome }) => outcome === "mistaken");
    await userEvent.click(
      rewordings.getByRole("button", { name: "This means “Call across the water.”: shout boat" }),
    );
    await expect(args.strangers?.onWording).toHaveBeenLastCalledWith(
      worst,
      { choice: 0, text: "Call across the water." },
      "aliases",
    );
    await expect(
      rewordings.getByText("Added to the wordings of “Call across the water.”."),
    ).toBeVisible();
    await userEvent.click(
      rewordings.getByRole("button", {
        name: "Must not be “Take the fisherman's boat.”: shout boat",
      }),
    );
    await expect(args.strangers?.onWording).toHaveBeenLastCalledWith(
      worst,
      { choice: 1, text: "Take the fisherman's boat." },
      "not_for",
    );
    await userEvent.click(
      canvas.getByRole("button", { name: "This is answered by...: look at the lamp" }),
    );
    await expect(args.strangers?.onAnswer).toHaveBeenCalledWith(
      expect.objectContaining({ said: "look at the lamp" }),
    );
    await userEvent.click(canvas.getByRole("switch", { name: /^Show what was understood/ }));
    await expect(canvas.getByText(/seize the fisherman/)).toBeVisible();
  },
});

/** The plays are done, but lines are still being typed. */
export const StillTyping = meta.story({
  args: { proving: { state: "done", report: ferryReport }, typing: { state: "running" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Players are still typing in the scenes...")).toBeVisible();
    await expect(canvas.getByText("10,000 plays, seed 7")).toBeVisible();
    await expect(canvas.queryByText("What players typed")).toBeNull();
  },
});

/** No lines could be typed; the report of the plays is shown anyway. */
export const NobodyTyped = meta.story({
  args: {
    proving: { state: "done", report: ferryReport },
    typing: { state: "failed", reason: "Katha cannot be reached just now." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody typed this time.*cannot be reached/)).toBeVisible();
    await expect(canvas.getByText("10,000 plays, seed 7")).toBeVisible();
  },
});

/** A story in which plays get stuck, and much is never seen. */
export const Stopped = meta.story({
  args: { proving: { state: "done", report: stoppedReport }, findings },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/no ending can be reached from here/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "18 more" }));
    await userEvent.click(canvas.getByRole("button", { name: "Go to room_30" }));
    await expect(args.onOpenScene).toHaveBeenLastCalledWith("room_30");
  },
});

/** After the plays, all states of the story are explored. */
export const Exploring = meta.story({
  args: { proving: { state: "running", done: 10_000, all: 10_000, states: 48_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Playing" })).toHaveAttribute(
      "aria-valuetext",
      "48,000 states looked at",
    );
  },
});

/**
 * A story with state: what decides its endings, the shortest paths, and where players get stuck.
 */
export const KeepingCount = meta.story({
  args: { proving: { state: "done", report: countingReport }, findings: [] },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        "You carry the iron key: in 100% of the plays that end here, in 12% of all others.",
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByText("The shortest way: 4 steps"));
    await expect(canvas.getByText("Look into the well")).toBeVisible();
    await expect(canvas.getByText("No player can ever come here.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Go to maze" }));
    await expect(args.onOpenScene).toHaveBeenLastCalledWith("maze");
    await expect(canvas.getByText("“Ring the bell” is never open")).toBeVisible();
  },
});

/** A story with too many states to explore: what was not found may exist. */
export const TooManyStates = meta.story({
  args: { proving: { state: "done", report: largeReport } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^200,000 states were looked at, and there are/)).toBeVisible();
    await expect(canvas.getByText(/it may still be possible\.$/)).toBeVisible();
  },
});

/** The story has changed since. */
export const Stale = meta.story({
  args: { proving: { state: "done", report: ferryReport }, isStale: true },
});

/** There is nothing to play. */
export const Unplayable = meta.story({
  args: {
    proving: { state: "done", report: { ...ferryReport, plays: 0, endings: [] } },
  },
});

/** The worker failed. */
export const Failed = meta.story({ args: { proving: { state: "failed" } } });

/** In Hindi: a story with state, and what strangers type. */
export const Hindi = meta.story({
  args: { ...Strangers.input.args, proving: { state: "done", report: countingReport } },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { proving: { state: "done", report: ferryReport } },
  globals: { direction: "rtl" },
});
