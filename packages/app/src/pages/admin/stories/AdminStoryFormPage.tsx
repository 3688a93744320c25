import { storiesApi } from "@katha/api";
import { useUnsavedStory } from "@katha/authoring";
import { useMessages } from "@katha/ui";
import { adminMessages, AdminStoryFormScreen } from "@katha/ui/screens";
import { useParams } from "../../../routes/router.ts";
import { useFresh } from "../../../story-editor/saving/useFresh.ts";
import { useOwnPlace } from "../../../sign-in/useOwnPlace.ts";
import "../../../store/inject-authoring.ts";
import { AdminFrame } from "../AdminFrame.tsx";
import { useExplain } from "../useExplain.ts";
import { ChangedStory } from "./ChangedStory.tsx";
import { NewStory } from "./NewStory.tsx";

export function AdminStoryFormPage() {
  const { storyId } = useParams();
  const t = useMessages(adminMessages);
  const isNew = storyId === undefined;
  return (
    <AdminFrame place="stories" title={t(isNew ? "form.createTitle" : "form.editTitle")}>
      {isNew ? <New /> : <Changed key={storyId} id={storyId} />}
    </AdminFrame>
  );
}

const placeFor = (story: string) => `admin-${story}`;

function New() {
  const place = useOwnPlace();
  const unsaved = useUnsavedStory(place?.(placeFor("new")));
  if (place === undefined || unsaved === undefined) return <NotHere failure={null} />;
  return <NewStory unsaved={unsaved} placeOf={(story) => place(placeFor(story))} />;
}

function Changed({ id }: { id: string }) {
  const asTitle = useExplain("error.unreachable");
  const place = useOwnPlace();
  const unsaved = useUnsavedStory(place?.(placeFor(id)));
  const read = storiesApi.useGetStoryQuery(id, { refetchOnMountOrArgChange: true });
  const story = useFresh(read);
  if (story && unsaved) return <ChangedStory story={story} unsaved={unsaved} />;

  const failure = read.isError && !story ? asTitle(read.error) : null;
  return <NotHere failure={failure} onRetry={() => void read.refetch()} />;
}

interface NotHereProps {
  failure: string | null;
  onRetry?: () => void;
}

const nothing = () => {};

/** Shown while the story is loading, or if it could not be loaded. */
function NotHere({ failure, onRetry = nothing }: NotHereProps) {
  return (
    <AdminStoryFormScreen
      result={failure === null ? { state: "loading" } : { state: "failed", message: failure }}
      onRetry={onRetry}
      options={{ state: "loading" }}
      onSubmit={nothing}
    />
  );
}
