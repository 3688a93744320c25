import type { StoryDetail } from "@katha/api";
import { gameApi } from "@katha/api/game";
import { StoryOpening, useMessages } from "@katha/ui";
import { openingMessages } from "@katha/ui/screens";
import { useEffect } from "react";
import { useFailure } from "../errors/useFailure.ts";
import { paths } from "../routes/paths.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import type { Playable } from "./playable.ts";
import { usePlay } from "./usePlay.ts";

interface OpeningProps {
  story: Playable & Pick<StoryDetail, "id">;
}

/** How a story opens; a choice begins a play with it, or asks a guest to sign in first. */
export function Opening({ story }: OpeningProps) {
  const t = useMessages(openingMessages);
  const failureText = useFailure("error.unreachable");
  const { isSignedIn } = useViewer();
  const { data, error, isFetching, refetch } = gameApi.useReadOpeningQuery(story.id);
  const [check, checked] = gameApi.useCheckSessionMutation();
  const { play, starting } = usePlay();
  useEffect(() => {
    if (isSignedIn) void check(story.id);
  }, [isSignedIn, story.id, check]);
  // Whether they have begun decides what a choice does; where it cannot be known, PLAY finds out.
  const isChecking = isSignedIn && !checked.isSuccess && !checked.isError;

  function result() {
    if (data && !isChecking) {
      const { sessionId, isCompleted } = checked.data ?? {};
      const session = isSignedIn && sessionId && !isCompleted ? paths.play(sessionId) : null;
      return { state: "ready", text: data.text, choices: data.offers, session } as const;
    }
    if (error && !isFetching)
      return { state: "failed", message: failureText(error, t("opening.failed")) } as const;
    return { state: "loading" } as const;
  }

  return (
    <StoryOpening
      result={result()}
      language={story.language}
      reader={isSignedIn ? "player" : "guest"}
      busy={starting !== null}
      onSelect={(choice) => play(story, choice)}
      onRetry={() => void refetch()}
    />
  );
}
