import { hasStatus, toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import { useMessages } from "@katha/ui";
import { type SharedResult, SharedStoryScreen, sharingMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { useLocation } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import { usePlay } from "../../story/usePlay.ts";
import { useViewer } from "../../sign-in/useViewer.ts";
import { VeiledStory } from "./VeiledStory.tsx";

/** Remounts after signing in, because the server then allows playing. */
export function SharedStoryPage() {
  const token = useLocation().hash.slice(1);
  const { isSignedIn } = useViewer();
  return <Shared key={`${token} ${String(isSignedIn)}`} token={token} isSignedIn={isSignedIn} />;
}

function Shared({ token, isSignedIn }: { token: string; isSignedIn: boolean }) {
  const failureText = useFailure("error.unreachable");
  const t = useMessages(sharingMessages);
  const read = authoringApi.useOpenSharedStoryQuery(token, {
    skip: token === "",
    refetchOnMountOrArgChange: true,
  });
  const { play, starting } = usePlay();
  const story = read.isFetching ? undefined : read.currentData;
  const result = resultOf();
  return (
    <Site
      title={result.state === "ready" ? result.story.title.trim() || null : t("shared.title")}
      over={result.state === "ready"}
    >
      {story?.isVeiled ? (
        <VeiledStory story={story} />
      ) : (
        <SharedStoryScreen
          result={result}
          starting={starting !== null}
          onPlay={() => story && play(story)}
          onRetry={() => void read.refetch()}
        />
      )}
    </Site>
  );

  function resultOf(): SharedResult {
    if (token === "") return { state: "broken" };
    if (story) {
      const reader = story.storyStructure ? "author" : isSignedIn ? "reader" : "guest";
      return { state: "ready", story, reader };
    }
    if (!read.isError || read.isFetching) return { state: "loading" };
    if (hasStatus(toApiError(read.error), 404)) return { state: "ended" };
    const message = failureText(read.error, t("shared.failed"));
    return { state: "failed", message };
  }
}
