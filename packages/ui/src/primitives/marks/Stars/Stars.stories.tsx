import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Stars.guide.ts";
import { Stars } from "./Stars.tsx";

const meta = preview.meta({
  title: "Primitives/Stars",
  component: Stars,
  parameters: { guide },
  args: { value: 3, max: 5, label: "3 out of 5" },
});

/** Some stars lit. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 out of 5")).toBeInTheDocument();
  },
});

/** The last star partly lit. */
export const Part = meta.story({ args: { value: 4.3, label: "4.3 out of 5", size: "large" } });

/** No stars lit. */
export const None = meta.story({ args: { value: 0, label: "0 out of 5" } });

/** From right to left the first star is on the right. */
export const RightToLeft = meta.story({ args: { value: 2.5 }, globals: { direction: "rtl" } });
