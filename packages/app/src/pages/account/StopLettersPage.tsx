import { hasStatus, toApiError } from "@katha/api";
import { newsWaysApi } from "@katha/api/notifications";
import { useMessages } from "@katha/ui";
import { accountMessages, StopLettersScreen } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { useLocation } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";

/** Opened by the link in a letter with news, by its reader or by a program. */
export function StopLettersPage() {
  const t = useMessages(accountMessages);
  const failureText = useFailure();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get("token") ?? "";
  const [stop, { isLoading, isSuccess, error }] = newsWaysApi.useStopLettersMutation();
  const isBroken = token === "" || (error && hasStatus(toApiError(error), 400));
  return (
    <Site title={t(isSuccess ? "stop.doneTitle" : "stop.title")}>
      <StopLettersScreen
        state={isSuccess ? "done" : isBroken ? "broken" : "open"}
        busy={isLoading}
        failure={error && failureText(error, t("stop.failed"))}
        onStop={() => void stop(token)}
      />
    </Site>
  );
}
