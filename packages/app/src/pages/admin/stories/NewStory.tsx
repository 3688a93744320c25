import type { UnsavedStory } from "@katha/authoring";
import { blankEntry } from "@katha/ui/author";
import { AdminStoryFormScreen } from "@katha/ui/screens";
import { useState } from "react";
import { paths } from "../../../routes/paths.ts";
import { useNewStory } from "../../../story-editor/saving/useNewStory.ts";
import { useStoryOptions } from "../../../story-editor/useStoryOptions.ts";
import { useUpload } from "../../../story-editor/useUpload.ts";
import { useFormAnswers } from "./useFormAnswers.ts";

interface NewStoryProps {
  unsaved: UnsavedStory;
  placeOf: (story: string) => string;
}

export function NewStory({ unsaved, placeOf }: NewStoryProps) {
  const onUpload = useUpload();
  const { options, onRetryOptions } = useStoryOptions();
  const story = useNewStory({ unsaved, placeOf, next: paths.adminStories });
  const [isKept, setKept] = useState(story.kept !== undefined);
  const answers = useFormAnswers(story.error, story.answers, true);

  function startAfresh(): void {
    story.change(blankEntry);
    story.forget();
    setKept(false);
  }

  return (
    <AdminStoryFormScreen
      result={{ state: story.isOpen ? "new" : "loading" }}
      options={options}
      onRetryOptions={onRetryOptions}
      entry={story.isOpen ? story.entry : undefined}
      onEntryChange={story.change}
      onUpload={onUpload}
      help={story.help}
      structureEditor={story.structureEditor}
      onSubmit={(written) => void story.send(written)}
      onForgetKept={isKept && story.isOpen ? startAfresh : undefined}
      busy={story.isBusy}
      {...answers}
    />
  );
}
