import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { QrCode } from "../../../../primitives/content/QrCode/QrCode.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { textIn } from "../../../../primitives/fields/Form/text-in.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { CopyIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../../messages/players/two-step.ts";
import { CodeField } from "../CodeField/CodeField.tsx";
import { FactorName } from "../FactorName.tsx";
import { groupsOf } from "./groups.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the form. */
export interface AuthenticatorSetupProps extends ElementProps<"form", "onCopy" | "onSubmit"> {
  /** The `otpauth:` address in the QR code. */
  uri: string;
  /** The key in base32, for those who cannot scan. */
  secret: string;
  /** The initial name, which the user can change. */
  suggestedName: string;
  /** Called with the name and the six digits. */
  onConfirm: (entry: { name: string; code: string }) => void;
  /** Copies the key; resolves to whether that succeeded. */
  onCopy: (text: string) => Promise<boolean>;
  /**
   * The code is being checked.
   * @default false
   */
  busy?: boolean;
  /** Why the app could not be added. */
  failure?: string | undefined;
}

/**
 * Shows the key for a new authenticator app, and asks for a code to confirm that the app has it.
 */
export function AuthenticatorSetup(props: AuthenticatorSetupProps) {
  const { uri, secret, suggestedName, onConfirm, onCopy, busy = false, failure, ...root } = props;
  const t = useMessages(twoStepMessages);
  const codeField = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [copied, setCopied] = useState<boolean>();

  // Takes the focus before the dialog notices that the previous step, which had it, is gone.
  useLayoutEffect(() => codeField.current?.focus(), []);

  useEffect(() => {
    if (failure !== undefined && !busy) codeField.current?.select();
  }, [failure, busy]);

  return (
    <Form
      aria-label={t("section.addTotp")}
      {...root}
      onSubmit={(sent) => onConfirm({ name: textIn(sent, "name").trim(), code })}
      busy={busy}
    >
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div css={styles.ways}>
        <div css={styles.way}>
          <p css={styles.name}>{t("totp.scan")}</p>
          <QrCode value={uri} label={t("totp.picture")} />
        </div>
        <div css={styles.way}>
          <p css={styles.name}>{t("totp.key")}</p>
          <p css={styles.key} dir="ltr">
            {groupsOf(secret).map(({ at, group }) => (
              <span key={at}>{group}</span>
            ))}
          </p>
          <div css={styles.acts}>
            <Button
              size="small"
              icon={CopyIcon}
              onClick={async () => setCopied(await onCopy(secret))}
            >
              {t("totp.copy")}
            </Button>
            <Link href={uri}>{t("totp.open")}</Link>
          </div>
          <SmallText as="output">
            {copied !== undefined && t(copied ? "codes.copied" : "codes.notCopied")}
          </SmallText>
        </div>
      </div>
      <CodeField ref={codeField} label={t("totp.code")} value={code} onValueChange={setCode} />
      <FactorName defaultValue={suggestedName} />
      <Button variant="primary" type="submit" loading={busy}>
        {t(busy ? "totp.busy" : "totp.submit")}
      </Button>
    </Form>
  );
}
