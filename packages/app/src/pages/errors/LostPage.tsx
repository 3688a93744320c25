import { errorPageMessages, NotFoundScreen, useMessages } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";

export function LostPage() {
  const t = useMessages(errorPageMessages);
  return (
    <Site title={t("missing.title")}>
      <NotFoundScreen />
    </Site>
  );
}
