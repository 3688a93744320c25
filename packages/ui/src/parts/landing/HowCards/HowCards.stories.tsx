import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./HowCards.guide.ts";
import { HowCards } from "./HowCards.tsx";

const meta = preview.meta({
  title: "Parts/Landing/HowCards",
  component: HowCards,
  parameters: { guide },
  args: { card: 0 },
});

/** Six steps, side by side. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  },
});

/** On a phone that scrolls section by section, one step at a time: here the third. */
export const OneAtATime = meta.story({
  args: { card: 2 },
  decorators: [
    (Story) => (
      <div data-paged="" style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const third = canvas.getByText("Say what you do").getBoundingClientRect();
    const frame = canvasElement.getBoundingClientRect();
    await expect(third.left).toBeGreaterThanOrEqual(frame.left);
    await expect(third.right).toBeLessThanOrEqual(frame.right);
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
