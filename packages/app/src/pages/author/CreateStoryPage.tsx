import { hasStatus, toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import {
  entryChanged,
  moveSuggestions,
  type StoryDraft,
  toNewStory,
  useAuthoringDispatch,
  useStoryDraft,
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
import { useFailure } from "../../errors/useFailure.ts";
import { useNavigate } from "../../routes/router.ts";
import { useOwnPlace } from "../../session/useOwnPlace.ts";
import { Site } from "../../shell/Site.tsx";
import { Waiting } from "../../shell/Waiting.tsx";
import "../../store/inject-authoring.ts";
import { useStoryOptions } from "../../story-editor/useStoryOptions.ts";
import { useUpload } from "../../story-editor/useUpload.ts";
import { useStoryAnswers } from "../../story-editor/saving/useStoryAnswers.ts";
import { useStructureEditor } from "../../story-editor/structure/useStructureEditor.tsx";
import { useWritingHelp } from "../../story-editor/suggestions/useWritingHelp.tsx";
import { paths } from "../../routes/paths.ts";

export function CreateStoryPage() {
  const place = useOwnPlace();
  // Where the browser keeps its words and suggestions until it has an id.
  const draft = useStoryDraft(place?.("new"));
  if (place === undefined || draft === undefined) return <Waiting />;
  return <Writing draft={draft} placeOf={place} />;
}

interface WritingProps {
  draft: StoryDraft;
  placeOf: (story: string) => string;
}

function Writing({ draft, placeOf }: WritingProps) {
  const failureText = useFailure();
  const t = useMessages(authorMessages);
  const navigate = useNavigate();
  const dispatch = useAuthoringDispatch();
  const onUpload = useUpload();
  const { options, onRetryOptions } = useStoryOptions();
  const [create, { isLoading, isSuccess, error }] = authoringApi.useCreateStoryMutation();
  const [kept] = useState(draft.read);
  const [first] = useState(() => ({ ...blankEntry, ...kept }));
  const opened = useStoryEditor(first, (entry) => !isSuccess && draft.keep(entry));
  const help = useWritingHelp(opened?.id, draft.place);
  const { answered, failure, refused } = useStoryAnswers(error);
  const structureEditor = useStructureEditor(opened?.id, help.scenes, { refused });

  async function send(story: Manuscript): Promise<void> {
    opened?.flush();
    const { data } = await create(toNewStory(story));
    if (data === undefined) return;
    draft.forget();
    moveSuggestions(draft.place, placeOf(data.id));
    await navigate(paths.myStories);
  }

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
