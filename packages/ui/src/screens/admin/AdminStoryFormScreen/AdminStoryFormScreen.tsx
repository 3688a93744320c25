import { blankEntry } from "../../../parts/author/story-form/story-entry.ts";
import type { StoryEntry } from "@katha/storygraph";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { AdminStoryForm } from "./AdminStoryForm.tsx";
import type { AdminStoryFormProps } from "./AdminStoryForm.tsx";

export type AdminStoryResult =
  | { state: "new" }
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; story: StoryEntry };

/** Other props are passed to the frame of the form. */
export interface AdminStoryFormScreenProps
  extends AdminStoryFormProps, ElementProps<"div", "title" | "onSubmit"> {
  /** The story, a new one, or why it is not available. */
  result: AdminStoryResult;
  /** Loads the story again after a failure. */
  onRetry?: (() => void) | undefined;
}

/** A story's form for administrators, with fields that authors do not have. */
export function AdminStoryFormScreen({ result, onRetry, ...form }: AdminStoryFormScreenProps) {
  const t = useMessages(adminMessages);
  if (result.state === "failed")
    return <ErrorState heading="h1" message={result.message} {...(onRetry && { onRetry })} />;
  if (result.state === "new") return <AdminStoryForm isNew story={blankEntry} {...form} />;
  if (result.state !== "ready") return <LoadingState>{t("form.loading")}</LoadingState>;
  return <AdminStoryForm isNew={false} story={result.story} {...form} />;
}
