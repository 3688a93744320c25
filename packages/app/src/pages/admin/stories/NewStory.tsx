import { authoringApi } from "@katha/api/authoring";
import {
  entryChanged,
  moveSuggestions,
  type StoryDraft,
  toNewStory,
  useAuthoringDispatch,
  useStoryEditor,
} from "@katha/authoring";
import { type AdminManuscript, AdminStoryFormScreen, blankEntry } from "@katha/ui";
import { useState } from "react";
import { paths } from "../../../routes/paths.ts";
import { useNavigate } from "../../../routes/router.ts";
import { useStructureEditor } from "../../../story-editor/structure/useStructureEditor.tsx";
import { useWritingHelp } from "../../../story-editor/suggestions/useWritingHelp.tsx";
import { useStoryOptions } from "../../../story-editor/useStoryOptions.ts";
import { useUpload } from "../../../story-editor/useUpload.ts";
import { useFormAnswers } from "./useFormAnswers.ts";

interface NewStoryProps {
  draft: StoryDraft;
  placeOf: (story: string) => string;
}

export function NewStory({ draft, placeOf }: NewStoryProps) {
  const navigate = useNavigate();
  const dispatch = useAuthoringDispatch();
  const onUpload = useUpload();
  const { options, onRetryOptions } = useStoryOptions();
  const [create, { isLoading, isSuccess, error }] = authoringApi.useCreateStoryMutation();
  const [kept] = useState(draft.read);
  const [isKept, setKept] = useState(kept !== undefined);
  const [first] = useState(() => ({ ...blankEntry, ...kept }));
  const opened = useStoryEditor(first, (entry) => !isSuccess && draft.keep(entry));
  const help = useWritingHelp(opened?.id, draft.place);
  const { refused, ...answers } = useFormAnswers(error, true);
  const structureEditor = useStructureEditor(opened?.id, help.scenes, { refused });

  async function send(story: AdminManuscript): Promise<void> {
    opened?.flush();
    const { data } = await create(toNewStory(story));
    if (data === undefined) return;
    draft.forget();
    moveSuggestions(draft.place, placeOf(data.id));
    await navigate(paths.adminStories);
  }

  function startAfresh(): void {
    if (opened === undefined) return;
    dispatch(entryChanged({ id: opened.id, change: blankEntry }));
    opened.discard();
    draft.forget();
    setKept(false);
  }

  return (
    <AdminStoryFormScreen
      result={opened ? { state: "new" } : { state: "loading" }}
      options={options}
      onRetryOptions={onRetryOptions}
      entry={opened?.editor.entry}
      onEntryChange={(change) => opened && dispatch(entryChanged({ id: opened.id, change }))}
      onUpload={onUpload}
      help={help.form}
      structureEditor={structureEditor}
      onSubmit={(story) => void send(story)}
      onForgetKept={isKept ? startAfresh : undefined}
      busy={isLoading}
      {...answers}
      links={{ back: paths.adminStories }}
    />
  );
}
