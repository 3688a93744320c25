import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./ReceiptLine.guide.ts";
import { ReceiptLine } from "./ReceiptLine.tsx";

const meta = preview.meta({
  title: "Parts/Play/ReceiptLine",
  component: ReceiptLine,
  args: { xp: 104, scene: 7, scenes: 18, charged: 1, balance: 63 },
  parameters: { guide },
});

/** After a turn. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("104 XP · scene 7 of about 18")).toBeVisible();
    await expect(canvas.getByText("Last turn: 1 coin · 63 coins left")).toBeVisible();
  },
});

/** Before the first turn; below, a failed turn, which costs nothing. */
export const Beginning = meta.story({
  render: (args) => (
    <>
      <ReceiptLine {...args} charged={null} balance={null} scenes={0} />
      <ReceiptLine {...args} charged={0} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("104 XP")).toBeVisible();
    await expect(canvas.getByText("Last turn: no coins · 63 coins left")).toBeVisible();
  },
});

const earned = "13 coins earned: “The first step”, “A door ajar”";

/** Coins were earned: said in the line, which covers nothing. */
export const News = meta.story({
  args: { news: earned },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(earned);
    await expect(canvas.getByText("104 XP · scene 7 of about 18")).toBeVisible();
    await expect(canvas.getByText("Last turn: 1 coin · 63 coins left")).toBeVisible();
  },
});

/** On a phone the news takes the place of the rest, and the line stays as high as it was. */
export const NewsOnPhone = meta.story({
  args: { news: earned },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const news = canvas.getByRole("status");
    await expect(news).toBeVisible();
    await expect(canvas.getByText("104 XP · scene 7 of about 18")).not.toBeVisible();
    await expect(news.getBoundingClientRect().height).toBeLessThan(24);
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});
