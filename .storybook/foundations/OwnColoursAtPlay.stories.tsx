import { expect, fn, userEvent } from "storybook/test";
import { lampKeeperStory } from "../../packages/ui/src/fixtures/player/stories.ts";
import { Choices } from "../../packages/ui/src/parts/play/log/Choices/Choices.tsx";
import { CommandTray } from "../../packages/ui/src/parts/play/controls/CommandTray/CommandTray.tsx";
import { StoryCard } from "../../packages/ui/src/parts/story/library/StoryCard/StoryCard.tsx";
import { hasOwnColours, ownColours } from "../testing/media.ts";
import preview from "../preview.tsx";
import { expectBorder, expectFocusRing } from "./own-colours.ts";

const meta = preview.meta({
  title: "Foundations/Own colours at play",
  parameters: ownColours,
  decorators: [
    (Story) => <div style={{ display: "grid", gap: 24, maxInlineSize: 480 }}>{Story()}</div>,
  ],
});

/** The components of the play page: all buttons have a border, and the focus is visible on each. */
export const Playing = meta.story({
  render: () => (
    <>
      <StoryCard story={lampKeeperStory} onPlay={fn()} />
      <Choices choices={["Ask who lit it.", "Look for the cup."]} language="en" onSelect={fn()} />
      <CommandTray
        prices={{ continue: 1, immerse: 1, show: 5, undo: 0 }}
        draft=""
        onDraftChange={fn()}
        onAct={fn()}
        onCommand={fn()}
      />
    </>
  ),
  play: async ({ canvas }) => {
    if (!hasOwnColours()) return;
    for (const name of [/Ask who/, /Continue/, /Immerse/, /Show/, /Undo/]) {
      await expectBorder(canvas.getByRole("button", { name }));
    }
    const rings: Element[] = [];
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) break;
      const ring = activeElement.matches("textarea")
        ? activeElement.closest("[data-text]")?.parentElement
        : activeElement;
      if (!activeElement.matches("textarea, a")) await expectFocusRing(ring as Element);
      rings.push(activeElement);
    }
    await expect(rings.length).toBeGreaterThan(6);
  },
});
