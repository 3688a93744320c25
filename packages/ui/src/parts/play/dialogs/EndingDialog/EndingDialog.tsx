import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../../primitives/actions/Button/ButtonLink.tsx";
import { BookIcon, MapIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { StatTable } from "../../../../primitives/content/StatTable/StatTable.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import * as styles from "./styles.ts";

export interface EndingFacts {
  /** The author's name for the ending, if any. */
  name?: string | null;
  /** The XP left. */
  xp: number;
  /** The number of choices made. */
  choices: number;
  /** The number of scenes seen. */
  scenes: number;
  /** The number of the story's endings that the player has found. */
  endingsFound: number;
  /** The number of endings in the story. */
  endings: number;
  /** What the story remembers of this session, in the author's sentences. */
  deeds?: readonly string[];
  /** What is left of the session: its map and its book. */
  links?: { map: string; book: string };
}

/** Other props are passed to the dialog. */
export interface EndingDialogProps extends ElementProps<"div", "title"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The figures of the session. */
  facts: EndingFacts;
  /** The language of the story: `hi`, `ur`. */
  language?: string;
  /** Called to go back to the end of the story. */
  onClose: () => void;
  /** Starts the story again. */
  onAgain: () => void;
  /** Shown under the figures: a rating, for example. */
  children?: ReactNode;
}

/** The summary at an ending. */
export function EndingDialog(props: EndingDialogProps) {
  const { open, facts, language, onClose, onAgain, children, ...root } = props;
  const { deeds = [] } = facts;
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
      {...root}
    >
      {facts.name && (
        <p css={styles.name} lang={language} dir="auto">
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
      {deeds.length > 0 && (
        <section css={styles.deeds}>
          <h3 css={styles.deedsTitle}>{t("ending.deeds")}</h3>
          <ul css={styles.deedList}>
            {deeds.map((deed) => (
              <li key={deed} lang={language} dir="auto">
                {deed}
              </li>
            ))}
          </ul>
        </section>
      )}
      {facts.links && (
        <div css={styles.links}>
          <ButtonLink size="small" icon={MapIcon} href={facts.links.map}>
            {t("ending.map")}
          </ButtonLink>
          <ButtonLink size="small" icon={BookIcon} href={facts.links.book}>
            {t("ending.book")}
          </ButtonLink>
        </div>
      )}
      {children}
    </Dialog>
  );
}
