import { Global } from "@emotion/react";
import { useLayoutEffect, useRef, useState } from "react";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { CopyIcon, DownloadIcon, PrintIcon } from "../../../../primitives/marks/Icon/icons.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../../messages/players/two-step.ts";
import * as styles from "./styles.ts";

export interface RecoveryCodesProps extends ElementProps<"div", "onCopy"> {
  /** The codes, each of which can be used once. */
  codes: readonly string[];
  /** The account's name, for the printed page. */
  account: string;
  /** Copies the codes; resolves to whether that succeeded. */
  onCopy: (text: string) => Promise<boolean>;
  /** Called with the text to download. */
  onDownload: (text: string) => void;
  /** Opens the print dialog. */
  onPrint: () => void;
  /** Called once the user has confirmed that the codes are stored. */
  onDone: () => void;
  /**
   * The user tried to leave before confirming that the codes are stored.
   * @default false
   */
  isWarned?: boolean;
}

/** Shows recovery codes, once; the user cannot leave before confirming that they are stored. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  const { codes, account, onCopy, onDownload, onPrint, onDone, isWarned = false, ...root } = props;
  const t = useMessages(twoStepMessages);
  const list = useRef<HTMLOListElement>(null);
  const keptBox = useRef<HTMLInputElement>(null);
  const [isKept, setKept] = useState(false);
  const [asksFirst, setAsksFirst] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  const title = t("codes.printed", { account });
  const written = `${title}\n\n${codes.join("\n")}\n`;

  // Takes the focus before the dialog notices that the previous step, which had it, is gone.
  useLayoutEffect(() => list.current?.focus(), []);

  const leave = () => {
    if (isKept) return onDone();
    setAsksFirst(true);
    keptBox.current?.focus();
  };

  return (
    <div css={styles.parts} {...root}>
      <Global styles={styles.paper} />
      <div css={styles.sheet} data-recovery-codes>
        <p css={styles.paperTitle}>{title}</p>
        <ol ref={list} tabIndex={-1} css={styles.codes} dir="ltr" aria-label={t("codes.list")}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div css={styles.acts}>
        <Button size="small" icon={CopyIcon} onClick={async () => setCopied(await onCopy(written))}>
          {t("codes.copy")}
        </Button>
        <Button size="small" icon={DownloadIcon} onClick={() => onDownload(written)}>
          {t("codes.download")}
        </Button>
        <Button size="small" icon={PrintIcon} onClick={onPrint}>
          {t("codes.print")}
        </Button>
      </div>
      <SmallText as="output">
        {copied !== undefined && t(copied ? "codes.copied" : "codes.notCopied")}
      </SmallText>
      {(asksFirst || isWarned) && !isKept && <Callout tone="warning">{t("codes.first")}</Callout>}
      <Checkbox
        ref={keptBox}
        label={t("codes.kept")}
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button variant="primary" onClick={leave}>
        {t("codes.done")}
      </Button>
    </div>
  );
}
