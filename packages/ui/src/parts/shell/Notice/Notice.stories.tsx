import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Notice.guide.ts";
import { Notice } from "./Notice.tsx";

const meta = preview.meta({
  title: "Parts/Shell/Notice",
  component: Notice,
  args: { children: "You are offline. What is already open stays readable." },
  parameters: { guide, layout: "fullscreen" },
});

/** The connection is lost. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("You are offline.");
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  args: { children: "आप ऑफ़लाइन हैं। जो खुला है, वह पढ़ा जा सकता है।" },
});
