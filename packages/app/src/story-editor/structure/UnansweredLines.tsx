import { authoringApi } from "@katha/api/authoring";
import { UnansweredPanel } from "@katha/ui";
import type { ComponentProps } from "react";

type UnansweredLinesProps = ComponentProps<typeof UnansweredPanel> & { story: string };

/** Read again when it is opened: the draft that saves itself may answer some of them by now. */
export function UnansweredLines({ story, ...panel }: UnansweredLinesProps) {
  const afresh = { refetchOnMountOrArgChange: true };
  authoringApi.endpoints.listUnanswered.useQuerySubscription(story, afresh);
  return <UnansweredPanel {...panel} />;
}
