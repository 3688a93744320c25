import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./SectionDots.guide.ts";
import { SectionDots } from "./SectionDots.tsx";

const meta = preview.meta({
  title: "Parts/Landing/SectionDots",
  component: SectionDots,
  parameters: { guide },
  args: { shown: 1 },
  decorators: [
    (Story) => (
      <div data-paged="" style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

/** On the second of five. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(5);
    await expect(canvas.getByRole("link", { name: "What it is" })).toHaveAttribute(
      "aria-current",
      "true",
    );
  },
});

/** On keyboard focus a dot shows its name. */
export const Focused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Welcome" })).toHaveFocus();
    await expect(getComputedStyle(canvas.getByText("Welcome")).opacity).toBe("1");
  },
});
