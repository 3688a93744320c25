import { authApi } from "@katha/api/auth";
import { accountMessages, noticeMessages, RegisterScreen, useMessages } from "@katha/ui";
import { useState } from "react";
import { useFormFailure } from "../../errors/useFormFailure.ts";
import { Site } from "../../shell/Site.tsx";
import { useSignIn } from "../../sign-in/useSignIn.ts";
import { paths } from "../../routes/paths.ts";

const fields = {
  username: "username",
  email: "email",
  display_name: "displayName",
  password: "password",
  confirm_password: "confirmPassword",
} as const;

export function RegisterPage() {
  const t = useMessages(accountMessages);
  const tNotice = useMessages(noticeMessages);
  const [register, { isLoading, error }] = authApi.useRegisterMutation();
  const enter = useSignIn();
  const [isStrange, setStrange] = useState(false);

  const { answered, failure } = useFormFailure(error, fields, t("register.failed"));
  return (
    <Site title={t("register.title")}>
      <RegisterScreen
        busy={isLoading}
        failure={isStrange ? tNotice("answer.invalid") : failure}
        answered={answered}
        links={{ login: paths.login }}
        onSubmit={async (entry) => {
          const { data } = await register({
            username: entry.username,
            email: entry.email,
            password: entry.password,
            confirm_password: entry.confirmPassword,
            display_name: entry.displayName || null,
          });
          setStrange(data !== undefined && !enter(data));
        }}
      />
    </Site>
  );
}
