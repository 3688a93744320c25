import { storiesApi } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import { viewOf } from "@katha/storygraph";
import {
  commonMessages,
  type NumbersArrival,
  numbersMessages,
  NumbersScreen,
  useMessages,
} from "@katha/ui";
import { useMemo } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { toNumbers } from "./authoring.ts";
import { useParams } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import { useScripts } from "../../shell/useScripts.ts";
import { useTitle } from "../../shell/useTitle.ts";
import { paths } from "../../routes/paths.ts";

export function NumbersPage() {
  const { storyId = "" } = useParams();
  const tCommon = useMessages(commonMessages);
  const tellFailure = useFailure("error.unreachable");
  const t = useMessages(numbersMessages);
  const read = storiesApi.useGetStoryQuery(storyId, { refetchOnMountOrArgChange: true });
  const counted = authoringApi.useGetNumbersQuery(storyId, { refetchOnMountOrArgChange: true });
  const story = read.currentData;
  const numbers = counted.currentData;
  const structure = story?.story_structure;
  const graph = useMemo(() => viewOf(structure ?? {}), [structure]);
  useTitle(t("numbers.title", { title: story?.title.trim() || tCommon("story.untitled") }));
  useScripts(story ? [story.language] : []);
  return (
    <Site>
      <NumbersScreen
        arrival={arrivalOf()}
        onRetry={() => {
          void read.refetch();
          void counted.refetch();
        }}
        links={{ back: paths.myStories }}
      />
    </Site>
  );

  function arrivalOf(): NumbersArrival {
    if (story && numbers) {
      const { title, language, status } = story;
      const links = { edit: paths.editStory(storyId), view: paths.story(storyId) };
      const numbersRead = toNumbers(numbers, story);
      return {
        state: "here",
        story: { title, language, status, graph, numbers: numbersRead, links },
      };
    }
    const error = counted.error ?? read.error;
    if (error === undefined) return { state: "loading" };
    const message = tellFailure(error, t("numbers.failed"));
    return { state: "failed", message };
  }
}
