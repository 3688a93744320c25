import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./MatureSettings.guide.ts";
import { MatureSettings } from "./MatureSettings.tsx";
import type { MatureSettingsProps } from "./MatureSettings.tsx";

const all: MatureSettingsProps = {
  user: { showsMature: false, hasConfirmedAge: false },
  onShownChange: fn(),
  filter: { hidden: false, onHiddenChange: fn() },
};

const meta = preview.meta({
  title: "Parts/Account/MatureSettings",
  component: MatureSettings,
  args: all,
  parameters: { guide },
});

/** Before mature stories are shown, the reader has to confirm their age; one who is too young leaves them hidden. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const show = canvas.getByRole("switch", { name: "Show mature stories" });
    await userEvent.click(show);
    await userEvent.click(await screen.findByRole("button", { name: "Leave them veiled" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(show);
    const question = await screen.findByText("Are you 17 or older?");
    await waitFor(() => expect(question).toBeVisible());
    await expect(args.onShownChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "I am 17 or older" }));
    await expect(args.onShownChange).toHaveBeenCalledWith(true);
  },
});

/** Shown, and hidden again. */
export const Shown = meta.story({
  args: { user: { showsMature: true, hasConfirmedAge: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Show mature stories" }));
    await expect(args.onShownChange).toHaveBeenCalledWith(false);
  },
});

function Saving(props: MatureSettingsProps) {
  const [busy, setBusy] = useState(false);
  const show = (shown: boolean) => {
    setBusy(true);
    props.onShownChange(shown);
  };
  return <MatureSettings {...props} busy={busy} onShownChange={show} />;
}

/** The age was confirmed, so it is not asked again. While the change is being saved, the focus stays, and a second press does nothing. */
export const Confirmed = meta.story({
  args: { user: { showsMature: false, hasConfirmedAge: true } },
  render: (args) => <Saving {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const shown = canvas.getByRole("switch", { name: "Show mature stories" });
    shown.focus();
    await userEvent.keyboard("  ");
    await expect(args.onShownChange).toHaveBeenCalledOnce();
    await expect(args.onShownChange).toHaveBeenCalledWith(true);
    await expect(shown).toHaveAttribute("aria-disabled", "true");
    await expect(shown).toBeEnabled();
    await expect(shown).toHaveFocus();
  },
});

/** Saving failed. */
export const Failed = meta.story({ args: { failure: "Katha cannot be reached." } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
