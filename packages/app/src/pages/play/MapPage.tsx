import { gameApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { keepsakeMessages, MapScreen, storyMessages } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { useParams } from "../../routes/router.ts";
import { fetched } from "../../shell/FetchedPart.tsx";
import { Site } from "../../shell/Site.tsx";
import { resultOf } from "../result-of.ts";

const BranchFromPart = fetched(async () => (await import("./BranchFromPart.tsx")).BranchFromPart);

export function MapPage() {
  const { sessionId = "" } = useParams();
  const t = useMessages(keepsakeMessages);
  const tStory = useMessages(storyMessages);
  const failureText = useFailure("error.unreachable");
  const read = gameApi.useGetSessionAtlasQuery(sessionId, { refetchOnMountOrArgChange: true });
  const [fork, setFork] = useState<{ sessionId: string; turn: string } | null>(null);
  const atlas = read.currentData;
  const isFailed = read.isError && !read.isFetching;
  const failure = isFailed ? failureText(read.error, t("map.failed")) : undefined;
  const title = atlas && t("map.page", { title: atlas.title.trim() || tStory("story.untitled") });
  return (
    <Site title={title ?? failure ?? null}>
      <MapScreen
        result={resultOf(atlas && { atlas }, failure)}
        onReturn={setFork}
        onRetry={() => void read.refetch()}
      />
      {fork !== null && (
        <BranchFromPart session={fork.sessionId} part={fork.turn} onClose={() => setFork(null)} />
      )}
    </Site>
  );
}
