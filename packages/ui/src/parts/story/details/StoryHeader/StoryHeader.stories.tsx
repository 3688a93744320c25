import { expect, fn } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  exileFacts,
  longStory,
  quietFacts,
  urduFacts,
} from "../../../../fixtures/player/stories.ts";
import { guide } from "./StoryHeader.guide.ts";
import { StoryHeader } from "./StoryHeader.tsx";

const meta = preview.meta({
  title: "Parts/Story/StoryHeader",
  component: StoryHeader,
  args: { story: exileFacts, onPlay: fn(), onLike: fn(), onBookmark: fn() },
  parameters: {
    inBothThemes: true,
    guide,
    layout: "fullscreen",
    chromatic: { modes: modes.screen },
  },
});

/** A featured story. */
export const Featured = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Fourteen Years");
    await expect(canvas.getByText("Featured")).toBeVisible();
    await expect(canvas.getByText("318 shares")).toBeVisible();
  },
});

/** Without a picture, title, author or shares. */
export const Bare = meta.story({
  args: { story: quietFacts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Untitled");
    await expect(canvas.getByText("Unknown Author")).toBeVisible();
    await expect(canvas.queryByText("Featured")).not.toBeInTheDocument();
    await expect(canvas.queryByText(/share/)).not.toBeInTheDocument();
  },
});

/** A hyphenated word stays on one line, even if the lines would be more balanced otherwise. */
export const Hyphen = meta.story({
  args: { story: { ...exileFacts, title: "Twenty-Six Dishes Before Noon" } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 1, name: "Twenty-Six Dishes Before Noon" });
    const [letters] = title.childNodes;
    await expect(letters).toBeInstanceOf(Text);
    const word = new Range();
    word.setStart(letters as Text, 0);
    word.setEnd(letters as Text, "Twenty-_Six".length);
    await expect(word.getClientRects()).toHaveLength(1);
  },
});

/** A very long title. */
export const LongTitle = meta.story({ args: { story: { ...longStory, isFeatured: true } } });

/** A one-line title takes the space of two, so that nothing below moves. */
export const PhoneLines = meta.story({
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <>
      {["Fourteen", "Fourteen Years Away"].map((title) => (
        <section key={title} aria-label={title}>
          <StoryHeader
            {...args}
            story={{ ...exileFacts, stats: { ...exileFacts.stats, sharesCount: 0 }, title }}
          />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heightOf = (role: string, name: string) =>
      canvas.getByRole(role, { name }).getBoundingClientRect().height;
    const [one, two] = ["Fourteen", "Fourteen Years Away"] as const;
    await expect(heightOf("heading", two)).toBeCloseTo(heightOf("heading", one) * 2, 0);
    await expect(heightOf("region", two)).toBe(heightOf("region", one));
  },
});

/** In Urdu, on a right-to-left page. */
export const Urdu = meta.story({ args: { story: urduFacts }, globals: { direction: "rtl" } });
