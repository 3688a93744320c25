import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { RetryIcon } from "../../../primitives/marks/Icon/icons.ts";

interface FailedToLoadProps {
  /** Why it is not there. */
  message: string;
  /** Loads it again; without it no button is offered. */
  onRetry?: (() => void) | undefined;
}

/** In place of a list that could not be loaded: why, and a button to try again. */
export function FailedToLoad({ message, onRetry }: FailedToLoadProps) {
  const t = useMessages(commonMessages);
  return (
    <>
      <Callout tone="danger">{message}</Callout>
      {onRetry && (
        <Button icon={RetryIcon} onClick={onRetry}>
          {t("action.retry")}
        </Button>
      )}
    </>
  );
}
