import { errorPageMessages, ForbiddenScreen, useMessages } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";
import { paths } from "../../routes/paths.ts";

/** What was asked for is there, and is not this reader's to open. */
export function ForbiddenPage() {
  const t = useMessages(errorPageMessages);
  return (
    <Site title={t("forbidden.title")}>
      <ForbiddenScreen home={paths.home} login={paths.adminLogin} />
    </Site>
  );
}
