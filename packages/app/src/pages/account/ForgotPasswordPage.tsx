import { authApi } from "@katha/api/auth";
import { accountMessages, ForgotPasswordScreen, useMessages } from "@katha/ui";
import { answeredFields } from "../../errors/answered.ts";
import { useTranslateError } from "../../errors/translate-error.ts";
import { useFailure } from "../../errors/useFailure.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { paths } from "../../routes/paths.ts";

export function ForgotPasswordPage() {
  const tellFailure = useFailure();
  const translateError = useTranslateError();
  const t = useMessages(accountMessages);
  const [ask, { isLoading, isSuccess, error }] = authApi.useForgotPasswordMutation();
  useTitle(t(isSuccess ? "forgot.sentTitle" : "forgot.title"));
  const answered = answeredFields(translateError(error), { email: "email" });
  return (
    <Site>
      <ForgotPasswordScreen
        busy={isLoading}
        sent={isSuccess}
        fault={answered?.email}
        failure={error && !answered ? tellFailure(error, t("forgot.failed")) : undefined}
        links={{ login: paths.login }}
        onSubmit={(email) => void ask(email)}
      />
    </Site>
  );
}
