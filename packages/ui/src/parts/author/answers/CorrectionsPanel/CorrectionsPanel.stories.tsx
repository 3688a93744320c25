import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { storyCorrections } from "../../../../fixtures/author/corrections.ts";
import { guide } from "./CorrectionsPanel.guide.ts";
import { CorrectionsPanel } from "./CorrectionsPanel.tsx";
import type { CorrectionsResult } from "./corrections.ts";

const ready: CorrectionsResult = { state: "ready", corrections: storyCorrections };
const [first] = storyCorrections;

const meta = preview.meta({
  title: "Parts/Author/CorrectionsPanel",
  component: CorrectionsPanel,
  parameters: { guide },
  args: {
    result: ready,
    language: "bn",
    onTake: fn(),
    onSettle: fn(),
    onOpenScene: fn(),
    onRetry: fn(),
  },
});

/**
 * Open corrections, oldest first. Each links to its scene, unless the scene was deleted. A passage
 * that is still in the text is corrected with one press; after settling one by keyboard, the focus
 * moves to the next.
 */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Open corrections" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(5);
    const [open] = list.getAllByRole("button", { name: "Open “ghat”" });
    await userEvent.click(open as HTMLElement);
    await expect(args.onOpenScene).toHaveBeenCalledWith("ghat");
    await expect(canvas.queryByRole("button", { name: "Open “attic”" })).toBeNull();
    await expect(canvas.getByText(/which is not in the story any more/)).toBeVisible();
    await expect(canvas.getByText(/do not stand in the scene's text/)).toBeVisible();
    await expect(canvas.getByText(/Once the story is saved, press Done/)).toBeVisible();
    const take = list.getAllByRole("button", { name: /^Take it over/ });
    await expect(take).toHaveLength(1);
    await userEvent.click(list.getByRole("button", { name: `Take it over: ${first?.passage}` }));
    await expect(args.onTake).toHaveBeenCalledWith(first);
    await expect(list.getByRole("button", { name: `Done: ${first?.passage}` })).toHaveFocus();
    await expect(args.onSettle).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSettle).toHaveBeenCalledWith("stands", "done");
    await expect(canvas.getByRole("button", { name: "Done: নৌকা চলে গেলো।" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss: the ferry man" }));
    await expect(args.onSettle).toHaveBeenLastCalledWith("nowhere", "dismissed");
  },
});

/** A correction that was settled by mistake is reopened. */
export const Settled = meta.story({
  args: {
    result: {
      state: "ready",
      corrections: storyCorrections.filter(({ status }) => status !== "open"),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("No correction waits.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Open again: He go home." }));
    await expect(args.onSettle).toHaveBeenCalledWith("done", "open");
  },
});

/** No corrections yet, with an explanation of where they come from. */
export const Empty = meta.story({
  args: { result: { state: "ready", corrections: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/from the menu below each part/)).toBeVisible();
  },
});

/** Loading. */
export const Loading = meta.story({
  args: { result: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Looking for corrections...")).toBeInTheDocument();
  },
});

/** Loading failed. */
export const Failed = meta.story({
  args: { result: { state: "failed", message: "Katha cannot be reached. Try again." } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Settling a correction failed. */
export const NotSettled = meta.story({
  args: { failure: "The correction is still where it was. Try again." },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
