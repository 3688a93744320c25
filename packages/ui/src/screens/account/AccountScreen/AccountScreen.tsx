import type { ReactNode } from "react";
import { DeleteAccount } from "../../../parts/account/DeleteAccount/DeleteAccount.tsx";
import type { DeleteAccountProps } from "../../../parts/account/DeleteAccount/DeleteAccount.tsx";
import { SignInList } from "../../../parts/account/SignInList/SignInList.tsx";
import type { SignInListProps } from "../../../parts/account/SignInList/SignInList.tsx";
import { StorageUse } from "../../../parts/account/StorageUse/StorageUse.tsx";
import type { StorageUseProps } from "../../../parts/account/StorageUse/StorageUse.tsx";
import { VerifyHint } from "../../../parts/account/VerifyHint/VerifyHint.tsx";
import { TwoStepSection } from "../../../parts/account/two-step/TwoStepSection/TwoStepSection.tsx";
import type { TwoStepSectionProps } from "../../../parts/account/two-step/TwoStepSection/TwoStepSection.tsx";
import { EditorPage } from "../../../parts/author/EditorPage/EditorPage.tsx";
import { FormSection } from "../../../parts/author/fields/FormSection/FormSection.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { BackIcon, DownloadIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Skeleton } from "../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../messages/players/two-step.ts";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { NameForm, NewEmailForm, PasswordForm } from "./AccountForms.tsx";
import type { Change, EmailField, PasswordField } from "./AccountForms.tsx";
import { fact } from "./styles.ts";

export interface AccountFacts {
  username: string;
  displayName: string;
  email: string;
  isVerified: boolean;
}

export type AccountResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; account: AccountFacts };

interface SettingsProps {
  /** Sends another verification email. */
  onResend?: (() => void) | undefined;
  /**
   * The state of that request.
   * @default {}
   */
  resend?: Change | undefined;
  /** Called with the new display name, trimmed. */
  onName: (displayName: string) => void;
  /**
   * The state of the change of name.
   * @default {}
   */
  name?: Change | undefined;
  /** Called with the new address and the password. */
  onEmail?: ((entry: Record<EmailField, string>) => void) | undefined;
  /**
   * The state of the change of address.
   * @default {}
   */
  email?: Change<EmailField> | undefined;
  /** Called with the current password and the new one. */
  onPassword?: ((entry: Record<PasswordField, string>) => void) | undefined;
  /**
   * The state of the change of password.
   * @default {}
   */
  password?: Change<PasswordField> | undefined;
  /** The second step of signing in; absent while it loads. */
  twoStep?: TwoStepSectionProps | undefined;
  /** Why the second step could not be loaded. */
  twoStepFailure?: string | undefined;
  /** The sessions of the account; absent while they load. */
  signIns?: SignInListProps["signIns"] | undefined;
  /** Called with the id of the session to sign out. */
  onEndSignIn: SignInListProps["onEnd"];
  /** Signs out everywhere. */
  onEndAllSignIns: SignInListProps["onEndAll"];
  /** Ids of the sessions that are being signed out; `all` for all of them. */
  ending?: SignInListProps["working"];
  /** Why the sessions could not be loaded or ended. */
  signInsFailure?: string | undefined;
  /** What is stored; absent while it loads. */
  storage?: StorageUseProps["storage"] | undefined;
  /** Actions of the storage section; without them it is not shown. */
  storageActs?: Omit<StorageUseProps, "storage"> | undefined;
  /** Downloads all of the account's data. */
  onDownload: () => void;
  /**
   * The state of the download.
   * @default {}
   */
  download?: Change | undefined;
  /** Called with the password and what should happen to the stories. */
  onDelete: DeleteAccountProps["onDelete"];
  /**
   * Deleting the account asks for its password.
   * @default true
   */
  deletionAsksPassword?: boolean;
  /**
   * The state of the deletion.
   * @default {}
   */
  deletion?: Change | undefined;
  /** Where the page was opened from. */
  links: { back: string };
  /** More sections, added by the page. */
  children?: ReactNode;
}

/** A section without its callback is not shown. */
export interface AccountScreenProps
  extends ElementProps<"div", keyof SettingsProps>, SettingsProps {
  /** The account, or why it is not available. */
  result: AccountResult;
  /** Loads it again; without it no button is shown. */
  onRetry?: () => void;
}

