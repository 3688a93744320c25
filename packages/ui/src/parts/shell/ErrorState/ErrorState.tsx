import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { RetryIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { EmptyState } from "../EmptyState/EmptyState.tsx";

export interface ErrorStateProps {
  /** What went wrong: the server's words, or ours. */
  message: string;
  heading?: "h1" | "h2";
  busy?: boolean;
  onRetry?: () => void;
}

export function ErrorState({ message, heading = "h2", busy = false, onRetry }: ErrorStateProps) {
  const t = useMessages(commonMessages);
  return (
    <div role="alert">
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
