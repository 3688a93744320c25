import { hasStatus, toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import {
  CreateStoryScreen,
  type Manuscript,
  type StoryFailure,
  authorWords,
  useWords,
} from "@katha/ui";
import { useState } from "react";
import { useFailure } from "../../mapping/useFailure.ts";
import { toFaults, toNewStory } from "../../mapping/authoring.ts";
import { passHelpOn } from "../../helping/kept-help.ts";
import { useWritingHelp } from "../../helping/useWritingHelp.tsx";
import { useNavigate } from "../../router.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { storyDraft } from "../../story/drafts.ts";
import { useStructureEditor } from "../../structure/useStructureEditor.tsx";
import { useStoryOptions } from "../../story/useStoryOptions.ts";
import { useUpload } from "../../story/useUpload.ts";

/** Where its words and drafts are kept until it has an id. */
const place = "new";

export function CreateStoryPage() {
  const tellFailure = useFailure();
  const say = useWords(authorWords);
  const navigate = useNavigate();
  const onUpload = useUpload();
  const help = useWritingHelp(place);
  const structureEditor = useStructureEditor(help.scenes);
  const { options, onRetryOptions } = useStoryOptions();
  const [create, { isLoading, isSuccess, error }] = authoringApi.useCreateStoryMutation();
  const [draft] = useState(() => storyDraft(place));
  const [kept] = useState(draft.read);
  useTitle(say("create.title"));

  async function send(story: Manuscript): Promise<void> {
    const { data } = await create(toNewStory(story));
    if (data === undefined) return;
    draft.forget();
    passHelpOn(place, data.id);
    await navigate("/my-stories");
  }

  const { answered, failure } = toFaults(error);
  return (
    <Site>
      <CreateStoryScreen
        options={options}
        onRetryOptions={onRetryOptions}
        draft={kept}
        onDraft={(entry) => !isSuccess && draft.keep(entry)}
        onForgetDraft={draft.forget}
        onUpload={onUpload}
        help={help.form}
        structureEditor={structureEditor}
        onSubmit={(story) => void send(story)}
        busy={isLoading}
        answered={answered}
        failure={failure ?? (error && !answered ? failureWords() : undefined)}
        links={{ cancel: "/my-stories" }}
      />
    </Site>
  );

  function failureWords(): StoryFailure {
    const told = toApiError(error);
    if (hasStatus(told, 401)) return say("create.expired");
    if (hasStatus(told, 403)) return say("create.forbidden");
    const otherwise = say(hasStatus(told, 422) ? "create.invalid" : "create.failed");
    return tellFailure(error, otherwise);
  }
}
