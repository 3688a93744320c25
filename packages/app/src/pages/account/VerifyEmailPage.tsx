import { authApi } from "@katha/api/auth";
import { useMessages } from "@katha/ui";
import { accountMessages, VerifyEmailScreen } from "@katha/ui/screens";
import { useEffect } from "react";
import { useTranslateError } from "../../errors/translate-error.ts";
import { useFormFailure } from "../../errors/useFormFailure.ts";
import { useLocation } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import { markVerified } from "@katha/api";
import { useAppDispatch } from "../../store/hooks.ts";
import { useViewer } from "../../sign-in/useViewer.ts";

const fields = ["email"] as const;

export function VerifyEmailPage() {
  const translateError = useTranslateError();
  const t = useMessages(accountMessages);
  const dispatch = useAppDispatch();
  const { isSignedIn } = useViewer();
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
  const { answered, failure } = useFormFailure(sending.error, fields, t("verify.resendFailed"));
  return (
    <Site title={t(titles[state])}>
      <VerifyEmailScreen
        state={state}
        reason={verified.error && (translateError(verified.error).detail ?? undefined)}
        busy={sending.isLoading}
        sent={sending.isSuccess}
        fault={answered?.email}
        failure={failure}
        signedIn={isSignedIn}
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
