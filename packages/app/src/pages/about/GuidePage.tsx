import { modelsApi } from "@katha/api/models";
import { useMessages } from "@katha/ui";
import { guideMessages, GuideScreen } from "@katha/ui/screens";
import { Site } from "../../shell/Site.tsx";

export function GuidePage() {
  const t = useMessages(guideMessages);
  const { data } = modelsApi.useFeaturedModelsQuery();
  return (
    <Site title={t("guide.title")}>
      <GuideScreen models={data} />
    </Site>
  );
}
