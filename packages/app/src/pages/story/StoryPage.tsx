import { useMessages } from "@katha/ui";
import {
  commonMessages,
  ReadOpening,
  storyMessages,
  storyPageMessages,
  StoryScreen,
} from "@katha/ui/screens";
import { type Story, type StoryDetail, storiesApi } from "@katha/api";
import { useEffect, useState } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { toResult, useStory } from "./useStory.ts";
import { useParams } from "../../routes/router.ts";
import { fetched } from "../../shell/FetchedPart.tsx";
import { Site } from "../../shell/Site.tsx";
import { useViewer } from "../../sign-in/useViewer.ts";
import { takeKeptChoice } from "../../story/kept-choice.ts";
import { LateSimilar } from "../../story/LateSimilar.tsx";
import { ToCorrect } from "../../story/ToCorrect.tsx";
import { useMarks } from "../../story/useMarks.ts";
import { usePlay } from "../../story/usePlay.ts";
import { useShare } from "../../story/useShare.ts";
import { useLoaderFailure } from "../useLoaderFailure.ts";
import { VeiledStory } from "./VeiledStory.tsx";

export function StoryPage() {
  const t = useMessages(storyPageMessages);
  const tCommon = useMessages(commonMessages);
  const tStory = useMessages(storyMessages);
  const { storyId = "" } = useParams();
  const loaded = useLoaderFailure(storiesApi.endpoints.getStory.select(storyId), storyId);
  const { refetch, ...read } = loaded.show(useStory(storyId, loaded.options));
  const failureText = useFailure("error.unreachable");
  const result = toResult(read, (error) => failureText(error, t("story.error")));
  const titles = {
    loading: () => null,
    missing: () => t("story.notFound"),
    failed: () => tCommon("error.title"),
    ready: () =>
      (result.state === "ready" && result.story.title.trim()) || tStory("story.untitled"),
  };
  return (
    <Site title={titles[result.state]()} over={result.state === "ready"}>
      {read.story?.isVeiled ? (
        <VeiledStory story={read.story} />
      ) : read.story && result.state === "ready" ? (
        <Here story={read.story} result={result} />
      ) : (
        <StoryScreen result={result} onRetry={refetch} />
      )}
    </Site>
  );
}

/** Loaded only for readers who have finished the story. */
const OwnRating = fetched(async () => (await import("../../story/OwnRating.tsx")).OwnRating);

/** Fetched when a reader asks for it, and its text with it. */
const Opening = fetched(async () => (await import("../../story/Opening.tsx")).Opening);

function LateOpening({ story }: Pick<HereProps, "story">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ReadOpening open={isOpen} onOpenChange={setOpen}>
      <Opening story={story} onClose={() => setOpen(false)} />
    </ReadOpening>
  );
}

interface HereProps {
  story: Story & Pick<StoryDetail, "reading" | "who" | "needsModel">;
  result: ReturnType<typeof toResult>;
}

function Here({ story, result }: HereProps) {
  const { play, anew, starting } = usePlay();
  const marks = useMarks(story);
  const share = useShare(story.id, story.title);
  const [isRatingClosed, setRatingClosed] = useState(false);
  const { isSignedIn } = useViewer();
  // A guest has taken a choice in the opening, and has signed in since.
  useEffect(() => {
    const choice = takeKeptChoice(story.id);
    if (choice !== undefined && isSignedIn) play(story, choice);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, [story.id]);
  return (
    <StoryScreen
      result={result}
      starting={starting !== null}
      onPlay={() => play(story)}
      onAnew={story.reading?.hasBegun ? () => anew(story) : undefined}
      onShare={share}
      opening={story.needsModel !== true && <LateOpening key={story.id} story={story} />}
      similar={<LateSimilar story={story.id} />}
      note={story.awaitsNativeReader && <ToCorrect story={story.id} language={story.language} />}
      afterFigures={
        story.reading?.hasFinished &&
        !isRatingClosed && (
          <OwnRating
            story={story.id}
            reading={story.reading}
            onClose={() => setRatingClosed(true)}
          />
        )
      }
      {...marks}
    />
  );
}
