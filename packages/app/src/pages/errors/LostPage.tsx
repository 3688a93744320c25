import { commonMessages, NotFoundScreen, useMessages } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { paths } from "../../routes/paths.ts";

export function LostPage() {
  const t = useMessages(commonMessages);
  useTitle(t("missing.title"));
  return (
    <Site>
      <NotFoundScreen home={paths.home} />
    </Site>
  );
}
