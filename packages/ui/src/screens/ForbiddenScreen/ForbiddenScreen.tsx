import { ButtonLink } from "../../primitives/actions/Button/ButtonLink.tsx";
import { EmptyState } from "../../parts/shell/EmptyState/EmptyState.tsx";
import { troubleWords } from "../../words/trouble/words.ts";
import { useLanguage, useWords } from "../../words/WordsProvider.tsx";

export interface ForbiddenScreenProps {
  home: string;
  /** Where to sign in with another account. */
  login?: string;
}

/** A page that is not for whoever asked for it (403). */
export function ForbiddenScreen({ home, login }: ForbiddenScreenProps) {
  const say = useWords(troubleWords);
  const { say: tell } = useLanguage();
  return (
    <EmptyState
      scene="path"
      heading="h1"
      title={say("forbidden.title")}
      note={say("forbidden.note")}
    >
      <ButtonLink kind="lamp" href={home}>
        {tell("action.home")}
      </ButtonLink>
      {login !== undefined && <ButtonLink href={login}>{say("forbidden.login")}</ButtonLink>}
    </EmptyState>
  );
}
