import type { ReactNode } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { StatTable } from "../../../primitives/content/StatTable/StatTable.tsx";
import { playWords } from "../../../words/play/words.ts";
import { useLanguage, useWords } from "../../../words/WordsProvider.tsx";
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

/** The last page: what this telling came to, and that there are others. */
export function EndingDialog(props: EndingDialogProps) {
  const { open, facts, onClose, onAgain, children } = props;
  const { number } = useLanguage();
  const say = useWords(playWords);
  const found = say("ending.foundOf", {
    found: number(facts.endingsFound),
    total: number(facts.endings),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say("ending.title")}
      note={say("ending.note")}
      actions={
        <>
          <Button onClick={onClose}>{say("ending.stay")}</Button>
          <Button kind="lamp" onClick={onAgain}>
            {say("ending.again")}
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
          { name: say("ending.found"), value: found, lit: true },
          { name: say("ending.choices"), value: number(facts.choices) },
          { name: say("ending.scenes"), value: number(facts.scenes) },
          { name: say("ending.xp"), value: number(facts.xp) },
        ]}
      />
      {children}
    </Dialog>
  );
}
