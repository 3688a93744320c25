import { browseApi } from "@katha/api/browse";
import { browseMessages, StoryRow, useMessages } from "@katha/ui";
import { toSummary } from "./story.ts";
import { usePlay } from "./usePlay.ts";

/** Nothing while they are not there, and where none is like it: nobody misses them. */
export function SimilarStories({ story }: { story: string }) {
  const t = useMessages(browseMessages);
  const { data = [] } = browseApi.useSimilarStoriesQuery(story);
  const { play } = usePlay();
  if (data.length === 0) return null;
  return (
    <StoryRow
      title={t("similar.title")}
      stories={data.map(toSummary)}
      onPlay={(id) => {
        const chosen = data.find((one) => one.id === id);
        if (chosen) play(chosen);
      }}
    />
  );
}
