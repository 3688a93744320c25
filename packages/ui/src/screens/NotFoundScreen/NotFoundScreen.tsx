import { ButtonLink } from "../../primitives/actions/Button/ButtonLink.tsx";
import { EmptyState } from "../../parts/shell/EmptyState/EmptyState.tsx";
import { useLanguage } from "../../words/WordsProvider.tsx";

export interface NotFoundScreenProps {
  home: string;
}

export function NotFoundScreen({ home }: NotFoundScreenProps) {
  const { say } = useLanguage();
  return (
    <EmptyState scene="path" heading="h1" title={say("missing.title")} note={say("missing.note")}>
      <ButtonLink kind="lamp" href={home}>
        {say("action.home")}
      </ButtonLink>
    </EmptyState>
  );
}
