import type { GameSession } from "@katha/api/shapes";
import type { ReactNode } from "react";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../../primitives/actions/Button/ButtonLink.tsx";
import { BookIcon, MapIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { StatTable } from "../../../../primitives/content/StatTable/StatTable.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import type { OpenedProps } from "../../opened.ts";
import { groupTitle } from "../../panel-styles.ts";
import * as styles from "./styles.ts";

/** A session that has come to an ending. */
export interface EndingFacts extends Pick<
  GameSession,
  "id" | "ending" | "currentXp" | "choicesMade" | "scenesCompleted" | "endingsFound"
> {
  /** The number of endings in the story. */
  possibleEndings: number;
  /** What the story remembers of this session, in the author's sentences. */
  deeds: readonly string[];
}

/** Other props are passed to the dialog. */
export interface EndingDialogProps extends OpenedProps {
  /** The figures of the session. */
  facts: EndingFacts;
  /** The language of the story: `hi`, `ur`. */
  language?: string;
  /** Starts the story again. */
  onAgain: () => void;
  /** Shown under the figures: a rating, for example. */
  children?: ReactNode;
}

/** The summary at an ending. */
export function EndingDialog(props: EndingDialogProps) {
  const { facts, language, onAgain, children, ...root } = props;
  const { id, ending, deeds } = facts;
  const addresses = useAddresses();
  const seen = facts.endingsFound.length;
  const { number } = useFormats();
  const t = useMessages(playMessages);
  const found = t("ending.foundOf", {
    found: number(seen),
    total: number(Math.max(facts.possibleEndings, seen)),
  });
  return (
    <Dialog
      title={t("ending.title")}
      description={t("ending.note")}
      actions={
        <>
          <Button onClick={() => root.onOpenChange(false)}>{t("ending.stay")}</Button>
          <Button variant="primary" onClick={onAgain}>
            {t("ending.again")}
          </Button>
        </>
      }
      {...root}
    >
      {ending && (
        <p css={styles.name} lang={language} dir="auto">
          {ending}
        </p>
      )}
      <StatTable
        rows={[
          { name: t("ending.found"), value: found, highlighted: true },
          { name: t("ending.choices"), value: number(facts.choicesMade) },
          { name: t("ending.scenes"), value: number(facts.scenesCompleted) },
          { name: t("ending.xp"), value: number(facts.currentXp) },
        ]}
      />
      {deeds.length > 0 && (
        <section css={styles.deeds}>
          <h3 css={groupTitle}>{t("ending.deeds")}</h3>
          <ul css={styles.deedList}>
            {deeds.map((deed) => (
              <li key={deed} lang={language} dir="auto">
                {deed}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div css={styles.links}>
        <ButtonLink size="small" icon={MapIcon} href={addresses.sessionMap(id)}>
          {t("ending.map")}
        </ButtonLink>
        <ButtonLink size="small" icon={BookIcon} href={addresses.sessionBook(id)}>
          {t("ending.book")}
        </ButtonLink>
      </div>
      {children}
    </Dialog>
  );
}
