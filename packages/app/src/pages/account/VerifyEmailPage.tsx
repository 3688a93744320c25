import { authApi } from "@katha/api/auth";
import { accountMessages, useMessages, VerifyEmailScreen } from "@katha/ui";
import { useEffect } from "react";
import { answeredFields } from "../../errors/answered.ts";
import { useTranslateError } from "../../errors/translate-error.ts";
import { useFailure } from "../../errors/useFailure.ts";
import { useLocation } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { markVerified } from "../../session/session-thunks.ts";
import { useAppDispatch } from "../../store/hooks.ts";
import { paths } from "../../routes/paths.ts";

export function VerifyEmailPage() {
  const tellFailure = useFailure();
  const translateError = useTranslateError();
  const t = useMessages(accountMessages);
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get("token");
  const [verify, verified] = authApi.useVerifyEmailMutation({ fixedCacheKey: token ?? "none" });
  const [resend, sending] = authApi.useResendVerificationMutation();
  const { isUninitialized } = verified;

  useEffect(() => {
    if (!token || !isUninitialized) return;
    async function prove(proof: string) {
      const { error } = await verify(proof);
      if (!error) dispatch(markVerified());
    }
    void prove(token);
  }, [token, isUninitialized, verify, dispatch]);

  const state = stateOf(token, verified);
  useTitle(t(titles[state]));
  const fields = answeredFields(translateError(sending.error), { email: "email" });
  return (
    <Site>
      <VerifyEmailScreen
        state={state}
        reason={verified.error && (translateError(verified.error).detail ?? undefined)}
        busy={sending.isLoading}
        sent={sending.isSuccess}
        fault={fields?.email}
        failure={
          sending.error && !fields
            ? tellFailure(sending.error, t("verify.resendFailed"))
            : undefined
        }
        links={{ login: paths.login }}
        onResend={(email) => void resend(email)}
      />
    </Site>
  );
}

const titles = {
  pending: "verify.title",
  success: "verify.success",
  error: "verify.error",
  manual: "verify.title",
} as const;

function stateOf(token: string | null, read: { isSuccess: boolean; isError: boolean }) {
  if (!token) return "manual";
  if (read.isSuccess) return "success";
  return read.isError ? "error" : "pending";
}
