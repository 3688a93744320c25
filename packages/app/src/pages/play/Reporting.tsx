import { gameApi } from "@katha/api/game";
import { ReportDialog, passagesWords, useLanguage, useWords } from "@katha/ui";
import { failureOf } from "../../mapping/answered.ts";

interface ReportingProps {
  session: string;
  part: string;
  onClose: () => void;
}

/** Hands one passage to the editors. */
export function Reporting({ session, part, onClose }: ReportingProps) {
  const { say: sayAnywhere } = useLanguage();
  const say = useWords(passagesWords);
  const [report, { isLoading, isSuccess, error }] = gameApi.useReportTurnMutation();
  return (
    <ReportDialog
      open
      onClose={onClose}
      onSend={(words) => void report({ session, turn: part, ...words })}
      busy={isLoading}
      sent={isSuccess}
      failure={error && failureOf(error, sayAnywhere("error.noLine"), say("report.failed"))}
    />
  );
}
