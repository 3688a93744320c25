import type { User } from "@katha/api";
import { accountApi } from "@katha/api/account";
import { authApi } from "@katha/api/auth";
import { useMessages } from "@katha/ui";
import {
  DataSection,
  DeleteAccount,
  EmailSection,
  LineSharing,
  matureMessages,
  MatureSettings,
  NameSection,
  NewsByEmail,
  PasswordSection,
  settingsMessages,
  VerifyHint,
} from "@katha/ui/screens";
import { hideMature } from "../../../preferences/mature-filter.ts";
import { selectHidesMature } from "../../../preferences/preferences-slice.ts";
import { paths } from "../../../routes/paths.ts";
import { saveFile } from "../../../shell/save-file.ts";
import { useLeave } from "../../../sign-in/useSignOut.ts";
import { useAppDispatch, useAppSelector } from "../../../store/hooks.ts";
import { useRowActs } from "../../useRowActs.ts";
import { useChange, useExplain, useFormChange } from "./useChange.ts";
import { usePasswords } from "../../../sign-in/usePasswords.ts";

interface OfUser {
  user: User;
}

/** Has the email that verifies the address sent again. */
export function UnverifiedEmail({ email }: { email: string }) {
  const [resend, resending] = authApi.useResendVerificationMutation();
  const { busy, done, failure } = useChange(resending);
  return (
    <VerifyHint
      email={email}
      onResend={() => void resend(email)}
      busy={busy}
      sent={done}
      failure={failure}
    />
  );
}

export function OwnName({ user }: OfUser) {
  const [rename, renaming] = accountApi.useUpdateMeMutation();
  return (
    <NameSection
      user={user}
      onSave={(displayName) => void rename({ displayName })}
      change={useChange(renaming)}
    />
  );
}

const emailFields = ["email", "currentPassword"] as const;

export function OwnEmail({ user }: OfUser) {
  const hasPasswords = usePasswords();
  const [changeEmail, changing] = accountApi.useChangeEmailMutation();
  return (
    <EmailSection
      user={user}
      onSave={hasPasswords ? (entry) => void changeEmail(entry) : undefined}
      change={useFormChange(changing, emailFields)}
    />
  );
}

export const passwordFields = ["currentPassword", "password", "confirmPassword"] as const;

/** Another password, where passwords are on. */
export function OwnPassword() {
  const hasPasswords = usePasswords();
  const [changePassword, changing] = accountApi.useChangePasswordMutation();
  const change = useFormChange(changing, passwordFields);
  if (!hasPasswords) return null;
  return <PasswordSection onSave={(entry) => void changePassword(entry)} change={change} />;
}

/** Whether the account and this browser show mature stories. */
export function MatureStories({ user }: OfUser) {
  const t = useMessages(matureMessages);
  const [update, updating] = accountApi.useUpdateMeMutation();
  const { busy, failure } = useChange(updating, t("veil.failed"));
  const dispatch = useAppDispatch();
  return (
    <MatureSettings
      user={user}
      onShownChange={(showsMature) =>
        void update({ showsMature, ...(showsMature && { isOfAge: true as const }) })
      }
      filter={{
        hidden: useAppSelector(selectHidesMature),
        onHiddenChange: (isHidden) => dispatch(hideMature(isHidden)),
      }}
      busy={busy}
      failure={failure}
    />
  );
}

/** Whether, and how often, the user gets unread news by email. */
export function NewsLetter({ user }: OfUser) {
  const t = useMessages(settingsMessages);
  const [update, updating] = accountApi.useUpdateMeMutation();
  const { busy, failure } = useChange(updating, t("news.failed"));
  return (
    <NewsByEmail
      user={user}
      onRhythmChange={(newsByEmail) => void update({ newsByEmail })}
      busy={busy}
      failure={failure}
    />
  );
}

/** Whether authors may see the user's lines that their story could not answer. */
export function SharedLines({ user }: OfUser) {
  const t = useMessages(settingsMessages);
  const [update, updating] = accountApi.useUpdateMeMutation();
  const { busy, failure } = useChange(updating, t("lines.failed"));
  return (
    <LineSharing
      user={user}
      onSharedChange={(sharesUnanswered) => void update({ sharesUnanswered })}
      busy={busy}
      failure={failure}
    />
  );
}

/** The devices on which the user is signed in. */
export function useDevicesSection() {
  const explain = useExplain();
  const leave = useLeave();
  const read = accountApi.useListSignInsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endSignIn] = accountApi.useEndSignInMutation();
  const [endAll] = accountApi.useEndAllSignInsMutation();
  const ending = useRowActs();
  const error = ending.failed?.error ?? (read.isError ? read.error : undefined);
  return {
    signIns: read.data,
    failure: error === undefined ? undefined : explain(error),
    working: Object.keys(ending.working),
    onEnd: (id: string) => void ending.act(id, true, endSignIn(id)),
    onEndAll: async () => {
      const refusal = await ending.act("all", true, endAll());
      if (refusal === undefined) await leave(paths.login);
    },
  };
}

/** What the account stores, and what of it can be deleted. */
export function useStorageSection() {
  const explain = useExplain();
  const read = accountApi.useReadStorageQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deletePictures] = accountApi.useDeleteUnusedPicturesMutation();
  const [deletePlay] = accountApi.useDeleteSessionMutation();
  const deleting = useRowActs();
  const error = deleting.failed?.error ?? (read.isError ? read.error : undefined);
  return {
    storage: read.data,
    onDeletePictures: () => void deleting.act("pictures", true, deletePictures()),
    onDeletePlay: (id: string) => void deleting.act(id, true, deletePlay(id)),
    working: Object.keys(deleting.working),
    failure: error === undefined ? undefined : explain(error),
  };
}

/** Downloads the account's data. */
export function OwnData() {
  const [gather, gathering] = accountApi.useExportAccountMutation();
  const { busy, failure } = useChange(gathering);
  return (
    <DataSection
      onDownload={async () => {
        const { data } = await gather();
        if (data !== undefined) saveFile(`katha-${data.user.username}.json`, data);
      }}
      busy={busy}
      failure={failure}
    />
  );
}

/** Deletes the account. */
export function Leaving() {
  const leave = useLeave();
  const [remove, removing] = accountApi.useDeleteAccountMutation();
  const { busy, failure } = useChange(removing);
  return (
    <DeleteAccount
      onDelete={async (entry) => {
        const { error } = await remove(entry);
        if (error === undefined) await leave(paths.landing);
      }}
      asksPassword={usePasswords()}
      busy={busy}
      failure={failure}
    />
  );
}
