import { hasStatus, toApiError } from "@katha/api";
import { authApi } from "@katha/api/auth";
import { accountMessages, ResetPasswordScreen, useMessages } from "@katha/ui";
import { answeredFields } from "../../errors/answered.ts";
import { useTranslateError } from "../../errors/translate-error.ts";
import { useFailure } from "../../errors/useFailure.ts";
import { useLocation } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { paths } from "../../routes/paths.ts";

const fields = { password: "password", confirm_password: "confirmPassword" } as const;

export function ResetPasswordPage() {
  const tellFailure = useFailure();
  const translateError = useTranslateError();
  const t = useMessages(accountMessages);
  const { search } = useLocation();
  const token = new URLSearchParams(search).get("token") ?? "";
  const [reset, { isLoading, isSuccess, error }] = authApi.useResetPasswordMutation();
  useTitle(t(isSuccess ? "reset.doneTitle" : "reset.title"));

  const isBroken = token === "" || (error && hasStatus(toApiError(error), 400));
  const answered = answeredFields(translateError(error), fields);
  return (
    <Site>
      <ResetPasswordScreen
        state={isSuccess ? "done" : isBroken ? "broken" : "open"}
        busy={isLoading}
        answered={answered}
        failure={error && !answered ? tellFailure(error, t("forgot.failed")) : undefined}
        links={{ login: paths.login, forgotPassword: paths.forgotPassword }}
        onSubmit={({ password, confirmPassword }) =>
          void reset({ token, password, confirm_password: confirmPassword })
        }
      />
    </Site>
  );
}
