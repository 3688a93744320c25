import { gameApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { passagesMessages, ReportDialog } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";

interface ReportPartProps {
  session: string;
  part: string;
  onClose: () => void;
}

/** Reports one passage to the editors. */
export function ReportPart({ session, part, onClose }: ReportPartProps) {
  const failureText = useFailure();
  const t = useMessages(passagesMessages);
  const [report, { isLoading, isSuccess, error }] = gameApi.useReportTurnMutation();
  return (
    <ReportDialog
      open
      onOpenChange={onClose}
      onSend={(words) => void report({ session, turn: part, ...words })}
      busy={isLoading}
      sent={isSuccess}
      failure={error && failureText(error, t("report.failed"))}
    />
  );
}
