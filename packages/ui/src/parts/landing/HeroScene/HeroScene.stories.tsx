import { expect } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./HeroScene.guide.ts";
import { HeroScene } from "./HeroScene.tsx";

const meta = preview.meta({
  title: "Parts/Landing/HeroScene",
  component: HeroScene,
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", overflow: "hidden", blockSize: "100dvh" }}>
        <Story />
      </div>
    ),
  ],
});

/** Night in the dark theme, morning in the light one. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

/** From right to left the whole picture is mirrored. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
