import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { lampCommands } from "../../../../fixtures/player/state.ts";
import { guide } from "./HowToPlay.guide.ts";
import { HowToPlay } from "./HowToPlay.tsx";

const meta = preview.meta({
  title: "Parts/Play/HowToPlay",
  id: "parts-play-knowhow",
  component: HowToPlay,
  args: { id: "know-how", guide: "#guide", costs: { immerse: 1, customAction: 1 } },
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

/** The commands with their prices in XP, the models, and a link to the guide. */
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

/** A story with its own prices and commands shows the prices that it charges. */
export const OwnCommands = meta.story({
  args: {
    costs: { continue: 2, immerse: 5, customAction: 3, show: 4, undo: 1 },
    ownCommands: lampCommands,
    language: "en",
  },
  play: async ({ canvas }) => {
    const explained = (name: string) =>
      canvas.getByText(name, { selector: "dt" }).nextElementSibling;
    await expect(explained("Continue")).toHaveTextContent("2 XP");
    await expect(explained("Act")).toHaveTextContent("3 XP");
    await expect(explained("Undo")).toHaveTextContent("1 XP");
    await expect(explained("Ask the goat")).toHaveTextContent(
      "A command of this story alone · 5 XP",
    );
    await expect(explained("Taste it")).not.toHaveTextContent("XP");
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
