import { Button } from "../../primitives/actions/Button/Button.tsx";
import { RetryIcon } from "../../primitives/marks/Icon/icons.ts";
import { EmptyState } from "../../parts/shell/EmptyState/EmptyState.tsx";
import { troubleWords } from "../../words/trouble/words.ts";
import { useLanguage, useWords } from "../../words/WordsProvider.tsx";

export interface OfflineScreenProps {
  onRetry: () => void;
  busy?: boolean;
}

/** There is no line, and of this page nothing was here before. */
export function OfflineScreen({ onRetry, busy = false }: OfflineScreenProps) {
  const say = useWords(troubleWords);
  const { say: tell } = useLanguage();
  return (
    <EmptyState scene="lamp" heading="h1" title={say("offline.title")} note={say("offline.note")}>
      <Button kind="lamp" icon={RetryIcon} busy={busy} onClick={onRetry}>
        {tell("action.retry")}
      </Button>
    </EmptyState>
  );
}
