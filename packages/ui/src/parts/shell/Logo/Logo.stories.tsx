import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Logo.guide.ts";
import { Logo } from "./Logo.tsx";

const meta = preview.meta({ title: "Parts/Shell/Logo", component: Logo, parameters: { guide } });

/** In the bar. */
export const Medium = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Katha" })).toBeVisible();
  },
  parameters: { inBothThemes: true },
});

/** At the top of a page. */
export const Large = meta.story({ args: { size: "large" } });
