import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { draftStory } from "../../../../fixtures/author/story-editor.ts";
import { ShareDraftDialog } from "./ShareDraftDialog.tsx";
import type { DraftLink, ShareDraftDialogProps } from "./ShareDraftDialog.tsx";
import { guide } from "./ShareDraftDialog.guide.ts";

const none: DraftLink = { state: "none" };
const ended: DraftLink = { state: "none", hasEnded: true };
const made: DraftLink = {
  state: "open",
  since: "2026-11-20T05:10:00Z",
  address: "https://katha.example/stories/shared#Zm9yIHRlc3RlcnMgb25seSwgbm90IGZvciBzaGVsdmVz",
};
const known: DraftLink = { state: "open", since: "2026-11-18T09:30:00Z" };

const meta = preview.meta({
  title: "Parts/Author/ShareDraftDialog",
  component: ShareDraftDialog,
  args: {
    open: true,
    title: draftStory.title,
    link: none,
    onOpenChange: fn(),
    onRetry: fn(),
    onMake: fn(),
    onEnd: fn(),
    onCopy: fn(async () => true),
  },
  parameters: { guide },
});

/** No link yet. */
export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "A link for trying it" });
    await expect(dialog).toHaveTextContent("There is no link to “A Door in the Rain” yet.");
    await userEvent.click(screen.getByRole("button", { name: "Make a link" }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
});

/** Just created: the address is selected, to be copied now. */
export const Made = meta.story({
  args: { link: made },
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox", { name: "The link" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Copy" }));
    await expect(args.onCopy).toHaveBeenCalledWith(made.state === "open" && made.address);
    await expect(await screen.findByText("The link is copied.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "End the link" }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

/** A page whose server creates and ends links at once. */
function Answering(props: ShareDraftDialogProps) {
  const [link, setLink] = useState(props.link);
  return (
    <ShareDraftDialog
      {...props}
      link={link}
      onMake={() => setLink(made)}
      onEnd={() => setLink(ended)}
    />
  );
}

/** The browser does not allow copying: the link is selected. */
export const NotCopied = meta.story({
  args: { link: made, onCopy: fn(async () => false) },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Copy" }));
    await expect(await screen.findByText(/copy it by hand/)).toBeVisible();
  },
});

/** Created some days ago: it can be ended, or replaced. */
export const Known = meta.story({
  args: { link: known },
  play: async ({ args }) => {
    await expect(await screen.findByText(/A link of Nov 18, 2026 is open/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Make another link" }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
});

/** Made and ended by keyboard: after each step the focus is on the next. */
export const Ended = meta.story({
  render: (args) => <Answering {...args} />,
  play: async () => {
    const make = await screen.findByRole("button", { name: "Make a link" });
    make.focus();
    await userEvent.keyboard("{Enter}");
    const field = await screen.findByRole("textbox", { name: "The link" });
    await waitFor(() => expect(field).toHaveFocus());
    screen.getByRole("button", { name: "End the link" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText(/The link has ended/)).toBeVisible();
    const again = screen.getByRole("button", { name: "Make a link" });
    await waitFor(() => expect(again).toHaveFocus());
  },
});

/** Loading whether there is a link. */
export const Loading = meta.story({ args: { link: { state: "loading" } } });

/** Loading failed. */
export const Failed = meta.story({
  args: { link: { state: "failed", message: "Failed to look for a link" } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Too many links were created. */
export const Refused = meta.story({ args: { failure: "Too many links. Try again in an hour." } });

/** In Hindi. */
export const Hindi = meta.story({ args: { link: made }, globals: { locale: "hi" } });
