import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { CopyIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { softwareMessages } from "../../../messages/players/software.ts";
import * as styles from "./styles.ts";

interface MadeTokenProps {
  name: string;
  token: string;
  onCopy: (text: string) => Promise<boolean>;
  onDone: () => void;
}

/** A new token, which is shown this once. */
export function MadeToken({ name, token, onCopy, onDone }: MadeTokenProps) {
  const t = useMessages(softwareMessages);
  const frame = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<boolean>();

  // The form that had the focus is gone.
  useLayoutEffect(() => frame.current?.focus(), []);

  return (
    <section ref={frame} tabIndex={-1} aria-label={t("token", { name })} css={styles.made}>
      <p>{t("once")}</p>
      <code css={styles.code} dir="ltr">
        {token}
      </code>
      <output css={styles.none}>
        {copied !== undefined && t(copied ? "copied" : "notCopied")}
      </output>
      <div css={styles.acts}>
        <Button
          variant="primary"
          icon={CopyIcon}
          onClick={async () => setCopied(await onCopy(token))}
        >
          {t("copy")}
        </Button>
        <Button onClick={onDone}>{t("kept")}</Button>
      </div>
    </section>
  );
}
