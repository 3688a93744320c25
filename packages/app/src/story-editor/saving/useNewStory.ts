import type { Body } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import {
  entryChanged,
  moveSuggestions,
  type UnsavedStory,
  useAuthoringDispatch,
  useStoryEditor,
} from "@katha/authoring";
import { blankEntry } from "@katha/ui/author";
import { useState } from "react";
import { useNavigate } from "../../routes/router.ts";
import { structureEditorOf } from "../structure/structure-editor-of.tsx";
import { useWritingHelp } from "../suggestions/useWritingHelp.tsx";
import { useStoryAnswers } from "./useStoryAnswers.ts";

interface NewStory {
  /** Where this tab keeps unsaved words. */
  unsaved: UnsavedStory;
  /** Where the browser keeps the data of a saved story. */
  placeOf: (story: string) => string;
  /** The page to open once the story is sent. */
  next: string;
}

/** A story that is not on the server yet, starting from what the browser kept. */
export function useNewStory({ unsaved, placeOf, next }: NewStory) {
  const navigate = useNavigate();
  const dispatch = useAuthoringDispatch();
  const [create, { isLoading, isSuccess, error }] = authoringApi.useCreateStoryMutation();
  const [kept] = useState(unsaved.read);
  const [first] = useState(() => ({ ...blankEntry, ...kept }));
  const opened = useStoryEditor(first, (entry) => !isSuccess && unsaved.keep(entry));
  const help = useWritingHelp(opened?.id, unsaved.place);
  const answers = useStoryAnswers(error);
  const { refused } = answers;
  const structureEditor = structureEditorOf(opened?.id, help.scenes, { refused });

  return {
    kept,
    entry: opened?.editor.entry ?? first,
    isOpen: opened !== undefined,
    help: help.form,
    structureEditor,
    isBusy: isLoading,
    error,
    answers,
    change: (change: Parameters<typeof entryChanged>[0]["change"]) =>
      opened && dispatch(entryChanged({ id: opened.id, change })),
    forget: () => {
      opened?.discard();
      unsaved.forget();
    },
    send: async (story: Body<"createStory">): Promise<void> => {
      opened?.flush();
      const { data } = await create(story);
      if (data === undefined) return;
      unsaved.forget();
      moveSuggestions(unsaved.place, placeOf(data.id));
      await navigate(next);
    },
  };
}
