import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { exileFacts } from "../../../fixtures/player/stories.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./StoryScreen.guide.ts";
import { StoryScreen } from "./StoryScreen.tsx";
import type { StoryResult } from "./StoryScreen.tsx";

const result: StoryResult = { state: "ready", story: exileFacts };

const meta = preview.meta({
  title: "Screens/Story",
  component: StoryScreen,
  args: {
    result,
    home: "#home",
    onPlay: fn(),
    onLike: fn(),
    onBookmark: fn(),
    onRetry: fn(),
  },
  decorators: [withShell],
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.everywhere } },
});

/** A published story, with everything filled in. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("region", { name: "Statistics" })).toBeVisible();
  },
});
