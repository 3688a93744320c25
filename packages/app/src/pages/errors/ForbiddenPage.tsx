import { errorPageMessages, ForbiddenScreen, useMessages } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { paths } from "../../routes/paths.ts";

/** What was asked for is there, and is not this reader's to open. */
export function ForbiddenPage() {
  const t = useMessages(errorPageMessages);
  useTitle(t("forbidden.title"));
  return (
    <Site>
      <ForbiddenScreen home={paths.home} login={paths.adminLogin} />
    </Site>
  );
}
