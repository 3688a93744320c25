import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./BranchDialog.guide.ts";
import { BranchDialog } from "./BranchDialog.tsx";

const meta = preview.meta({
  title: "Parts/Play/BranchDialog",
  component: BranchDialog,
  args: { open: true, onStay: fn(), onBranch: fn() },
  parameters: { guide },
});

const go = () => screen.getByRole("button", { name: "Begin the new session" });

/** It explains that the current session stays; Escape cancels, Enter continues. */
export const Default = meta.story({
  play: async ({ args }) => {
    await expect(
      await screen.findByRole("dialog", { name: "Go on from here in a new session?" }),
    ).toHaveAccessibleDescription(/stays as it is/);
    await waitFor(() => expect(go()).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onBranch).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onBranch).toHaveBeenCalledOnce();
  },
});

/** The new session is being created. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Copying the pages..." }));
    await expect(args.onBranch).not.toHaveBeenCalled();
  },
});

/** Branching failed. */
export const Failed = meta.story({
  args: { failure: "The new session could not be begun. This one is as it was." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("This one is as it was.");
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
