import { mediaBackdrop } from "@katha/api";
import { type GameSession, gameApi } from "@katha/api/game";
import { fallbackModelLists, modelsApi } from "@katha/api/models";
import { useMessages } from "@katha/ui";
import { playMessages, PlayScreen } from "@katha/ui/screens";
import { useState } from "react";
import { isMissing } from "../../errors/failure.ts";
import { useFailure } from "../../errors/useFailure.ts";
import { useParams } from "../../routes/router.ts";
import { useTitle } from "../../shell/useTitle.ts";
import { useStory } from "../story/useStory.ts";
import "../../store/inject-play.ts";
import { OpenSession } from "./OpenSession.tsx";
import { type Reading, useReading } from "./reading/useReading.ts";

export function PlayPage() {
  const { sessionId = "" } = useParams();
  const failureText = useFailure("error.unreachable");
  const t = useMessages(playMessages);
  const read = gameApi.useGetSessionQuery(sessionId, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    // Another device may have played on in the meantime.
    refetchOnFocus: true,
  });
  const reading = useReading();
  const models = modelsApi.useFeaturedModelsQuery();
  const [begun, setBegun] = useState<string | null>(null);
  const session = read.currentData;
  // Deleted elsewhere: the copy read earlier must not be played on.
  const isGone = read.isError && isMissing(read.error);
  if (isGone && begun !== null) setBegun(null);
  const isReady = session !== undefined && !isGone && !read.isFetching && !models.isLoading;
  if (isReady && begun !== session.id) setBegun(session.id);

  if (session && begun === session.id) {
    return (
      <ReadySession
        key={session.id}
        session={session}
        lists={models.data ?? fallbackModelLists}
        areFallback={models.data === undefined}
        reading={reading}
      />
    );
  }
  const failed = read.isError && !read.isFetching;
  return (
    <>
      <Untitled title={failed ? t("session.missing") : null} />
      <PlayScreen
        result={
          failed
            ? resultOf(read.error, (error) => failureText(error, t("session.failed")))
            : { state: "loading" }
        }
        reading={reading.settings}
        onRetry={() => void read.refetch()}
      />
    </>
  );
}

function resultOf(error: unknown, explain: (error: unknown) => string) {
  return isMissing(error)
    ? ({ state: "missing" } as const)
    : ({ state: "failed", message: explain(error) } as const);
}

function Untitled({ title }: { title: string | null }) {
  useTitle(title);
  return null;
}

interface ReadySessionProps {
  session: GameSession;
  lists: typeof fallbackModelLists;
  areFallback: boolean;
  reading: Reading;
}

function ReadySession({ session, lists, areFallback, reading }: ReadySessionProps) {
  const t = useMessages(playMessages);
  const { story } = useStory(session.storyId);
  useTitle(story?.title.trim() || t("bar.story"));
  return (
    <PlayScreen
      result={{ state: "ready" }}
      cover={toBackdrop(story?.coverImageUrl)}
      reading={reading.settings}
    >
      <OpenSession {...{ session, story, lists, areFallback, reading }} />
    </PlayScreen>
  );
}

/** What is shown behind a session: the blurred picture; for one from another site, the picture itself. */
function toBackdrop(url: string | null | undefined): string | null {
  return mediaBackdrop(url) ?? (url || null);
}
