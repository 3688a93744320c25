import { hasStatus, toApiError } from "@katha/api";
import { type UnsavedStory, useUnsavedStory } from "@katha/authoring";
import { useMessages } from "@katha/ui";
import type { StoryFailure } from "@katha/ui/author";
import { authorMessages, CreateStoryScreen } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { useOwnPlace } from "../../sign-in/useOwnPlace.ts";
import { Site } from "../../shell/Site.tsx";
import { Waiting } from "../../shell/Waiting.tsx";
import "../../store/inject-authoring.ts";
import { useNewStory } from "../../story-editor/saving/useNewStory.ts";
import { useStoryOptions } from "../../story-editor/useStoryOptions.ts";
import { useUpload } from "../../story-editor/useUpload.ts";
import { paths } from "../../routes/paths.ts";

export function CreateStoryPage() {
  const place = useOwnPlace();
  // Where the browser keeps the story's words and suggestions until it has an id.
  const unsaved = useUnsavedStory(place?.("new"));
  if (place === undefined || unsaved === undefined) return <Waiting />;
  return <Writing unsaved={unsaved} placeOf={place} />;
}

interface WritingProps {
  unsaved: UnsavedStory;
  placeOf: (story: string) => string;
}

function Writing({ unsaved, placeOf }: WritingProps) {
  const failureText = useFailure();
  const t = useMessages(authorMessages);
  const onUpload = useUpload();
  const { options, onRetryOptions } = useStoryOptions();
  const { error, answers, ...story } = useNewStory({ unsaved, placeOf, next: paths.myStories });
  const { answered, failure } = answers;

  return (
    <Site title={t("create.title")}>
      <CreateStoryScreen
        options={options}
        onRetryOptions={onRetryOptions}
        draft={story.kept}
        entry={story.entry}
        onEntryChange={story.change}
        onForgetDraft={story.forget}
        onUpload={onUpload}
        help={story.help}
        structureEditor={story.structureEditor}
        onSubmit={(written) => void story.send(written)}
        busy={story.isBusy}
        answered={answered}
        failure={failure ?? (error && !answered ? failureWords() : undefined)}
      />
    </Site>
  );

  function failureWords(): StoryFailure {
    const apiError = toApiError(error);
    if (hasStatus(apiError, 401)) return t("create.expired");
    if (hasStatus(apiError, 403)) return t("create.forbidden");
    const otherwise = t(hasStatus(apiError, 422) ? "create.invalid" : "create.failed");
    return failureText(error, otherwise);
  }
}
