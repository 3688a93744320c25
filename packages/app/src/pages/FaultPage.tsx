import { ErrorState, Page, useLanguage } from "@katha/ui";
import { useTitle } from "../shell/useTitle.ts";

/**
 * In place of a page that broke, or whose code could not be fetched: it stands by itself, since what
 * other pages share may be what is missing. Loading it anew is the way on.
 */
export function FaultPage() {
  const { say } = useLanguage();
  useTitle(say("error.title"));
  return (
    <Page header={null} footer={null}>
      <ErrorState
        heading="h1"
        message={say("error.title")}
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
