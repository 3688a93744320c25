import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./BenefitGrid.guide.ts";
import { BenefitGrid } from "./BenefitGrid.tsx";

const meta = preview.meta({
  title: "Parts/Waitlist/BenefitGrid",
  component: BenefitGrid,
  parameters: { guide },
});

/** Six benefits. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole("heading", { level: 3 }).map((each: HTMLElement) => each.textContent),
    ).toEqual([
      "Early access",
      "Exclusive content",
      "Advanced AI models",
      "Priority support",
      "Ad-free experience",
      "Custom themes",
    ]);
  },
});

/** On a phone, one below the other, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
