import { hasStatus, toApiError } from "@katha/api";
import { authApi } from "@katha/api/auth";
import { useMessages } from "@katha/ui";
import { accountMessages, ConfirmBrowserScreen } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { useLocation } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";

/** Opened by an emailed link while strangers are guessing the owner's password. */
export function ConfirmBrowserPage() {
  const t = useMessages(accountMessages);
  const failureText = useFailure();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get("token") ?? "";
  const [confirm, { isLoading, isSuccess, error }] = authApi.useConfirmBrowserMutation();
  const isBroken = token === "" || (error && hasStatus(toApiError(error), 400));
  return (
    <Site title={t(isSuccess ? "confirm.doneTitle" : "confirm.title")}>
      <ConfirmBrowserScreen
        state={isSuccess ? "done" : isBroken ? "broken" : "open"}
        busy={isLoading}
        failure={error && failureText(error, t("confirm.failed"))}
        onConfirm={() => void confirm(token)}
      />
    </Site>
  );
}