/** The settings of an account, a section for each. */
export function AccountScreen(props: AccountScreenProps) {
  const {
    result,
    onRetry,
    onResend,
    resend = {},
    onName,
    name = {},
    onEmail,
    email = {},
    onPassword,
    password = {},
    twoStep,
    twoStepFailure,
    signIns,
    onEndSignIn,
    onEndAllSignIns,
    ending,
    signInsFailure,
    storage,
    storageActs,
    onDownload,
    download = {},
    onDelete,
    deletionAsksPassword = true,
    deletion = {},
    links,
    children,
    ...root
  } = props;
  const t = useMessages(settingsMessages);
  const tTwoStep = useMessages(twoStepMessages);
  if (result.state === "failed") {
    return (
      <ErrorState {...root} heading="h1" message={result.message} {...(onRetry && { onRetry })} />
    );
  }
  if (result.state !== "ready") {
    return <LoadingState {...root}>{t("settings.loading")}</LoadingState>;
  }
  const { account } = result;
  return (
    <EditorPage
      {...root}
      title={t("settings.title")}
      description={t("settings.note")}
      back={
        <ButtonLink variant="ghost" size="small" icon={BackIcon} flipRtl href={links.back}>
          {t("settings.back")}
        </ButtonLink>
      }
    >
      {!account.isVerified && onResend && (
        <VerifyHint
          email={account.email}
          onResend={onResend}
          busy={resend.busy ?? false}
          sent={resend.done ?? false}
          failure={resend.failure}
        />
      )}
      <FormSection title={t("profile.title")}>
        <p css={fact}>
          <span>{t("profile.username")}</span>
          <bdi>{account.username}</bdi>
        </p>
        <NameForm displayName={account.displayName} change={name} onSave={onName} />
      </FormSection>
      <FormSection title={t("email.title")}>
        <p css={fact}>
          <bdi>{account.email}</bdi>
          <Badge tone={account.isVerified ? "success" : "warning"}>
            {t(account.isVerified ? "email.verified" : "email.unverified")}
          </Badge>
        </p>
        {onEmail && <NewEmailForm change={email} onSave={onEmail} />}
      </FormSection>
      {onPassword && (
        <FormSection title={t("password.title")}>
          <PasswordForm change={password} onSave={onPassword} />
        </FormSection>
      )}
      <FormSection title={tTwoStep("section.title")} note={tTwoStep("section.note")}>
        {twoStep && <TwoStepSection {...twoStep} />}
        {twoStepFailure !== undefined && <Callout tone="danger">{twoStepFailure}</Callout>}
        {twoStep === undefined && twoStepFailure === undefined && <Skeleton width="60%" />}
      </FormSection>
      <FormSection title={t("devices.title")}>
        {signInsFailure !== undefined && <Callout tone="danger">{signInsFailure}</Callout>}
        {signIns && (
          <SignInList
            signIns={signIns}
            onEnd={onEndSignIn}
            onEndAll={onEndAllSignIns}
            working={ending}
          />
        )}
        {signIns === undefined && signInsFailure === undefined && <Skeleton width="60%" />}
      </FormSection>
      {children}
      {storageActs && (
        <FormSection title={t("room.title")} note={t("room.note")}>
          {storage ? (
            <StorageUse storage={storage} {...storageActs} />
          ) : storageActs.failure === undefined ? (
            <Skeleton width="60%" />
          ) : (
            <Callout tone="danger">{storageActs.failure}</Callout>
          )}
        </FormSection>
      )}
      <FormSection title={t("data.title")} note={t("data.note")}>
        {download.failure !== undefined && <Callout tone="danger">{download.failure}</Callout>}
        <span>
          <Button icon={DownloadIcon} loading={download.busy ?? false} onClick={onDownload}>
            {t(download.busy === true ? "data.busy" : "data.download")}
          </Button>
        </span>
      </FormSection>
      <FormSection title={t("leave.title")} note={t("leave.note")}>
        <DeleteAccount
          onDelete={onDelete}
          asksPassword={deletionAsksPassword}
          busy={deletion.busy ?? false}
          failure={deletion.failure}
        />
      </FormSection>
    </EditorPage>
  );
}
