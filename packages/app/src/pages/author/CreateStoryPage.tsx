import { hasStatus, toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import {
  entryChanged,
  moveSuggestions,
  storyDraft,
  toFaults,
  toNewStory,
  useAuthoringDispatch,
  useStoryEditor,
} from "@katha/authoring";
import {
  authorMessages,
  blankEntry,
  CreateStoryScreen,
  type Manuscript,
  type StoryFailure,
  useMessages,
} from "@katha/ui";
import { useState } from "react";
import { useTranslateError } from "../../errors/translate-error.ts";
import { useFailure } from "../../errors/useFailure.ts";
import { useNavigate } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import "../../store/inject-authoring.ts";
import { useStoryOptions } from "../../story-editor/useStoryOptions.ts";
import { useUpload } from "../../story-editor/useUpload.ts";
import { useStructureEditor } from "../../story-editor/structure/useStructureEditor.tsx";
import { useWritingHelp } from "../../story-editor/suggestions/useWritingHelp.tsx";
import { paths } from "../../routes/paths.ts";

/** Where the browser keeps its words and suggestions until it has an id. */
const place = "new";

export function CreateStoryPage() {
  const failureText = useFailure();
  const translateError = useTranslateError();
  const t = useMessages(authorMessages);
  const navigate = useNavigate();
  const dispatch = useAuthoringDispatch();
  const onUpload = useUpload();
  const { options, onRetryOptions } = useStoryOptions();
  const [create, { isLoading, isSuccess, error }] = authoringApi.useCreateStoryMutation();
  const [draft] = useState(() => storyDraft(place));
  const [kept] = useState(draft.read);
  const [first] = useState(() => ({ ...blankEntry, ...kept }));
  const opened = useStoryEditor(first, (entry) => !isSuccess && draft.keep(entry));
  const help = useWritingHelp(opened?.id, place);
  const structureEditor = useStructureEditor(opened?.id, help.scenes);

  async function send(story: Manuscript): Promise<void> {
    opened?.flush();
    const { data } = await create(toNewStory(story));
    if (data === undefined) return;
    draft.forget();
    moveSuggestions(place, data.id);
    await navigate(paths.myStories);
  }

  const { answered, failure } = toFaults(translateError(error));
  return (
    <Site title={t("create.title")}>
      <CreateStoryScreen
        options={options}
        onRetryOptions={onRetryOptions}
        draft={kept}
        entry={opened?.editor.entry ?? first}
        onEntryChange={(change) => opened && dispatch(entryChanged({ id: opened.id, change }))}
        onForgetDraft={() => {
          opened?.discard();
          draft.forget();
        }}
        onUpload={onUpload}
        help={help.form}
        structureEditor={structureEditor}
        onSubmit={(story) => void send(story)}
        busy={isLoading}
        answered={answered}
        failure={failure ?? (error && !answered ? failureWords() : undefined)}
        links={{ cancel: paths.myStories }}
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
