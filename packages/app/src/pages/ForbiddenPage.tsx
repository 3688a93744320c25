import { ButtonLink, EmptyState, noticeWords, useLanguage, useWords } from "@katha/ui";
import { Site } from "../shell/Site.tsx";
import { useTitle } from "../shell/useTitle.ts";

/** What was asked for is there, and is not this reader's to open. */
export function ForbiddenPage() {
  const { say: sayAnywhere } = useLanguage();
  const say = useWords(noticeWords);
  useTitle(say("forbidden.title"));
  return (
    <Site>
      <EmptyState
        scene="path"
        heading="h1"
        title={say("forbidden.title")}
        note={say("forbidden.note")}
      >
        <ButtonLink kind="lamp" href="/home">
          {sayAnywhere("action.home")}
        </ButtonLink>
      </EmptyState>
    </Site>
  );
}
