import { authApi } from "@katha/api/auth";
import { useMessages } from "@katha/ui";
import { accountMessages, ForgotPasswordScreen } from "@katha/ui/screens";
import { useFormFailure } from "../../errors/useFormFailure.ts";
import { Site } from "../../shell/Site.tsx";

const fields = ["email"] as const;

export function ForgotPasswordPage() {
  const t = useMessages(accountMessages);
  const [ask, { isLoading, isSuccess, error }] = authApi.useForgotPasswordMutation();
  const { answered, failure } = useFormFailure(error, fields, t("forgot.failed"));
  return (
    <Site title={t(isSuccess ? "forgot.sentTitle" : "forgot.title")}>
      <ForgotPasswordScreen
        busy={isLoading}
        sent={isSuccess}
        fault={answered?.email}
        failure={failure}
        onSubmit={(email) => void ask(email)}
      />
    </Site>
  );
}
