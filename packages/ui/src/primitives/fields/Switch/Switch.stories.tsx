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

/** Off; pressing it turns it on, as does the space bar. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const featured = canvas.getByRole("switch", { name: "Featured" });
    await userEvent.click(canvas.getByText("Featured"));
    await expect(featured).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard(" ");
    await expect(featured).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(featured).toBeChecked();
  },
});

/** On. */
export const On = meta.story({ args: { defaultChecked: true } });

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
