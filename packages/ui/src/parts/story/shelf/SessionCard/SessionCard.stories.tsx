import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { dateOf } from "../../../../../../../.storybook/testing/clock.ts";
import {
  branchedSession,
  closedSession,
  endedSession,
  hindiSession,
  longSession,
  openSession,
  untitledEnding,
  urduSession,
  veiledSession,
} from "../../../../fixtures/player/shelf.ts";
import { guide } from "./SessionCard.guide.ts";
import { SessionCard } from "./SessionCard.tsx";

const meta = preview.meta({
  title: "Parts/Story/SessionCard",
  component: SessionCard,
  args: { session: openSession },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "600px" }}>
        <Story />
      </div>
    ),
  ],
  parameters: { inBothThemes: true, guide },
});

/** A play in progress: its last line, and how far it is. */
export const Line = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: openSession.storyTitle });
    await expect(link).toHaveAttribute("href", `/play/${openSession.id}`);
    await expect(link).toHaveAccessibleDescription(`Last played ${dateOf(openSession.updatedAt)}`);
    await expect(canvas.getByText(openSession.lastLine)).toBeVisible();
    await expect(canvas.getByText("Go on playing")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "How far you are" })).toHaveAttribute(
      "aria-valuetext",
      "40%",
    );
  },
});

/** The most recent play, as wide as the page. */
export const Lead = meta.story({
  args: { variant: "lead" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(1200px, calc(100vw - 32px))" }}>
        <Story />
      </div>
    ),
  ],
});

/** Branched from another play of the story. */
export const Branch = meta.story({
  args: { session: branchedSession },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A branch")).toBeVisible();
  },
});

/** It has reached an ending, and can be read again; of one without a title it says only that. */
export const Ended = meta.story({
  render: () => (
    <>
      <SessionCard session={endedSession} />
      <SessionCard session={untitledEnding} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ended: The king who kept silent")).toBeVisible();
    await expect(canvas.getByText("Ended")).toBeVisible();
    for (const way of canvas.getAllByText("Look back")) await expect(way).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
});

/** The story was archived, but the play can be continued. */
export const StoryClosed = meta.story({
  args: { session: closedSession },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your play stays, and goes on/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: closedSession.storyTitle })).toBeVisible();
  },
});

/** A mature story, for readers who no longer ask for them: its title, and a link to the play. */
export const Veiled = meta.story({
  args: { session: veiledSession },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Mature (17+)")).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

/** Long text, on a phone. */
export const LongText = meta.story({
  args: { session: longSession },
  globals: { viewport: { value: "phone" } },
});

/** A Hindi story in the Hindi interface. */
export const Hindi = meta.story({ args: { session: hindiSession }, globals: { locale: "hi" } });

/** An Urdu story, from right to left. */
export const Urdu = meta.story({
  args: { session: urduSession },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: urduSession.storyTitle });
    await expect(heading).toHaveAttribute("lang", "ur");
  },
});
