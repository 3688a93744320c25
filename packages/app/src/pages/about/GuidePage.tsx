import { modelsApi } from "@katha/api/models";
import { guideMessages, GuideScreen, modelMessages, useMessages } from "@katha/ui";
import { toGuideModels } from "./models.ts";
import { Site } from "../../shell/Site.tsx";
import { guidebook } from "./guidebook.ts";
import { paths } from "../../routes/paths.ts";

export function GuidePage() {
  const t = useMessages(guideMessages);
  const tModel = useMessages(modelMessages);
  const { data } = modelsApi.useFeaturedModelsQuery();
  return (
    <Site title={t("guide.title")}>
      <GuideScreen
        home={paths.home}
        guidebook={guidebook}
        models={
          data && {
            text: toGuideModels(data, "text", tModel),
            image: toGuideModels(data, "image", tModel),
          }
        }
      />
    </Site>
  );
}
