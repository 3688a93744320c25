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

/** A section without its callback is not shown. */
export interface AccountScreenProps {
  result: AccountResult;
  onRetry?: () => void;
  onResend?: (() => void) | undefined;
  resend?: Change | undefined;
  onName: (displayName: string) => void;
  name?: Change | undefined;
  onEmail?: ((entry: Record<EmailField, string>) => void) | undefined;
  email?: Change<EmailField> | undefined;
  onPassword?: ((entry: Record<PasswordField, string>) => void) | undefined;
  /** For accounts without a password: sends an email to set one. */
  onPasswordEmail?: (() => void) | undefined;
  password?: Change<PasswordField> | undefined;
  /** Absent while it loads. */
  twoStep?: TwoStepSectionProps | undefined;
  twoStepFailure?: string | undefined;
  /** Absent while they load. */
  signIns?: SignInListProps["signIns"] | undefined;
  onEndSignIn: SignInListProps["onEnd"];
  onEndAllSignIns: SignInListProps["onEndAll"];
  ending?: SignInListProps["working"];
  signInsFailure?: string | undefined;
  /** Absent while it loads; without its callbacks the section is not shown. */
  storage?: StorageUseProps["storage"] | undefined;
  storageActs?: Omit<StorageUseProps, "storage"> | undefined;
  onDownload: () => void;
  download?: Change | undefined;
  onDelete: DeleteAccountProps["onDelete"];
  deletion?: Change | undefined;
  links: { back: string };
  /** Sections of the page's own. */
  children?: ReactNode;
}

export function AccountScreen({ result, onRetry, ...rest }: AccountScreenProps) {
  const t = useMessages(settingsMessages);
  if (result.state === "loading") return <LoadingState>{t("settings.loading")}</LoadingState>;
  if (result.state === "failed") {
    return <ErrorState heading="h1" message={result.message} {...(onRetry && { onRetry })} />;
  }
  return <Settings account={result.account} {...rest} />;
}

interface SettingsProps extends Omit<AccountScreenProps, "result" | "onRetry"> {
  account: AccountFacts;
}

function Settings(props: SettingsProps) {
  const { account, onResend, resend = {}, onName, name = {}, onEmail, email = {} } = props;
  const { onPassword, onPasswordEmail, password = {}, signIns, signInsFailure } = props;
  const { twoStep, twoStepFailure } = props;
  const { onDownload, download = {}, onDelete, deletion = {}, links } = props;
  const t = useMessages(settingsMessages);
  const tTwoStep = useMessages(twoStepMessages);
  return (
    <EditorPage
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
      {!onPassword && onPasswordEmail && (
        <FormSection
          title={t("password.title")}
          note={t("password.letterNote", { email: account.email })}
        >
          {password.failure !== undefined && <Callout tone="danger">{password.failure}</Callout>}
          {password.done === true && <Callout tone="success">{t("password.letterSent")}</Callout>}
          <span>
            <Button loading={password.busy ?? false} onClick={onPasswordEmail}>
              {t(password.busy === true ? "password.letterBusy" : "password.letter")}
            </Button>
          </span>
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
            onEnd={props.onEndSignIn}
            onEndAll={props.onEndAllSignIns}
            working={props.ending}
          />
        )}
        {signIns === undefined && signInsFailure === undefined && <Skeleton width="60%" />}
      </FormSection>
      {props.children}
      {props.storageActs && (
        <FormSection title={t("room.title")} note={t("room.note")}>
          {props.storage ? (
            <StorageUse storage={props.storage} {...props.storageActs} />
          ) : props.storageActs.failure === undefined ? (
            <Skeleton width="60%" />
          ) : (
            <Callout tone="danger">{props.storageActs.failure}</Callout>
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
          busy={deletion.busy ?? false}
          failure={deletion.failure}
        />
      </FormSection>
    </EditorPage>
  );
}
