import type { StoryDetail } from "@katha/api";
import {
  type AutosavedStory,
  entryChanged,
  type UnsavedStory,
  entryOf,
  useAuthoringDispatch,
  useAutosave,
} from "@katha/authoring";
import { AdminStoryFormScreen } from "@katha/ui/screens";
import { useEffect } from "react";
import { paths } from "../../../routes/paths.ts";
import { useNavigate } from "../../../routes/router.ts";
import { useSavingProps } from "../../../story-editor/saving/useSavingProps.ts";
import { useStoryAnswers } from "../../../story-editor/saving/useStoryAnswers.ts";
import { useStructureEditor } from "../../../story-editor/structure/useStructureEditor.tsx";
import { useWritingHelp } from "../../../story-editor/suggestions/useWritingHelp.tsx";
import { useStoryOptions } from "../../../story-editor/useStoryOptions.ts";
import { useUpload } from "../../../story-editor/useUpload.ts";
import { adminEntryRules } from "./admin-entry-rules.ts";
import { useFormAnswers } from "./useFormAnswers.ts";

interface ChangedStoryProps {
  story: StoryDetail;
  unsaved: UnsavedStory;
}

/** An existing story. It is saved in the same way as on the author's page, so that nobody's work is overwritten. */
export function ChangedStory({ story, unsaved }: ChangedStoryProps) {
  const opened = useAutosave(story.id, story, unsaved, adminEntryRules);
  return opened && <Open story={story} unsaved={unsaved} opened={opened} />;
}

interface OpenProps extends ChangedStoryProps {
  opened: AutosavedStory;
}

function Open({ story, unsaved, opened }: OpenProps) {
  const navigate = useNavigate();
  const dispatch = useAuthoringDispatch();
  const onUpload = useUpload();
  const { options, onRetryOptions } = useStoryOptions();
  const { autosave, editor, saving, startFromSaved } = opened;
  const help = useWritingHelp(opened.id, unsaved.place);
  const answers = useStoryAnswers(saving.error);
  const ofForm = useFormAnswers(saving.error, answers, false);
  const { refused } = answers;
  const structureEditor = useStructureEditor(opened.id, help.scenes, { refused });
  const { conflict, remoteChanges } = useSavingProps(opened, story.status, answers);
  const isSaved = saving.asked === "saved";
  useEffect(() => {
    if (isSaved) void navigate(paths.adminStories);
  }, [isSaved, navigate]);
  return (
    <AdminStoryFormScreen
      result={{ state: "ready", story: entryOf(story) }}
      options={options}
      onRetryOptions={onRetryOptions}
      entry={editor.entry}
      onEntryChange={(change) => dispatch(entryChanged({ id: opened.id, change }))}
      onUpload={onUpload}
      help={help.form}
      structureEditor={structureEditor}
      onSubmit={() => void autosave.save()}
      onForgetKept={saving.isFromLastTime ? startFromSaved : undefined}
      conflict={conflict}
      remoteChanges={remoteChanges}
      busy={saving.asked === "saving"}
      {...ofForm}
    />
  );
}
