import { authApi } from "@katha/api/auth";
import { useMessages } from "@katha/ui";
import { accountMessages, LoginScreen, noticeMessages } from "@katha/ui/screens";
import { useEffect, useState } from "react";
import { useFormFailure } from "../../errors/useFormFailure.ts";
import { useLocation, useNavigate } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import { Waiting } from "../../shell/Waiting.tsx";
import { signInByToken, toApiError } from "@katha/api";
import { useSecondStep } from "../../second-factor/useSecondStep.ts";
import { hasSignInEnded } from "../../sign-in/sign-in-paths.ts";
import { afterTokenLink } from "../../sign-in/token-link.ts";
import { useSignIn } from "../../sign-in/useSignIn.ts";
import { useAppDispatch } from "../../store/hooks.ts";
import { paths } from "../../routes/paths.ts";
import { useOtherWays } from "./useOtherWays.tsx";
import { useProvidersAnswer } from "./useProvidersAnswer.ts";

const fields = ["emailOrUsername", "password"] as const;

export function LoginPage() {
  const { search } = useLocation();
  const token = new URLSearchParams(search).get("token");
  return token ? <TokenLogin token={token} /> : <LoginForm />;
}

/** A link with a token signs in whoever is not signed in; the token is removed from the address. */
function TokenLogin({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    const hasSignedIn = dispatch(signInByToken(token));
    void navigate(paths.landing, { replace: true, state: afterTokenLink(hasSignedIn) });
  }, [dispatch, navigate, token]);
  return <Waiting />;
}

function LoginForm() {
  const { state } = useLocation();
  const t = useMessages(accountMessages);
  const tNotice = useMessages(noticeMessages);
  const [login, { isLoading, error }] = authApi.useLoginMutation();
  const enter = useSignIn();
  const [ownFailure, setOwnFailure] = useState<string>();
  const [askForLink, asked] = authApi.useAskForBrowserLinkMutation();
  const [identifier, setIdentifier] = useState("");
  const { begin, secondStep } = useSecondStep(finish);
  const isUnknownHere = error !== undefined && toApiError(error).code === "browser_unknown";

  const { answered, failure } = useFormFailure(error, fields, t("login.failed"));
  const { failure: linkFailure } = useFormFailure(asked.error, fields, t("login.linkFailed"));
  const other = { onEntered: finish, onFailed: setOwnFailure, otherwise: t("login.failed") };
  const { offered, ways, google, passwords } = useOtherWays(other);
  const isFinishing = useProvidersAnswer(other);
  if (isFinishing) return <Waiting />;

  function finish(answer: unknown): void {
    if (begin(answer)) return;
    if (!enter(answer)) setOwnFailure(tNotice("answer.invalid"));
  }

  return (
    <Site title={t("login.title")}>
      <LoginScreen
        busy={isLoading}
        notice={hasSignInEnded(state) ? t("login.ended") : undefined}
        failure={linkFailure ?? ownFailure ?? (asked.isSuccess ? undefined : failure)}
        browserLink={
          isUnknownHere
            ? {
                onAsk: () => void askForLink(identifier),
                busy: asked.isLoading,
                sent: asked.isSuccess,
              }
            : undefined
        }
        answered={answered}
        secondStep={secondStep}
        ways={ways}
        passwords={passwords}
        registers={passwords && offered?.registration !== "closed"}
        onSubmit={async (entry) => {
          setOwnFailure(undefined);
          setIdentifier(entry.emailOrUsername);
          asked.reset();
          const { data } = await login(entry);
          if (data) finish(data);
        }}
        google={google}
      />
    </Site>
  );
}
