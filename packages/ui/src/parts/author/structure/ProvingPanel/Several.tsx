import type { ReactNode } from "react";
import { useState } from "react";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { alignText } from "../../../../primitives/actions/Button/optical-alignment.ts";
import * as styles from "./styles.ts";

const shownFirst = 12;

/** A list that shows only its first items at first, as a story may have hundreds. */
export function Several({ children, inLine = false }: { children: ReactNode[]; inLine?: boolean }) {
  const { number } = useFormats();
  const t = useMessages(proofMessages);
  const [all, setAll] = useState(false);
  const more = children.length - shownFirst;
  if (children.length === 0) return null;
  return (
    <>
      <ul css={inLine ? styles.inLine : styles.list}>
        {all ? children : children.slice(0, shownFirst)}
      </ul>
      {more > 0 && !all && (
        <Button
          size="small"
          variant="ghost"
          css={[styles.more, alignText.start]}
          onClick={() => setAll(true)}
        >
          {t("prove.more", { count: more, amount: number(more) })}
        </Button>
      )}
    </>
  );
}
