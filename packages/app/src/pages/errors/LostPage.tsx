import { useMessages } from "@katha/ui";
import { errorPageMessages, NotFoundScreen } from "@katha/ui/screens";
import { Site } from "../../shell/Site.tsx";

export function LostPage() {
  const t = useMessages(errorPageMessages);
  return (
    <Site title={t("missing.title")}>
      <NotFoundScreen />
    </Site>
  );
}
