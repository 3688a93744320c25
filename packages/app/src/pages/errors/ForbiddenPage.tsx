import { useMessages } from "@katha/ui";
import { errorPageMessages, ForbiddenScreen } from "@katha/ui/screens";
import { Site } from "../../shell/Site.tsx";
import { paths } from "../../routes/paths.ts";

/** The page exists, but not for this reader. */
export function ForbiddenPage() {
  const t = useMessages(errorPageMessages);
  return (
    <Site title={t("forbidden.title")}>
      <ForbiddenScreen login={paths.adminLogin} />
    </Site>
  );
}
