import { authApi } from "@katha/api/auth";
import { ForgotPasswordScreen, accountWords, useLanguage, useWords } from "@katha/ui";
import { answeredFields, failureOf } from "../../mapping/answered.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";

export function ForgotPasswordPage() {
  const { say: sayAnywhere } = useLanguage();
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
        failure={
          error && !answered
            ? failureOf(error, sayAnywhere("error.noLine"), say("forgot.failed"))
            : undefined
        }
        links={{ login: "/login" }}
        onSubmit={(email) => void ask(email)}
      />
    </Site>
  );
}
