import { hasStatus, toApiError } from "@katha/api";
import { authApi } from "@katha/api/auth";
import { useMessages } from "@katha/ui";
import { accountMessages, ResetPasswordScreen } from "@katha/ui/screens";
import { useFormFailure } from "../../errors/useFormFailure.ts";
import { useLocation } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";

const fields = ["password", "confirmPassword"] as const;

export function ResetPasswordPage() {
  const t = useMessages(accountMessages);
  const { search } = useLocation();
  const token = new URLSearchParams(search).get("token") ?? "";
  const [reset, { isLoading, isSuccess, error }] = authApi.useResetPasswordMutation();

  const isBroken = token === "" || (error && hasStatus(toApiError(error), 400));
  const { answered, failure } = useFormFailure(error, fields, t("forgot.failed"));
  return (
    <Site title={t(isSuccess ? "reset.doneTitle" : "reset.title")}>
      <ResetPasswordScreen
        state={isSuccess ? "done" : isBroken ? "broken" : "open"}
        busy={isLoading}
        answered={answered}
        failure={failure}
        onSubmit={(entry) => void reset({ token, ...entry })}
      />
    </Site>
  );
}
