import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./MatureFilter.guide.ts";
import { MatureFilter } from "./MatureFilter.tsx";

const meta = preview.meta({
  title: "Parts/Story/MatureFilter",
  component: MatureFilter,
  args: { hidden: false, onHiddenChange: fn() },
  parameters: { guide },
});

/** Mature stories are included in lists. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(args.onHiddenChange).toHaveBeenCalledWith(true);
  },
});

/** They are left out. In Hindi. */
export const Hindi = meta.story({ args: { hidden: true }, globals: { locale: "hi" } });
