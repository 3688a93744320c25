import preview from "../../../../../../../.storybook/preview.tsx";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { guide } from "./MarkDialog.guide.ts";
import { MarkDialog } from "./MarkDialog.tsx";

const meta = preview.meta({
  title: "Parts/Play/MarkDialog",
  component: MarkDialog,
  args: {
    open: true,
    mark: { isBookmarked: true, name: "", note: "" },
    longest: { name: 80, note: 2_000 },
    onMarkChange: fn(),
    onSave: fn(),
    onOpenChange: fn(),
  },
  render: function Written(args) {
    const [mark, setMark] = useState(args.mark);
    return (
      <MarkDialog
        {...args}
        mark={mark}
        onMarkChange={(changed) => {
          setMark(changed);
          args.onMarkChange(changed);
        }}
      />
    );
  },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** A bookmark is set at once; a name and a note can be written. */
export const Default = meta.story({
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Bookmark or note" });
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), " The well ");
    await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "Who thanked me?");
    await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
    const kept = { isBookmarked: true, name: "The well", note: "Who thanked me?" };
    await expect(args.onSave).toHaveBeenCalledWith(kept);
    await expect(screen.queryByRole("button", { name: "Take it away" })).toBeNull();
  },
});

/** What is kept can be changed, or taken away: with everything cleared, keeping it takes it away too. */
export const Kept = meta.story({
  args: { mark: { isBookmarked: true, name: "The well", note: "" }, onRemove: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Bookmark this part" }));
    await expect(screen.queryByRole("textbox", { name: /^Name/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
    await userEvent.click(screen.getByRole("button", { name: "Take it away" }));
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** It could not be kept. */
export const Failed = meta.story({
  args: { failure: "It could not be kept. What you wrote is still here." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("is still here");
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
