import { hasStatus, markAdmin, takeRememberedPath } from "@katha/api";
import { authApi } from "@katha/api/auth";
import { useMessages } from "@katha/ui";
import { AdminLoginScreen, adminMessages } from "@katha/ui/screens";
import { useEffect, useState } from "react";
import { useTranslateError } from "../../errors/translate-error.ts";
import { useSecondStep } from "../../second-factor/useSecondStep.ts";
import { useLocation, useNavigate } from "../../routes/router.ts";
import { useTitle } from "../../shell/useTitle.ts";
import { hasSignInEnded } from "../../sign-in/sign-in-paths.ts";
import { useViewer } from "../../sign-in/useViewer.ts";
import { keepAnswer } from "../../sign-in/useSignIn.ts";
import { useAppDispatch } from "../../store/hooks.ts";
import { paths } from "../../routes/paths.ts";

export function AdminLoginPage() {
  const t = useMessages(adminMessages);
  const translateError = useTranslateError();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [login, { isLoading, error }] = authApi.useLoginMutation();
  const [isStrange, setStrange] = useState(false);
  const { begin, secondStep } = useSecondStep((answer) => void enter(answer));
  useTitle(t("login.title"));
  const { user } = useViewer();
  const { data: ways } = authApi.useSignInWaysQuery();
  useEffect(() => {
    if (ways?.passwords === false) void navigate(paths.login, { replace: true });
  }, [ways?.passwords, navigate]);
  const [wasSignedIn] = useState(user?.role === "admin");
  useEffect(() => {
    if (wasSignedIn) void navigate(paths.adminStories, { replace: true });
  }, [wasSignedIn, navigate]);

  async function signIn(emailOrUsername: string, password: string): Promise<void> {
    const { data } = await login({ emailOrUsername, password, rememberMe: false });
    if (data !== undefined && !begin(data)) await enter(data);
  }

  async function enter(answer: unknown): Promise<void> {
    const isKept = dispatch(keepAnswer(answer));
    setStrange(!isKept);
    if (!isKept) return;
    dispatch(markAdmin());
    const path = dispatch(takeRememberedPath());
    await navigate(path?.startsWith(`${paths.adminLogin}/`) ? path : paths.adminStories, {
      replace: true,
    });
  }

  return (
    <AdminLoginScreen
      busy={isLoading}
      notice={notice()}
      failure={failure()}
      secondStep={secondStep}
      onSubmit={(entry) => void signIn(entry.emailOrUsername, entry.password)}
    />
  );

  function notice(): string | undefined {
    if (hasSignInEnded(state)) return t("login.ended");
    if (user === null || user.role === "admin") return undefined;
    return t("login.signedInAs", { name: user.displayName || user.username });
  }

  function failure(): string | undefined {
    if (isStrange) return t("login.malformed");
    if (error === undefined) return undefined;
    const apiError = translateError(error);
    if (hasStatus(apiError, 422)) return t("login.invalidInput");
    if (hasStatus(apiError, 401)) return t("login.invalidCredentials");
    return (apiError.kind === "http" ? apiError.detail : null) ?? t("login.failed");
  }
}
