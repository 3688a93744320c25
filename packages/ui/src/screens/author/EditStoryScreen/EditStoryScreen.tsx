import type { StoryEntry } from "@katha/storygraph";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../messages/authors/author.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { EditStoryForm } from "./EditStoryForm.tsx";
import type { EditStoryFormProps } from "./EditStoryForm.tsx";

export type EditResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; story: StoryEntry };

/** Other props are passed to the frame of the form. */
export interface EditStoryScreenProps extends EditStoryFormProps, ElementProps<"div", "title"> {
  /** The story, or why it is not available. */
  result: EditResult;
  /** Loads the story again after a failure. */
  onRetry?: (() => void) | undefined;
}

/** A story's form for its author, with its save status and changes from elsewhere. */
export function EditStoryScreen({ result, onRetry, ...form }: EditStoryScreenProps) {
  const t = useMessages(authorMessages);
  if (result.state === "failed")
    return <ErrorState heading="h1" message={result.message} {...(onRetry && { onRetry })} />;
  if (result.state !== "ready") return <LoadingState>{t("edit.loading")}</LoadingState>;
  return <EditStoryForm story={result.story} {...form} />;
}
