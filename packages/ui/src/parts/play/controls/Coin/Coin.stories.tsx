import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./Coin.guide.ts";
import { Coin } from "./Coin.tsx";

const meta = preview.meta({
  title: "Parts/Play/Coin",
  component: Coin,
  args: { price: 1 },
  parameters: { guide },
});

/** A coin on the screen, a word for screen readers. A price with more digits makes the coin wider. */
export const Default = meta.story({
  render: (args) => (
    <>
      <Coin {...args} />
      <Coin {...args} price={1250} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 coin")).toBeInTheDocument();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { price: 5 },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("5 सिक्के")).toBeInTheDocument();
  },
});
