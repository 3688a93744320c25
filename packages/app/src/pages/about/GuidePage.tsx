import { modelsApi } from "@katha/api/models";
import { guideMessages, GuideScreen, useMessages } from "@katha/ui";
import { toGuideModels } from "./models.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { guidebook } from "./guidebook.ts";
import { paths } from "../../routes/paths.ts";

export function GuidePage() {
  const t = useMessages(guideMessages);
  const { data } = modelsApi.useFeaturedModelsQuery();
  useTitle(t("guide.title"));
  return (
    <Site>
      <GuideScreen
        home={paths.home}
        guidebook={guidebook}
        models={data && { text: toGuideModels(data.text), image: toGuideModels(data.image) }}
      />
    </Site>
  );
}
