import { LoadingState, useLanguage } from "@katha/ui";
import { Site } from "./Site.tsx";

/** While the first page's own code is on its way. */
export function Waiting() {
  const { say } = useLanguage();
  return (
    <Site>
      <LoadingState>{say("home.loading")}</LoadingState>
    </Site>
  );
}
