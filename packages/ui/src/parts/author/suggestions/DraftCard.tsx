import type { ReactNode } from "react";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { CheckIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { suggestionMessages } from "../../../messages/authors/suggestions.ts";
import { beginningOf } from "../beginning-of.ts";
import * as styles from "./styles.ts";

interface DraftCardProps {
  by: string;
  /** Distinguishes its buttons from those of other drafts for screen readers. */
  name: string;
  useLabel: string;
  onUse: () => void;
  onDiscard: () => void;
  /** The draft was used: it is in its field, or where this says. */
  taken: ReactNode;
  children: ReactNode;
}

/**
 * A draft; its frame, its mark and the name of its model distinguish it from the author's own text.
 */
export function DraftCard(props: DraftCardProps) {
  const { by, name, useLabel, onUse, onDiscard, taken, children } = props;
  const t = useMessages(suggestionMessages);
  const leave = t(taken ? "putAway" : "discard");
  const named = (act: string) => `${act}: ${beginningOf(name)}`;
  const inField = (
    <>
      <Icon icon={CheckIcon} size="small" />
      {t("taken.field")}
    </>
  );
  return (
    <li css={[styles.card, Boolean(taken) && styles.takenCard]} data-draft="">
      <div css={styles.tools}>
        <Badge tone={taken ? "success" : "muted"}>{t("draft")}</Badge>
        <span css={styles.by}>{t("draft.by", { who: by })}</span>
      </div>
      {children}
      <div css={styles.tools}>
        {taken ? (
          <span css={styles.taken}>{taken === true ? inField : taken}</span>
        ) : (
          <Button size="small" aria-label={named(useLabel)} onClick={onUse}>
            {useLabel}
          </Button>
        )}
        <Button size="small" variant="ghost" aria-label={named(leave)} onClick={onDiscard}>
          {leave}
        </Button>
      </div>
    </li>
  );
}
