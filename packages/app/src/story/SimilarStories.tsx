import { browseApi } from "@katha/api/browse";
import { StoryCard, useMessages } from "@katha/ui";
import { browseMessages, ShelfPart } from "@katha/ui/screens";
import { usePlay } from "./usePlay.ts";

/** Nothing while they are not there, and where none is like it: nobody misses them. */
export function SimilarStories({ story }: { story: string }) {
  const t = useMessages(browseMessages);
  const { data = [] } = browseApi.useSimilarStoriesQuery(story);
  const { play } = usePlay();
  if (data.length === 0) return null;
  return (
    <ShelfPart
      layout="stories"
      title={t("similar.title")}
      list={{ state: "ready", items: data }}
      empty={t("browse.none")}
    >
      {(each) => (
        <li key={each.id}>
          <StoryCard story={each} onPlay={() => play(each)} />
        </li>
      )}
    </ShelfPart>
  );
}
