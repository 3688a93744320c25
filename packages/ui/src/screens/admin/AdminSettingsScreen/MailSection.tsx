import type { TestMail } from "@katha/api/shapes";
import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { mailSenderLength, siteAddressLength } from "../../../tokens/constants.ts";
import { mailServerAddress } from "./mail-server.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import type { SettingsSectionProps } from "./site-setting.ts";
import * as styles from "./styles.ts";
import { useSettingField } from "./useSettingField.ts";

export interface TestMailState {
  onSend: () => void;
  isBusy: boolean;
  /** What came of it. */
  result?: TestMail | undefined;
  /** Why it could not be asked for. */
  failure?: string | undefined;
}

interface MailSectionProps extends SettingsSectionProps {
  testMail: TestMailState;
}

const tones = { sent: "success", refused: "danger", file: "info" } as const;

/** The mail server, and whom e-mails are from. */
export function MailSection({ testMail, ...props }: MailSectionProps) {
  const { settings, onSave } = props;
  const { smtpHost } = settings;
  const t = useMessages(adminMessages);
  const fieldOf = useSettingField(settings);
  const server = fieldOf("smtpUrl", t("settings.mailServerHint"));
  const sender = fieldOf("mailFrom", t("settings.mailFromHint"));
  const [isChanging, setChanging] = useState(false);
  const [removalRefusal, setRemovalRefusal] = useState<string>();
  const { result, failure } = testMail;

  async function remove(): Promise<void> {
    const refusal = await onSave({ smtpUrl: null });
    setRemovalRefusal(refusal && (refusal.message ?? refusal.fields?.smtpUrl));
  }

  return (
    <SettingsForm
      {...props}
      title={t("settings.mail")}
      names={["smtpUrl", "mailFrom"]}
      changeIn={(sent) => ({
        smtpUrl: mailServerAddress({
          server: textIn(sent, "smtpUrl"),
          user: textIn(sent, "mailUser"),
          password: textIn(sent, "mailPassword"),
        }),
        mailFrom: textIn(sent, "mailFrom").trim() || null,
      })}
      onSaved={() => setChanging(false)}
      after={
        <>
          <span>
            <Button loading={testMail.isBusy} onClick={testMail.onSend}>
              {t("settings.testMail")}
            </Button>
          </span>
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
          {result && (
            <Callout tone={tones[result.outcome]}>
              {t(`settings.test.${result.outcome}`, {
                recipient: result.recipient,
                said: result.said,
              })}
            </Callout>
          )}
        </>
      }
    >
      {smtpHost === null ? (
        <Callout tone="info">{t("settings.mailFiles")}</Callout>
      ) : (
        <div css={styles.server}>
          <p>{t("settings.mailHost", { host: smtpHost })}</p>
          {server.isFixed && <SmallText>{server.hint}</SmallText>}
          {!server.isFixed && !isChanging && (
            <div css={styles.acts}>
              <Button size="small" onClick={() => setChanging(true)}>
                {t("settings.mailAnother")}
              </Button>
              <Button size="small" variant="ghost" onClick={() => void remove()}>
                {t("settings.mailRemove")}
              </Button>
            </div>
          )}
          {removalRefusal !== undefined && <Callout tone="danger">{removalRefusal}</Callout>}
        </div>
      )}
      {!server.isFixed && (smtpHost === null || isChanging) && (
        <>
          <TextField
            name="smtpUrl"
            label={t("settings.mailServer")}
            hint={server.hint}
            optional={smtpHost === null}
            required={smtpHost !== null}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={siteAddressLength}
            rules={{ pattern: /^smtps?:\/\/[^\s/@]+$/i }}
          >
            <FieldError match="patternMismatch">{t("settings.mailServerFault")}</FieldError>
          </TextField>
          <TextField
            name="mailUser"
            optional
            label={t("settings.mailUser")}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            dir="ltr"
            maxLength={200}
          />
          <TextField
            name="mailPassword"
            type="password"
            optional
            label={t("settings.mailPassword")}
            hint={t("settings.mailPasswordHint")}
            autoComplete="off"
            dir="ltr"
            maxLength={200}
          />
        </>
      )}
      <TextField
        name="mailFrom"
        optional={!sender.isFixed}
        label={t("settings.mailFrom")}
        hint={sender.hint}
        readOnly={sender.isFixed}
        maxLength={mailSenderLength}
        defaultValue={settings.mailFrom}
        rules={{ pattern: /^(?:[^<>]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/ }}
      >
        <FieldError match="patternMismatch">{t("settings.mailFromFault")}</FieldError>
      </TextField>
    </SettingsForm>
  );
}
