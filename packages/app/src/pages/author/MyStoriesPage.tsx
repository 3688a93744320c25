import { toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import {
  MyStoriesScreen,
  type OwnAct,
  type Refusal,
  authorWords,
  useLanguage,
  useWords,
} from "@katha/ui";
import { useState } from "react";
import { failureOf } from "../../mapping/answered.ts";
import { findingsIn, toOwnStory } from "../../mapping/authoring.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";

export function MyStoriesPage() {
  const { say: sayAnywhere } = useLanguage();
  const say = useWords(authorWords);
  const read = authoringApi.useMyStoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [publish] = authoringApi.usePublishStoryMutation();
  const [archive] = authoringApi.useArchiveStoryMutation();
  const [working, setWorking] = useState<Readonly<Record<string, OwnAct>>>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal>>>({});
  useTitle(say("mine.title"));

  const explain = (error: unknown, otherwise: string) =>
    failureOf(error, sayAnywhere("error.unreachable"), otherwise);

  async function act(kind: OwnAct, id: string): Promise<void> {
    setRefusals(without(id));
    setWorking((all) => ({ ...all, [id]: kind }));
    const { error } =
      kind === "publish" ? await publish(id) : await archive({ id, archived: kind === "archive" });
    setWorking(without(id));
    if (error === undefined) return;
    const words = say(kind === "publish" ? "mine.publishFailed" : "mine.archiveFailed");
    const findings = findingsIn(toApiError(error).problem);
    setRefusals((all) => ({
      ...all,
      [id]: { message: explain(error, words), ...(findings.length > 0 && { findings }) },
    }));
  }

  return (
    <Site>
      <MyStoriesScreen
        arrival={
          read.data
            ? { state: "here", stories: read.data.map(toOwnStory) }
            : read.isError
              ? { state: "failed", message: explain(read.error, say("mine.failed")) }
              : { state: "loading" }
        }
        onRetry={() => void read.refetch()}
        onAct={(kind, id) => void act(kind, id)}
        working={working}
        refusals={refusals}
        links={{ create: "/create-story" }}
      />
    </Site>
  );
}

function without(id: string) {
  return <Value,>(all: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(all).filter(([key]) => key !== id));
}
