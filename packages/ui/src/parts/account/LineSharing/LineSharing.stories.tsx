import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./LineSharing.guide.ts";
import { LineSharing } from "./LineSharing.tsx";
import type { LineSharingProps } from "./LineSharing.tsx";

const meta = preview.meta({
  title: "Parts/Account/LineSharing",
  component: LineSharing,
  args: { user: { sharesUnanswered: null }, onSharedChange: fn() },
  parameters: { guide },
});

const name = "Let authors see lines that their story could not answer, without your name";

function Saving(props: LineSharingProps) {
  const [busy, setBusy] = useState(false);
  const change = (shared: boolean) => {
    setBusy(true);
    props.onSharedChange(shared);
  };
  return <LineSharing {...props} busy={busy} onSharedChange={change} />;
}

/** Off: no lines are stored. While the change is being saved, the focus stays on the switch, and a second press does nothing. */
export const Default = meta.story({
  render: (args) => <Saving {...args} />,
  play: async ({ args, canvas }) => {
    const shared = canvas.getByRole("switch", { name });
    shared.focus();
    await userEvent.keyboard("  ");
    await expect(args.onSharedChange).toHaveBeenCalledOnce();
    await expect(args.onSharedChange).toHaveBeenCalledWith(true);
    await expect(shared).toHaveAttribute("aria-disabled", "true");
    await expect(shared).toBeEnabled();
    await expect(shared).toHaveFocus();
  },
});

/** Turned on, and off again. */
export const Shared = meta.story({
  args: { user: { sharesUnanswered: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name }));
    await expect(args.onSharedChange).toHaveBeenCalledWith(false);
  },
});

/** Saving failed. */
export const Failed = meta.story({
  args: { failure: "That could not be changed." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("That could not be changed.");
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
