import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { CopyIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { softwareMessages } from "../../../messages/players/software.ts";
import * as styles from "./styles.ts";

interface AddressProps {
  address: string;
  /** Whose address it is. */
  label: string;
  copyLabel: string;
  onCopy: (text: string) => Promise<boolean>;
}

/** Where tokens are taken, to be copied into the other software. */
export function Address({ address, label, copyLabel, onCopy }: AddressProps) {
  const t = useMessages(softwareMessages);
  const [copied, setCopied] = useState<boolean>();
  return (
    <div css={styles.words}>
      <div css={styles.row}>
        <span css={styles.place}>
          <SmallText as="span">{label}</SmallText>
          <code css={styles.code} dir="ltr">
            {address}
          </code>
        </span>
        <Button
          size="small"
          icon={CopyIcon}
          aria-label={copyLabel}
          onClick={async () => setCopied(await onCopy(address))}
        >
          {t("copy")}
        </Button>
      </div>
      <output css={styles.none}>
        {copied !== undefined && t(copied ? "copied" : "notCopied")}
      </output>
    </div>
  );
}
