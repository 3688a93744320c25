import { authApi } from "@katha/api/auth";
import { ForgotPasswordScreen, accountWords, useWords } from "@katha/ui";
import { answeredFields } from "../../mapping/answered.ts";
import { useFailure } from "../../mapping/useFailure.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";

export function ForgotPasswordPage() {
  const tellFailure = useFailure();
  const say = useWords(accountWords);
  const [ask, { isLoading, isSuccess, error }] = authApi.useForgotPasswordMutation();
  useTitle(say(isSuccess ? "forgot.sentTitle" : "forgot.title"));
  const answered = answeredFields(error, { email: "email" });
  return (
    <Site>
      <ForgotPasswordScreen
        busy={isLoading}
        sent={isSuccess}
        fault={answered?.email}
        failure={error && !answered ? tellFailure(error, say("forgot.failed")) : undefined}
        links={{ login: "/login" }}
        onSubmit={(email) => void ask(email)}
      />
    </Site>
  );
}
