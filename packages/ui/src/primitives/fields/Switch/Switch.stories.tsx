import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Switch.guide.ts";
import { Switch } from "./Switch.tsx";

const meta = preview.meta({
  title: "Primitives/Switch",
  component: Switch,
  parameters: { guide },
  args: { label: "Featured", onChange: fn() },
});

/** Off; pressing it turns it on. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("Featured"));
    await expect(canvas.getByRole("switch", { name: "Featured" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** On. */
export const On = meta.story({ args: { defaultChecked: true } });

/** The space bar toggles it. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
});

/** In a table, where the column header names it. */
export const QuietLabel = meta.story({
  args: { label: "Feature Fourteen Years", hideLabel: true },
});

/** Disabled. */
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });

/** From right to left, with the knob on the left when on. */
export const RightToLeft = meta.story({
  args: { label: "نمایاں", defaultChecked: true },
  globals: { direction: "rtl" },
});
