import { authApi } from "@katha/api/auth";
import { federatedApi } from "@katha/api/federated";
import { useMessages } from "@katha/ui";
import { accountMessages, LoginScreen, noticeMessages, RegisterScreen } from "@katha/ui/screens";
import { useState } from "react";
import { useTranslateError } from "../../errors/translate-error.ts";
import { useFormFailure } from "../../errors/useFormFailure.ts";
import { useLocation } from "../../routes/router.ts";
import { useSecondStep } from "../../second-factor/useSecondStep.ts";
import { Site } from "../../shell/Site.tsx";
import { useSignIn } from "../../sign-in/useSignIn.ts";
import { useOtherWays } from "./useOtherWays.tsx";

const fields = ["username", "email", "displayName", "password", "confirmPassword"] as const;

const refusals = {
  open: undefined,
  closed: "register.closed",
  invitation: "register.byInvitation",
  domains: "register.byDomain",
} as const;

export function RegisterPage() {
  const t = useMessages(accountMessages);
  const tNotice = useMessages(noticeMessages);
  const translateError = useTranslateError();
  const { search } = useLocation();
  const invitation = new URLSearchParams(search).get("invitation") ?? undefined;
  const invited = federatedApi.useOpenInvitationQuery(invitation ?? "", {
    skip: invitation === undefined,
  });
  const [register, { isLoading, error }] = authApi.useRegisterMutation();
  const enter = useSignIn();
  const { begin, secondStep } = useSecondStep(finish);
  const [ownFailure, setOwnFailure] = useState<string>();
  const { offered, ways, google, passwords } = useOtherWays({
    invitation,
    onEntered: finish,
    onFailed: setOwnFailure,
    otherwise: t("register.failed"),
  });

  const { answered, failure } = useFormFailure(error, fields, t("register.failed"));

  function finish(answer: unknown): void {
    if (begin(answer)) return;
    setOwnFailure(enter(answer) ? undefined : tNotice("answer.invalid"));
  }

  function refusal(): string | undefined {
    const rule = offered?.registration ?? "open";
    if (rule === "open") return undefined;
    if (rule !== "closed" && invitation !== undefined)
      return invited.error ? (translateError(invited.error).detail ?? undefined) : undefined;
    // With some domains, a provider may know the address.
    if (rule === "domains" && (ways.length > 0 || google)) return undefined;
    const key = refusals[rule];
    return key && t(key);
  }

  // Whoever has an account already is signed in to it by Google's button, too.
  if (secondStep !== undefined)
    return (
      <Site title={t("login.title")}>
        <LoginScreen secondStep={secondStep} onSubmit={() => {}} />
      </Site>
    );

  return (
    <Site title={t("register.title")}>
      <RegisterScreen
        busy={isLoading}
        failure={ownFailure ?? failure}
        answered={answered}
        ways={ways}
        passwords={passwords && (offered?.registration !== "domains" || invitation !== undefined)}
        invitedEmail={invited.data?.email ?? undefined}
        refusal={refusal()}
        google={google}
        onSubmit={async (entry) => {
          setOwnFailure(undefined);
          const { data } = await register({
            ...entry,
            displayName: entry.displayName || null,
            ...(invitation !== undefined && { invitation }),
          });
          if (data) finish(data);
        }}
      />
    </Site>
  );
}
