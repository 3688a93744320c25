import { modelsApi } from "@katha/api/models";
import { GuideScreen, guideWords, useWords } from "@katha/ui";
import { toGuideModels } from "../mapping/models.ts";
import { Site } from "../shell/Site.tsx";
import { useTitle } from "../shell/useTitle.ts";
import { guidebook } from "./legal/guidebook.ts";

export function GuidePage() {
  const say = useWords(guideWords);
  const { data } = modelsApi.useFeaturedModelsQuery();
  useTitle(say("guide.title"));
  return (
    <Site>
      <GuideScreen
        home="/home"
        guidebook={guidebook}
        models={data && { text: toGuideModels(data.text), image: toGuideModels(data.image) }}
      />
    </Site>
  );
}
