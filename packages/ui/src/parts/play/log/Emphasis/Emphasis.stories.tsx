import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./Emphasis.guide.ts";
import { Emphasis } from "./Emphasis.tsx";

const meta = preview.meta({
  title: "Parts/Play/Emphasis",
  component: Emphasis,
  parameters: { guide },
  args: { text: "She rules *so long as the lamp burns*, each *night*, until dawn." },
  decorators: [
    (Story) => (
      <p style={{ fontFamily: "var(--k-font-narration)" }}>
        <Story />
      </p>
    ),
  ],
});

/** The author's asterisks become emphasis and are not shown. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const leaned = Array.from(canvasElement.querySelectorAll("em"), (word) => word.textContent);
    await expect(leaned).toEqual(["so long as the lamp burns", "night"]);
    await expect(canvasElement.textContent).not.toContain("*");
  },
});

/** A single asterisk emphasises nothing and is left out, as in the typed-out text. */
export const SingleAsterisk = meta.story({
  args: { text: "He drew a * in the dust.\nNobody * asked." },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("em")).toBeNull();
    await expect(canvasElement.textContent).not.toContain("*");
  },
});
