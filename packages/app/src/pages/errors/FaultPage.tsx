import { ErrorState, Page, useMessages } from "@katha/ui";
import { commonMessages } from "@katha/ui/screens";
import { useEffect } from "react";
import { useTitle } from "../../shell/useTitle.ts";

const reload = () => window.location.reload();

/**
 * Replaces a page that threw, or whose code could not be fetched. It uses no shared layout, since that may be
 * what failed.
 */
export function FaultPage() {
  const t = useMessages(commonMessages);
  useTitle(t("error.title"));
  useEffect(() => {
    // When the connection is back, the page's code can be fetched.
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <Page header={null} footer={null}>
      <ErrorState heading="h1" message={t("error.title")} onRetry={reload} />
    </Page>
  );
}
