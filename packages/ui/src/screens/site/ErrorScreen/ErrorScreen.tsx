import { css } from "@emotion/react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { RetryIcon } from "../../../primitives/marks/Icon/icons.ts";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { color, gutter, space, text } from "../../../tokens/tokens.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { errorPageMessages } from "../../../messages/site/error-pages.ts";

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
  const t = useMessages(errorPageMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <div role="alert">
      <EmptyState scene="lamp" heading="h1" title={t("fault.title")} note={t("fault.note")}>
        <Button variant="primary" icon={RetryIcon} loading={busy} onClick={onRetry}>
          {tCommon("action.retry")}
        </Button>
        <ButtonLink href={home}>{tCommon("action.home")}</ButtonLink>
      </EmptyState>
      {code !== undefined && <p css={line}>{t("fault.code", { code })}</p>}
    </div>
  );
}
