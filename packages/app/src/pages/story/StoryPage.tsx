import { commonMessages, StoryScreen, useMessages } from "@katha/ui";
import type { Story, StoryDetail } from "@katha/api";
import { Suspense, lazy } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { toArrival } from "./arrival.ts";
import { useParams } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import { useMarks } from "../../story/useMarks.ts";
import { usePlay } from "../../story/usePlay.ts";
import { useShare } from "../../story/useShare.ts";
import { useScripts } from "../../shell/useScripts.ts";
import { useStory } from "./useStory.ts";
import { paths } from "../../routes/paths.ts";

export function StoryPage() {
  const t = useMessages(commonMessages);
  const { storyId = "" } = useParams();
  const { refetch, ...read } = useStory(storyId);
  const tellFailure = useFailure("error.unreachable");
  const arrival = toArrival(read, (error) => tellFailure(error, t("story.error")));
  const titles = {
    loading: () => null,
    missing: () => t("story.notFound"),
    failed: () => t("error.title"),
    here: () => (arrival.state === "here" && arrival.story.title.trim()) || t("story.untitled"),
  };
  useScripts(read.story ? [read.story.language] : []);
  return (
    <Site title={titles[arrival.state]()} over={arrival.state === "here"}>
      {read.story && arrival.state === "here" ? (
        <Here story={read.story} arrival={arrival} />
      ) : (
        <StoryScreen arrival={arrival} home={paths.home} onRetry={refetch} />
      )}
    </Site>
  );
}

/** Fetched for those alone who have finished the story. */
const OwnRating = lazy(async () => ({
  default: (await import("../../story/OwnRating.tsx")).OwnRating,
}));

interface HereProps {
  story: Story & Pick<StoryDetail, "reading">;
  arrival: ReturnType<typeof toArrival>;
}

function Here({ story, arrival }: HereProps) {
  const { play, starting } = usePlay();
  const marks = useMarks(story.id);
  const share = useShare(story.id, story.title);
  return (
    <StoryScreen
      arrival={arrival}
      home={paths.home}
      starting={starting !== null}
      onPlay={() => play(story)}
      onShare={share}
      afterFigures={
        story.reading?.has_finished && (
          <Suspense fallback={null}>
            <OwnRating story={story.id} reading={story.reading} />
          </Suspense>
        )
      }
      {...marks}
    />
  );
}
