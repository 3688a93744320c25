import { expect, test } from "vitest";
import { conversation, twiceIn } from "../testing/sessions/conversation.ts";
import { playWithDeeds } from "../testing/sessions/deeds.ts";
import { sampleStories } from "../testing/stories/catalogue-stories.ts";

// All stories are played in conversations.catalogue.test.ts and coming-back.catalogue.test.ts.
const named = sampleStories().map((story) => [story.slug, story] as const);

test.each(named)(
  "a stranger's lines are answered by the author, nothing twice: %s",
  async (_, story) => {
    const play = await conversation(story, "one");
    expect(play.answered / play.typed).toBeGreaterThan(0.8);
    expect(twiceIn(play)).toEqual([]);
  },
);

test.each(named)(
  "whoever does what fits a story is answered, and it comes back: %s",
  async (_, story) => {
    const { deeds, hasEnded } = await playWithDeeds(story, "one");
    expect(hasEnded).toBe(true);
    expect(deeds).toHaveLength(3);
    expect(deeds.filter(({ later }) => later !== undefined)).not.toEqual([]);
  },
);
