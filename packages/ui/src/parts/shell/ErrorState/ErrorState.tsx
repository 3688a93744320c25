import { css } from "@emotion/react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { RetryIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import type { ElementProps } from "../../../primitives/element.ts";

const alert = css({ display: "grid" });

/** Other props are passed to the alert around the picture and the text. */
export interface ErrorStateProps extends ElementProps<"div"> {
  /** What went wrong: the server's message, or the app's own. */
  message: string;
  /**
   * The level of the message: `h1` if the page has no other heading.
   * @default "h2"
   */
  heading?: "h1" | "h2";
  /**
   * It is being tried again.
   * @default false
   */
  busy?: boolean;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
}

/** What could not be loaded, with a button to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { message, heading = "h2", busy = false, onRetry, ...root } = props;
  const t = useMessages(commonMessages);
  return (
    <div css={alert} role="alert" {...root}>
      <EmptyState scene="lamp" title={message} note={t("error.note")} heading={heading}>
        {onRetry && (
          <Button variant="primary" icon={RetryIcon} loading={busy} onClick={onRetry}>
            {t("action.retry")}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
