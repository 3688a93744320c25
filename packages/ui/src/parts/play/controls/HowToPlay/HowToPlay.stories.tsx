import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./HowToPlay.guide.ts";
import { HowToPlay } from "./HowToPlay.tsx";

const meta = preview.meta({
  title: "Parts/Play/HowToPlay",
  id: "parts-play-knowhow",
  component: HowToPlay,
  args: { id: "know-how", guide: "#guide", xpCosts: { immerse: 1, act: 1 } },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", minBlockSize: 620 }}>
        <div style={{ position: "absolute", inset: "0 0 auto" }}>
          <Story />
        </div>
      </div>
    ),
  ],
  parameters: { guide },
});

/** The commands, what they take in XP, the models, and a guide that says more. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Game Commands" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Click here" })).toHaveAttribute(
      "href",
      "#guide",
    );
    await expect(canvas.getAllByText(/1 XP/)).toHaveLength(2);
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
