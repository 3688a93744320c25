import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { StatTable } from "../../../../primitives/content/StatTable/StatTable.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import * as styles from "./styles.ts";

export interface EndingFacts {
  /** What its author calls it, if anything. */
  name?: string | null;
  xp: number;
  choices: number;
  scenes: number;
  endingsFound: number;
  endings: number;
}

export interface EndingDialogProps {
  open: boolean;
  facts: EndingFacts;
  onClose: () => void;
  onAgain: () => void;
  /** Under the figures: how one liked the story, say. */
  children?: ReactNode;
}

/** The summary at an ending. */
export function EndingDialog(props: EndingDialogProps) {
  const { open, facts, onClose, onAgain, children } = props;
  const { number } = useFormats();
  const t = useMessages(playMessages);
  const found = t("ending.foundOf", {
    found: number(facts.endingsFound),
    total: number(facts.endings),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("ending.title")}
      description={t("ending.note")}
      actions={
        <>
          <Button onClick={onClose}>{t("ending.stay")}</Button>
          <Button variant="primary" onClick={onAgain}>
            {t("ending.again")}
          </Button>
        </>
      }
    >
      {facts.name && (
        <p css={styles.name} dir="auto">
          {facts.name}
        </p>
      )}
      <StatTable
        rows={[
          { name: t("ending.found"), value: found, highlighted: true },
          { name: t("ending.choices"), value: number(facts.choices) },
          { name: t("ending.scenes"), value: number(facts.scenes) },
          { name: t("ending.xp"), value: number(facts.xp) },
        ]}
      />
      {children}
    </Dialog>
  );
}
