import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { isTest } from "../../../../../../.storybook/testing/is-test.ts";
import { resizeTo } from "../../../../../../.storybook/testing/pages.ts";
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

/**
 * A phone on its side: nothing is fixed, the page scrolls from the story to the choices and commands, and the bar comes
 * to whoever reads back. The line at the top stays there when the phone is turned.
 */
export const Turned = meta.story({
  globals: { viewport: { value: "turned" } },
  parameters: {
    viewport: {
      options: {
        turned: { name: "A phone on its side", styles: { width: "844px", height: "390px" } },
      },
    },
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const page = canvas.getByRole("main");
    const story = canvas.getByRole("region", { name: "The story so far" });
    const newest = story.querySelector("[data-entry=image]") as Element;
    const top = () => newest.getBoundingClientRect().top;
    await waitFor(() => expect(page.scrollTop).toBeGreaterThan(100));
    await expect(Math.abs(top())).toBeLessThan(48);

    if (isTest) {
      await resizeTo(390, 844);
      await waitFor(() => expect(story.scrollTop).toBeGreaterThan(100));
      await waitFor(() => expect(top() - story.getBoundingClientRect().top).toBeLessThan(48));
      await resizeTo(844, 390);
      await waitFor(() => expect(Math.abs(top())).toBeLessThan(48));
    }

    const back = canvas.getByRole("button", { name: "Back" });
    await expect(back.getBoundingClientRect().bottom).toBeLessThan(0);
    page.scrollBy({ top: -80, behavior: "instant" });
    await fireEvent.wheel(story, { deltaY: -80 });
    await waitFor(() => expect(back.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    page.scrollTo({ top: page.scrollHeight, behavior: "instant" });
    await fireEvent.wheel(story, { deltaY: 80 });
    const tray = canvas.getByRole("form", { name: "Commands" }).getBoundingClientRect();
    await expect(tray.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
