import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { lampSession } from "../../../fixtures/player/played-session.ts";
import { lampKeeperStory } from "../../../fixtures/player/stories.ts";
import { PlaySession } from "../../../parts/play/PlaySession/PlaySession.tsx";
import { PlayScreen } from "./PlayScreen.tsx";
import type { PlayResult } from "./PlayScreen.tsx";

const ready: PlayResult = { state: "ready" };
const loading: PlayResult = { state: "loading" };
const missing: PlayResult = { state: "missing" };
const failed: PlayResult = { state: "failed", message: "Failed to fetch game session" };

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
  parameters: { layout: "fullscreen", chromatic: { modes: modes.screen } },
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

/** Loading. */
export const Loading = meta.story({
  args: { result: loading, cover: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading game session...");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
});

/** The session does not exist. */
export const Missing = meta.story({
  args: { result: missing, cover: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Game session not found",
    );
    await expect(canvas.getByRole("link", { name: "To all stories" })).toHaveAttribute(
      "href",
      "#home",
    );
  },
});

/** Loading failed. */
export const Failed = meta.story({
  args: { result: failed, cover: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
