import { authoringApi } from "@katha/api/authoring";
import { UnansweredPanel } from "@katha/ui/author";
import type { ComponentProps } from "react";

type UnansweredLinesProps = ComponentProps<typeof UnansweredPanel> & { story: string };

/** Refetches when opened: an autosaved draft may answer some of the lines by now. */
export function UnansweredLines({ story, ...panel }: UnansweredLinesProps) {
  const afresh = { refetchOnMountOrArgChange: true };
  authoringApi.endpoints.listUnanswered.useQuerySubscription(story, afresh);
  return <UnansweredPanel {...panel} />;
}
