import { gameApi, type SessionAtlas } from "@katha/api/game";
import {
  type AtlasOfStory,
  keepsakeMessages,
  MapScreen,
  storyMessages,
  useMessages,
} from "@katha/ui";
import { useMemo, useState } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { paths } from "../../routes/paths.ts";
import { useParams } from "../../routes/router.ts";
import { FetchedPart } from "../../shell/FetchedPart.tsx";
import { Site } from "../../shell/Site.tsx";
import { resultOf } from "../result-of.ts";

const fetchBranch = () =>
  import("./BranchFromPart.tsx").then(({ BranchFromPart }) => BranchFromPart);

export function MapPage() {
  const { sessionId = "" } = useParams();
  const t = useMessages(keepsakeMessages);
  const tStory = useMessages(storyMessages);
  const failureText = useFailure("error.unreachable");
  const read = gameApi.useGetSessionAtlasQuery(sessionId, { refetchOnMountOrArgChange: true });
  const [fork, setFork] = useState<{ sessionId: string; turn: string } | null>(null);
  const answer = read.currentData;
  const atlas = useMemo(() => answer && toAtlas(answer), [answer]);
  const isFailed = read.isError && !read.isFetching;
  const failure = isFailed ? failureText(read.error, t("map.failed")) : undefined;
  const title = atlas && t("map.page", { title: atlas.title.trim() || tStory("story.untitled") });
  return (
    <Site title={title ?? failure ?? null}>
      <MapScreen
        result={resultOf(atlas && { atlas }, failure)}
        onReturn={(id) => setFork(answer?.scenes.find((scene) => scene.id === id)?.part ?? null)}
        onRetry={() => void read.refetch()}
        links={{ play: paths.play(sessionId), book: paths.sessionBook(sessionId) }}
      />
      {fork !== null && (
        <FetchedPart fetchPart={fetchBranch} onClose={() => setFork(null)}>
          {(Part) => (
            <Part session={fork.sessionId} part={fork.turn} onClose={() => setFork(null)} />
          )}
        </FetchedPart>
      )}
    </Site>
  );
}

function toAtlas({ scenes, ...atlas }: SessionAtlas): AtlasOfStory {
  return {
    title: atlas.title,
    language: atlas.language,
    here: atlas.here,
    scenesTotal: atlas.scenesTotal,
    endingsFound: atlas.endingsFound,
    endingsTotal: atlas.endingsTotal,
    scenes: scenes.map(({ id, told, ending, ...scene }) => ({
      id,
      told,
      ending,
      isOnPath: scene.isOnPath,
      canReturn: scene.part !== null,
      ways: scene.ways.map((way) => ({
        text: way.text,
        to: way.to,
        isOnPath: way.isOnPath,
        share: way.share,
      })),
    })),
  };
}
