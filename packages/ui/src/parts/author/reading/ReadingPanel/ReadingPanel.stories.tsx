import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { crowdedReading, hindiReading, shipReading } from "../../../../fixtures/author/reading.ts";
import { guide } from "./ReadingPanel.guide.ts";
import { ReadingPanel } from "./ReadingPanel.tsx";
import type { ReadingResult } from "./reading.ts";

const ready: ReadingResult = { state: "ready", reading: shipReading };

const meta = preview.meta({
  title: "Parts/Author/ReadingPanel",
  component: ReadingPanel,
  parameters: { guide },
  args: { result: ready, onMend: fn(), onOpenScene: fn(), onRetry: fn() },
});

/** People with how sure it is that they are some; a name opens what is known of it. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("Captain Voss"));
    const known = within(canvas.getByRole("list", { name: "What is known of Captain Voss" }));
    await expect(known.getByText(/sits on a barrel/)).toBeVisible();
    await expect(known.getByText("likely meant")).toBeVisible();
    await userEvent.click(known.getByRole("button", { name: "Open deck" }));
    await expect(args.onOpenScene).toHaveBeenCalledWith("deck");
  },
});

/**
 * One press says that a name is nobody's, and the focus stays in the list; two names mean one; what
 * was left out can be brought back.
 */
export const Mending = meta.story({
  args: {
    result: { state: "ready", reading: { ...shipReading, leftOut: ["Monday"], played: "Immy" } },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const people = within(canvas.getByRole("list", { name: "People" }));
    const row = people.getByText("the boy").closest("li");
    await userEvent.click(people.getByText("the boy"));
    await userEvent.click(within(row as HTMLElement).getByRole("button", { name: "Not a person" }));
    await expect(args.onMend).toHaveBeenCalledWith({ kind: "leave_out", name: "the boy" });
    await expect(people.getByText("Monday").closest("summary")).toHaveFocus();
    await userEvent.click(people.getByText("Immy"));
    const field = canvas.getByRole("combobox", { name: "Immy is the same as" });
    await userEvent.type(field, "boy{ArrowDown}{Enter}");
    await expect(args.onMend).toHaveBeenLastCalledWith({
      kind: "same",
      name: "Immy",
      other: "the boy",
    });
    await userEvent.click(canvas.getByRole("button", { name: "Bring back Monday" }));
    await expect(args.onMend).toHaveBeenLastCalledWith({ kind: "bring_back", name: "Monday" });
  },
});

/** Who is in which scene, and who is only named. */
export const WhoIsWhere = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /Who is where/ }));
    await userEvent.click(canvas.getByText("hold"));
    await userEvent.click(canvas.getByRole("button", { name: "Immy is not here" }));
    await expect(args.onMend).toHaveBeenCalledWith({ kind: "away", name: "Immy", scene: "hold" });
    await userEvent.click(canvas.getByRole("button", { name: "the boy is here" }));
    await expect(args.onMend).toHaveBeenCalledWith({
      kind: "here",
      name: "the boy",
      scene: "hold",
    });
  },
});

/** Three hundred names: the first of them, and a search. */
export const Crowded = meta.story({
  args: { result: { state: "ready", reading: crowdedReading } },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByText(/^Passenger \d+$/);
    await expect(names()).toHaveLength(30);
    await userEvent.click(canvas.getByRole("button", { name: "Show 270 more" }));
    await userEvent.type(canvas.getByLabelText("Find a name"), "passenger 299");
    await expect(names()).toHaveLength(1);
    await userEvent.type(canvas.getByLabelText("Find a name"), "9");
    await expect(canvas.getByText("No such name.")).toBeVisible();
  },
});

/** Nothing is read yet. */
export const Empty = meta.story({
  args: {
    result: {
      state: "ready",
      reading: { people: [], things: [], places: [], scenes: [], leftOut: [], played: null },
    },
  },
});

/** Reading for the first time. */
export const Loading = meta.story({ args: { result: { state: "loading" } } });

/** Reading failed. */
export const Failed = meta.story({
  args: { result: { state: "failed", message: "Your story could not be read just now." } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Read it again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { result: { state: "ready", reading: hindiReading } },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
