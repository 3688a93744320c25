import { NotFoundScreen, useLanguage } from "@katha/ui";
import { Site } from "../shell/Site.tsx";
import { useTitle } from "../shell/useTitle.ts";

export function LostPage() {
  const { say } = useLanguage();
  useTitle(say("missing.title"));
  return (
    <Site>
      <NotFoundScreen home="/home" />
    </Site>
  );
}
