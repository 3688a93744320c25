import { ErrorState, useLanguage } from "@katha/ui";
import { Site } from "../shell/Site.tsx";
import { useTitle } from "../shell/useTitle.ts";

/** In place of a page that broke, or whose code could not be fetched. Loading it anew is the way on. */
export function FaultPage() {
  const { say } = useLanguage();
  useTitle(say("error.title"));
  return (
    <Site>
      <ErrorState
        heading="h1"
        message={say("error.title")}
        onRetry={() => window.location.reload()}
      />
    </Site>
  );
}
