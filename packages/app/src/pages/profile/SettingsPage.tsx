import { accountApi } from "@katha/api/account";
import { authApi } from "@katha/api/auth";
import { AccountScreen, commonMessages, settingsMessages, useMessages } from "@katha/ui";
import { MatureStories } from "./MatureStories.tsx";
import { SharedLines } from "./SharedLines.tsx";
import { toAccount, toSignIn, toStorage } from "./account.ts";
import { useFailure, useFormFailure } from "../../errors/useFailure.ts";
import { resultOf } from "../result-of.ts";
import { useRowActs } from "../useRowActs.ts";
import { useTwoStep } from "../../second-factor/useTwoStep.tsx";
import { useNavigate } from "../../routes/router.ts";
import { Site } from "../../shell/Site.tsx";
import { clearSession, updateUser } from "@katha/api";
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
  const storage = accountApi.useReadStorageQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deletePictures] = accountApi.useDeleteUnusedPicturesMutation();
  const [deletePlay] = accountApi.useDeleteSessionMutation();
  const deleting = useRowActs();
  const storageError = deleting.failed?.error ?? (storage.isError ? storage.error : undefined);
  const twoStep = useTwoStep(me.data);
  const ending = useRowActs();
  const endError = ending.failed?.error ?? (signIns.isError ? signIns.error : undefined);

  async function leave(to: string): Promise<void> {
    await navigate(to);
    dispatch(clearSession());
  }

  return (
    <Site title={t("settings.title")}>
      <AccountScreen
        result={resultOf(
          me.data && { account: toAccount(me.data) },
          me.isError ? explain(me.error) : undefined,
        )}
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
        twoStep={twoStep.section}
        twoStepFailure={twoStep.failure}
        signIns={signIns.data?.map(toSignIn)}
        signInsFailure={endError === undefined ? undefined : explain(endError)}
        ending={Object.keys(ending.working)}
        onEndSignIn={(id) => void ending.act(id, true, endSignIn(id))}
        onEndAllSignIns={async () => {
          const error = await ending.act("all", true, endAll());
          if (error === undefined) await leave(paths.login);
        }}
        storage={storage.data && toStorage(storage.data)}
        storageActs={{
          onDeletePictures: () => void deleting.act("pictures", true, deletePictures()),
          onDeletePlay: (id) => void deleting.act(id, true, deletePlay(id)),
          working: Object.keys(deleting.working),
          failure: storageError === undefined ? undefined : explain(storageError),
          links: { myStories: paths.myStories },
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
      >
        {me.data && <MatureStories user={me.data} />}
        {me.data && <SharedLines user={me.data} />}
      </AccountScreen>
      {twoStep.dialog}
    </Site>
  );
}

function useExplain(): (error: unknown) => string {
  const t = useMessages(commonMessages);
  const failureText = useFailure();
  return (error) => failureText(error, t("error.title"));
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
  { isLoading, isSuccess, error }: Asked,
  names: Readonly<Record<string, Name>>,
) {
  const t = useMessages(commonMessages);
  return { busy: isLoading, done: isSuccess, ...useFormFailure(error, names, t("error.title")) };
}
