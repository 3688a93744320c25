import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { RetryIcon } from "../../../primitives/marks/Icon/icons.ts";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { errorPageMessages } from "../../../messages/site/error-pages.ts";

export interface OfflineScreenProps {
  onRetry: () => void;
  busy?: boolean;
}

/** There is no line, and of this page nothing was here before. */
export function OfflineScreen({ onRetry, busy = false }: OfflineScreenProps) {
  const t = useMessages(errorPageMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <EmptyState scene="lamp" heading="h1" title={t("offline.title")} note={t("offline.note")}>
      <Button variant="primary" icon={RetryIcon} loading={busy} onClick={onRetry}>
        {tCommon("action.retry")}
      </Button>
    </EmptyState>
  );
}
