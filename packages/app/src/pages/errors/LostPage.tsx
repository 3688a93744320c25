import { errorPageMessages, NotFoundScreen, useMessages } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";
import { paths } from "../../routes/paths.ts";

export function LostPage() {
  const t = useMessages(errorPageMessages);
  return (
    <Site title={t("missing.title")}>
      <NotFoundScreen home={paths.home} />
    </Site>
  );
}
