import { commonMessages, ErrorState, Page, useMessages } from "@katha/ui";
import { useTitle } from "../../shell/useTitle.ts";

/**
 * Replaces a page that threw, or whose code could not be fetched. It uses no shared layout, since that may be
 * what failed.
 */
export function FaultPage() {
  const t = useMessages(commonMessages);
  useTitle(t("error.title"));
  return (
    <Page header={null} footer={null}>
      <ErrorState
        heading="h1"
        message={t("error.title")}
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
