import {
  CurrentPasswordField,
  DisplayNameField,
  EmailField,
} from "../../../parts/account/AccountFields.tsx";
import { NewPassword, newPasswordFields } from "../../../parts/account/NewPassword/NewPassword.tsx";
import { useEntry } from "../../../parts/account/useEntry.ts";
import type { ServerFaults } from "../../../parts/account/useEntry.ts";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import type { User } from "@katha/api/shapes";
import {
  TwoStepSection,
  type TwoStepSectionProps,
} from "../../../parts/account/two-step/TwoStepSection/TwoStepSection.tsx";
import { FormSection } from "../../../parts/author/fields/FormSection/FormSection.tsx";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { DownloadIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Skeleton } from "../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../messages/players/two-step.ts";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { fact, submit } from "./styles.ts";

/** The state of a change. */
export interface Change<Name extends string = string> {
  busy?: boolean | undefined;
  done?: boolean | undefined;
  failure?: string | undefined;
  answered?: ServerFaults<Name> | undefined;
}

const emailFields = ["email", "currentPassword"] as const;
type NewEmailField = (typeof emailFields)[number];

const passwordFields = ["currentPassword", ...newPasswordFields] as const;
type PasswordField = (typeof passwordFields)[number];

type SectionProps = ElementProps<"section", "title">;

/** Other props are passed to the section. */
export interface NameSectionProps extends SectionProps {
  /** Whose name it is. */
  user: Pick<User, "username" | "displayName">;
  /** Called with the new display name, trimmed. */
  onSave: (displayName: string) => void;
  /** The state of the change. */
  change: Change;
}

/** The account's names, of which one can be changed. */
export function NameSection({ user, onSave, change, ...root }: NameSectionProps) {
  const t = useMessages(settingsMessages);
  const { busy = false, done = false, failure } = change;
  return (
    <FormSection title={t("profile.title")} {...root}>
      <p css={fact}>
        <span>{t("profile.username")}</span>
        <bdi>{user.username}</bdi>
      </p>
      <Form
        aria-label={t("profile.title")}
        onSubmit={(sent) => onSave(textIn(sent, "displayName").trim())}
        busy={busy}
      >
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        {done && <Callout tone="success">{t("profile.saved")}</Callout>}
        <DisplayNameField
          label={t("profile.displayName")}
          hint={t("profile.displayNameHint")}
          dir="auto"
          name="displayName"
          defaultValue={user.displayName}
        />
        <Button type="submit" loading={busy} css={submit}>
          {t(busy ? "profile.saving" : "profile.save")}
        </Button>
      </Form>
    </FormSection>
  );
}

/** Other props are passed to the section. */
export interface EmailSectionProps extends SectionProps {
  /** Whose address it is. */
  user: Pick<User, "email" | "isVerified">;
  /** Called with the new address and the password; without it the address cannot be changed. */
  onSave?: ((entry: Record<NewEmailField, string>) => void) | undefined;
  /** The state of the change. */
  change: Change<NewEmailField>;
}

/** The account's email address. */
export function EmailSection({ user, onSave, change, ...root }: EmailSectionProps) {
  const t = useMessages(settingsMessages);
  const { busy = false, done = false, failure, answered } = change;
  const entry = useEntry(emailFields, done);
  return (
    <FormSection title={t("email.title")} {...root}>
      <p css={fact}>
        <bdi>{user.email}</bdi>
        <Badge tone={user.isVerified ? "success" : "warning"}>
          {t(user.isVerified ? "email.verified" : "email.unverified")}
        </Badge>
      </p>
      {onSave && (
        <Form
          onSubmit={() => onSave({ ...entry.values, email: entry.values.email.trim() })}
          errors={answered}
          validationMode="onSubmit"
          busy={busy}
          aria-label={t("email.title")}
        >
          {({ errors }) => (
            <>
              {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
              {done && <Callout tone="success">{t("email.changed")}</Callout>}
              <EmailField {...entry.field("email")} label={t("email.new")} />
              <CurrentPasswordField
                {...entry.field("currentPassword")}
                label={t("email.password")}
              />
              <Button type="submit" loading={busy} disabled={errors.length > 0} css={submit}>
                {t(busy ? "email.changing" : "email.change")}
              </Button>
            </>
          )}
        </Form>
      )}
    </FormSection>
  );
}

/** Other props are passed to the section. */
export interface PasswordSectionProps extends SectionProps {
  /** Called with the current password and the new one. */
  onSave: (entry: Record<PasswordField, string>) => void;
  /** The state of the change. */
  change: Change<PasswordField>;
}

/** Another password for the account. */
export function PasswordSection({ onSave, change, ...root }: PasswordSectionProps) {
  const t = useMessages(settingsMessages);
  const { busy = false, done = false, failure, answered } = change;
  const entry = useEntry(passwordFields, done);
  return (
    <FormSection title={t("password.title")} {...root}>
      <Form
        onSubmit={() => onSave(entry.values)}
        errors={answered}
        validationMode="onSubmit"
        busy={busy}
        aria-label={t("password.title")}
      >
        {({ errors }) => (
          <>
            {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
            {done && <Callout tone="success">{t("password.changed")}</Callout>}
            <CurrentPasswordField
              {...entry.field("currentPassword")}
              label={t("password.current")}
            />
            <NewPassword label={t("password.new")} entry={entry} />
            <Button type="submit" loading={busy} disabled={errors.length > 0} css={submit}>
              {t(busy ? "password.changing" : "password.change")}
            </Button>
          </>
        )}
      </Form>
    </FormSection>
  );
}

/** Other props are passed to the section. */
export interface TwoStepSettingsProps extends SectionProps {
  /** The second step of signing in; absent while it loads. */
  twoStep?: TwoStepSectionProps | undefined;
  /** Why it could not be loaded. */
  failure?: string | undefined;
}

/** The second step of signing in. */
export function TwoStepSettings({ twoStep, failure, ...root }: TwoStepSettingsProps) {
  const t = useMessages(twoStepMessages);
  return (
    <FormSection title={t("section.title")} note={t("section.note")} {...root}>
      {twoStep && <TwoStepSection {...twoStep} />}
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {twoStep === undefined && failure === undefined && <Skeleton width="60%" />}
    </FormSection>
  );
}

/** Other props are passed to the section. */
export interface DataSectionProps extends SectionProps {
  /** Downloads all of the account's data. */
  onDownload: () => void;
  /**
   * It is being put together.
   * @default false
   */
  busy?: boolean;
  /** Why it could not be downloaded. */
  failure?: string | undefined;
}

/** All of the account's data, to keep. */
export function DataSection({ onDownload, busy = false, failure, ...root }: DataSectionProps) {
  const t = useMessages(settingsMessages);
  return (
    <FormSection title={t("data.title")} note={t("data.note")} {...root}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <span>
        <Button icon={DownloadIcon} loading={busy} onClick={onDownload}>
          {t(busy ? "data.busy" : "data.download")}
        </Button>
      </span>
    </FormSection>
  );
}
