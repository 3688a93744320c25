import { offersAt, readAhead, startPosition, understand, type StoryVersion } from "@katha/narrator";

/** Has everything read from a story that is read once, so that the first line that is typed does not wait for it. */
export function prepared<Story extends StoryVersion>(story: Story): Story {
  const position = startPosition(story.graph);
  const offers = offersAt(story.graph, position);
  const asked = { story, position, offers, action: "custom_action", passages: [] } as const;
  for (const said of ["I look around.", "Do you remember what I promised?"])
    understand({ ...asked, said });
  readAhead(story);
  return story;
}
