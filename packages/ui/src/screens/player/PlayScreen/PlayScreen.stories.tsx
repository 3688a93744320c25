import { expect, fn } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { lampSession } from "../../../fixtures/player/played-session.ts";
import { lampKeeperStory } from "../../../fixtures/player/stories.ts";
import { PlaySession } from "../../../parts/play/PlaySession/PlaySession.tsx";
import { usualReading } from "../../../parts/play/reading/settings.ts";
import type { ReadingSettings } from "../../../parts/play/reading/settings.ts";
import { guide } from "./PlayScreen.guide.ts";
import { PlayScreen } from "./PlayScreen.tsx";
import type { PlayResult } from "./PlayScreen.tsx";

const ready: PlayResult = { state: "ready" };

const meta = preview.meta({
  title: "Screens/Play",
  component: PlayScreen,
  args: {
    result: ready,
    home: "#home",
    cover: lampKeeperStory.cover?.src ?? null,
    onRetry: fn(),
    children: (
      <PlaySession
        session={lampSession}
        onDraftChange={fn()}
        onAct={fn()}
        onCommand={fn()}
        onSelectChoice={fn()}
        onModelChange={fn()}
        onBack={fn()}
        onAlternative={fn()}
        onCloseAlternatives={fn()}
        onAgain={fn()}
      />
    ),
  },
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** A session over the story's cover; the page behind it does not scroll. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(lampSession.title);
    const cover = canvasElement.querySelector("main > img");
    await expect(cover).toHaveAttribute("src", args.cover);
    await expect(getComputedStyle(cover as Element).filter).toBe("none");
    await expect(document.documentElement.style.overflow).toBe("hidden");
  },
});

/** The story has no cover. */
export const WithoutCover = meta.story({ args: { cover: null } });

const onPaper = (reading: Partial<ReadingSettings>) => ({
  args: { reading: { ...usualReading, ...reading } },
  parameters: { chromatic: { disableSnapshot: true } },
});

const groundOf = (main: Element) => getComputedStyle(main).backgroundColor;

/** Papers are the reader's own, whatever the theme of the site. */
export const Sepia = meta.story({
  ...onPaper({ paper: "sepia" }),
  play: async ({ canvas, canvasElement }) => {
    await expect(groundOf(canvas.getByRole("main"))).toBe("rgb(234, 217, 182)");
    await expect(canvasElement.querySelector("main > img")).toBeNull();
  },
});

/** Without motion nothing is animated. */
export const Black = meta.story({
  ...onPaper({ paper: "black", moves: false, dims: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main").getAnimations({ subtree: true })).toEqual([]);
    await expect(groundOf(canvas.getByRole("main"))).toBe("rgb(0, 0, 0)");
  },
});

/** The largest letters in the longest lines, wide apart: nothing is cut off. */
export const Largest = meta.story({
  ...onPaper({ paper: "dark", size: "largest", lines: "long", spacing: "wide", face: "legible" }),
  play: async ({ canvas }) => {
    const log = canvas.getByRole("region", { name: "The story so far" });
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
});

/** The session as one text, undimmed. */
export const Continuous = meta.story({
  ...onPaper({ continuous: true, paper: "light" }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button", { name: "More about this part" })).toBeNull();
    await expect(canvasElement.querySelector("[data-entry=session_separator]")).toBeNull();
    await expect(canvasElement.querySelector("[data-entry=model_info]")).toBeNull();
    await expect(canvasElement.querySelectorAll("[data-entry=narrative]").length).toBeGreaterThan(
      0,
    );
  },
});
