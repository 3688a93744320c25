import { StoryScreen, useLanguage } from "@katha/ui";
import { toArrival } from "../mapping/arrival.ts";
import { useParams } from "../router.ts";
import { Site } from "../shell/Site.tsx";
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
      <StoryScreen arrival={arrival} home="/home" onRetry={refetch} />
    </Site>
  );
}
