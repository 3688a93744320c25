import { accountApi } from "@katha/api/account";
import { authApi } from "@katha/api/auth";
import { AccountScreen, commonMessages, settingsMessages, useMessages } from "@katha/ui";
import { useMemo, useState } from "react";
import { toAccount, toSignIn } from "./account.ts";
import { answeredFields } from "../../errors/answered.ts";
import { useTranslateError } from "../../errors/translate-error.ts";
import { useFailure } from "../../errors/useFailure.ts";
import { useNavigate } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { clearSession, updateUser } from "../../session/session-thunks.ts";
import { useAppDispatch } from "../../store/hooks.ts";
import { saveFile } from "../../shell/save-file.ts";
import { paths } from "../../routes/paths.ts";

const emailFields = { email: "email", current_password: "currentPassword" } as const;
const passwordFields = {
  current_password: "currentPassword",
  password: "password",
  confirm_password: "confirmPassword",
} as const;

interface Asked {
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  readonly error?: unknown;
}

export function SettingsPage() {
  const t = useMessages(settingsMessages);
  const explain = useExplain();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const me = accountApi.useMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const signIns = accountApi.useListSignInsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [resend, resending] = authApi.useResendVerificationMutation();
  const [rename, renaming] = accountApi.useUpdateMeMutation();
  const [changeEmail, email] = accountApi.useChangeEmailMutation();
  const [changePassword, password] = accountApi.useChangePasswordMutation();
  const [endSignIn] = accountApi.useEndSignInMutation();
  const [endAll] = accountApi.useEndAllSignInsMutation();
  const [gather, gathering] = accountApi.useExportAccountMutation();
  const [remove, removing] = accountApi.useDeleteAccountMutation();
  const [ending, setEnding] = useState<readonly string[]>([]);
  const [endFailure, setEndFailure] = useState<string>();
  useTitle(t("settings.title"));

  async function end(id: string, asked: Promise<{ error?: unknown }>): Promise<boolean> {
    setEndFailure(undefined);
    setEnding((all) => [...all, id]);
    const { error } = await asked;
    setEnding((all) => all.filter((each) => each !== id));
    if (error !== undefined) setEndFailure(explain(error));
    return error === undefined;
  }

  async function leave(to: string): Promise<void> {
    await navigate(to);
    dispatch(clearSession());
  }

  return (
    <Site>
      <AccountScreen
        arrival={
          me.data
            ? { state: "here", account: toAccount(me.data) }
            : me.isError
              ? { state: "failed", message: explain(me.error) }
              : { state: "loading" }
        }
        onRetry={() => void me.refetch()}
        onResend={() => void resend(me.data?.email ?? "")}
        resend={changeOf(resending, explain)}
        onName={async (displayName) => {
          const { data } = await rename({ display_name: displayName });
          if (data !== undefined) dispatch(updateUser(data));
        }}
        name={changeOf(renaming, explain)}
        onEmail={(entry) =>
          void changeEmail({ email: entry.email, current_password: entry.currentPassword })
        }
        email={useFormChange(email, emailFields)}
        onPassword={(entry) =>
          void changePassword({
            current_password: entry.currentPassword,
            password: entry.password,
            confirm_password: entry.confirmPassword,
          })
        }
        password={useFormChange(password, passwordFields)}
        signIns={signIns.data?.map(toSignIn)}
        signInsFailure={endFailure ?? (signIns.isError ? explain(signIns.error) : undefined)}
        ending={ending}
        onEndSignIn={(id) => void end(id, endSignIn(id))}
        onEndAllSignIns={async () => {
          if (await end("all", endAll())) await leave(paths.login);
        }}
        onDownload={async () => {
          const { data } = await gather();
          if (data !== undefined) saveFile(`katha-${data.user.username}.json`, data);
        }}
        download={changeOf(gathering, explain)}
        onDelete={async ({ password: proof, stories }) => {
          const { error } = await remove({
            password: proof,
            published_stories: stories === "keep" ? "keep_stories" : "delete_stories",
          });
          if (error === undefined) await leave("/");
        }}
        deletion={changeOf(removing, explain)}
        links={{ back: paths.profile }}
      />
    </Site>
  );
}

function useExplain(): (error: unknown) => string {
  const t = useMessages(commonMessages);
  const tellFailure = useFailure();
  return (error) => tellFailure(error, t("error.title"));
}

function changeOf({ isLoading, isSuccess, error }: Asked, explain: (error: unknown) => string) {
  return {
    busy: isLoading,
    done: isSuccess,
    failure: error === undefined ? undefined : explain(error),
  };
}

/** A fault that belongs to a field is shown there; any other above the form. */
function useFormChange<Name extends string>(
  asked: Asked,
  names: Readonly<Record<string, Name>>,
): ReturnType<typeof changeOf> & { answered: ReturnType<typeof answeredFields<Name>> } {
  const explain = useExplain();
  const translateError = useTranslateError();
  const { error } = asked;
  // The same answer stays the same object: a new one would move the keyboard.
  const answered = useMemo(
    () => answeredFields(translateError(error), names),
    [translateError, error, names],
  );
  const change = changeOf(asked, explain);
  return { ...change, answered, failure: answered === undefined ? change.failure : undefined };
}
