import { StoryScreen, useLanguage } from "@katha/ui";
import type { Story } from "@katha/api";
import { toArrival } from "../mapping/arrival.ts";
import { useParams } from "../router.ts";
import { Site } from "../shell/Site.tsx";
import { useMarks } from "../story/useMarks.ts";
import { usePlay } from "../story/usePlay.ts";
import { useShare } from "../story/useShare.ts";
import { useScripts } from "../shell/useScripts.ts";
import { useTitle } from "../shell/useTitle.ts";
import { useStory } from "./useStory.ts";

export function StoryPage() {
  const { say } = useLanguage();
  const { storyId = "" } = useParams();
  const { refetch, ...read } = useStory(storyId);
  const arrival = toArrival(read, say);
  const titles = {
    loading: () => null,
    missing: () => say("story.notFound"),
    failed: () => say("error.title"),
    here: () => (arrival.state === "here" && arrival.story.title.trim()) || say("story.untitled"),
  };
  useTitle(titles[arrival.state]());
  useScripts(read.story ? [read.story.language] : []);
  return (
    <Site over={arrival.state === "here"}>
      {read.story && arrival.state === "here" ? (
        <Here story={read.story} arrival={arrival} />
      ) : (
        <StoryScreen arrival={arrival} home="/home" onRetry={refetch} />
      )}
    </Site>
  );
}

interface HereProps {
  story: Story;
  arrival: ReturnType<typeof toArrival>;
}

function Here({ story, arrival }: HereProps) {
  const { play, starting } = usePlay();
  const marks = useMarks(story.id);
  const share = useShare(story.id, story.title);
  return (
    <StoryScreen
      arrival={arrival}
      home="/home"
      starting={starting !== null}
      onPlay={() => play(story)}
      onShare={share}
      {...marks}
    />
  );
}
