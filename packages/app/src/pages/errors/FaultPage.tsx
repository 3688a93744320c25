import { commonMessages, ErrorState, Page, useMessages } from "@katha/ui";
import { useTitle } from "../../shell/useTitle.ts";

/**
 * In place of a page that broke, or whose code could not be fetched: it stands by itself, since what
 * other pages share may be what is missing. Loading it anew is the way on.
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
