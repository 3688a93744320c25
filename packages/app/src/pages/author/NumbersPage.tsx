import { storiesApi } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import { viewOf } from "@katha/storygraph";
import { useMessages } from "@katha/ui";
import { storyMessages, numbersMessages, NumbersScreen } from "@katha/ui/screens";
import { useMemo } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { resultOf } from "../result-of.ts";
import { useParams } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";

export function NumbersPage() {
  const { storyId = "" } = useParams();
  const tStory = useMessages(storyMessages);
  const failureText = useFailure("error.unreachable");
  const t = useMessages(numbersMessages);
  const read = storiesApi.useGetStoryQuery(storyId, { refetchOnMountOrArgChange: true });
  const counted = authoringApi.useGetNumbersQuery(storyId, { refetchOnMountOrArgChange: true });
  const story = read.currentData;
  const numbers = counted.currentData;
  const structure = story?.storyStructure;
  const graph = useMemo(() => viewOf(structure ?? {}), [structure]);
  const error = counted.error ?? read.error;
  return (
    <Site title={t("numbers.title", { title: story?.title.trim() || tStory("story.untitled") })}>
      <NumbersScreen
        result={resultOf(
          story && numbers && { story, numbers, graph },
          error === undefined ? undefined : failureText(error, t("numbers.failed")),
        )}
        onRetry={() => {
          void read.refetch();
          void counted.refetch();
        }}
      />
    </Site>
  );
}
