import { css } from "@emotion/react";
import { Button } from "../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../primitives/actions/Button/ButtonLink.tsx";
import { RetryIcon } from "../../primitives/marks/Icon/icons.ts";
import { EmptyState } from "../../parts/shell/EmptyState/EmptyState.tsx";
import { color, gutter, space, text } from "../../tokens/tokens.ts";
import { troubleWords } from "../../words/trouble/words.ts";
import { useLanguage, useWords } from "../../words/WordsProvider.tsx";

export interface ErrorScreenProps {
  home: string;
  onRetry: () => void;
  busy?: boolean;
  /** What the server calls this one failure, so that it can be found again. */
  code?: string | undefined;
}

const line = css({
  paddingInline: gutter,
  paddingBlockEnd: space[12],
  color: color.inkSoft,
  fontSize: text.small,
  textAlign: "center",
  overflowWrap: "anywhere",
});

/** The server failed, or the page broke (500). */
export function ErrorScreen({ home, onRetry, busy = false, code }: ErrorScreenProps) {
  const say = useWords(troubleWords);
  const { say: tell } = useLanguage();
  return (
    <div role="alert">
      <EmptyState scene="lamp" heading="h1" title={say("fault.title")} note={say("fault.note")}>
        <Button kind="lamp" icon={RetryIcon} busy={busy} onClick={onRetry}>
          {tell("action.retry")}
        </Button>
        <ButtonLink href={home}>{tell("action.home")}</ButtonLink>
      </EmptyState>
      {code !== undefined && <p css={line}>{say("fault.code", { code })}</p>}
    </div>
  );
}
