import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./SmallText.guide.ts";
import { SmallText } from "./SmallText.tsx";

const meta = preview.meta({
  title: "Primitives/SmallText",
  component: SmallText,
  parameters: { guide },
  args: { children: "Saved a minute ago" },
});

/** A paragraph. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("paragraph")).toHaveTextContent("Saved a minute ago");
  },
});

/** Within a line. */
export const Inline = meta.story({
  render: () => (
    <p>
      vyasa <SmallText as="span">text</SmallText>
    </p>
  ),
});

/** In Hindi. */
export const Hindi = meta.story({ args: { children: "एक मिनट पहले सहेजा गया" } });

/** From right to left. */
export const RightToLeft = meta.story({
  args: { children: "ایک منٹ پہلے محفوظ ہوا" },
  globals: { direction: "rtl" },
});
