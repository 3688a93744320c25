import { Button } from "../../primitives/actions/Button/Button.tsx";
import { useMessages } from "../../messages/I18nProvider.tsx";
import { adminMessages } from "../../messages/admin-messages.ts";

export interface MoreProps {
  /** Loads more; absent when all are shown. */
  onMore?: (() => void) | undefined;
  /**
   * More are being loaded.
   * @default false
   */
  loadingMore?: boolean | undefined;
}

/** At the end of a list that is loaded piece by piece. */
export function MoreButton({ onMore, loadingMore = false }: MoreProps) {
  const t = useMessages(adminMessages);
  if (!onMore) return null;
  return (
    <span>
      <Button loading={loadingMore} onClick={onMore}>
        {t(loadingMore ? "list.loading" : "list.more")}
      </Button>
    </span>
  );
}
