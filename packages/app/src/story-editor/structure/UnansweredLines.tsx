import { authoringApi } from "@katha/api/authoring";
import { useMessages } from "@katha/ui";
import { UnansweredPanel, type UnansweredResult } from "@katha/ui/author";
import { unansweredMessages } from "@katha/ui/screens";
import type { ComponentProps } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { resultOf } from "../../pages/result-of.ts";

/** Players' lines that a story could not answer; a story that was never saved has no players. */
export function useUnanswered(story: string | undefined) {
  const failureText = useFailure();
  const t = useMessages(unansweredMessages);
  const asked = authoringApi.useListUnansweredQuery(story ?? "", { skip: story === undefined });
  const [dismiss, dismissal] = authoringApi.useDismissUnansweredMutation();
  const { data } = asked;
  const failure = asked.isError ? failureText(asked.error, t("failed")) : undefined;
  return {
    open: data?.groups.filter(({ answered }) => !answered) ?? [],
    result: resultOf<UnansweredResult>(data, failure),
    failure: dismissal.isError ? failureText(dismissal.error, t("notDismissed")) : undefined,
    onRetry: () => void asked.refetch(),
    onDismiss: (group: string) => {
      if (story !== undefined) void dismiss({ id: story, group });
    },
  };
}

type UnansweredLinesProps = ComponentProps<typeof UnansweredPanel> & { story: string };

/** Refetches when opened: an autosaved draft may answer some of the lines by now. */
export function UnansweredLines({ story, ...panel }: UnansweredLinesProps) {
  const afresh = { refetchOnMountOrArgChange: true };
  authoringApi.endpoints.listUnanswered.useQuerySubscription(story, afresh);
  return <UnansweredPanel {...panel} />;
}
