import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { OwnKeysAllowed } from "./OwnKeysAllowed.tsx";

const meta = preview.meta({
  title: "Parts/Admin/OwnKeysAllowed",
  component: OwnKeysAllowed,
  args: { allowed: false, onAllowedChange: fn(async (): Promise<string | undefined> => undefined) },
});

/** Readers may use none yet. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch"));
    await expect(args.onAllowedChange).toHaveBeenCalledWith(true);
  },
});

/** It was refused, and stays as it was. */
export const Refused = meta.story({
  args: {
    allowed: true,
    onAllowedChange: fn(async () => "KATHA_OWN_KEYS says this; change it there."),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("switch"));
    await expect(await canvas.findByText(/change it there/)).toBeVisible();
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
});
