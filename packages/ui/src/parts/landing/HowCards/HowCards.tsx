import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import {
  BookIcon,
  ComposeIcon,
  DoneIcon,
  LookIcon,
  PaintIcon,
  RevealIcon,
} from "../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { landingMessages } from "../../../messages/site/landing.ts";
import { howCards } from "../sections.ts";
import * as styles from "./styles.ts";

const icons = {
  1: LookIcon,
  2: BookIcon,
  3: ComposeIcon,
  4: RevealIcon,
  5: PaintIcon,
  6: DoneIcon,
} as const;

export interface HowCardsProps {
  /** The card that a narrow screen shows, counted from 0. */
  card: number;
}

/** Six steps side by side; a narrow screen that scrolls section by section shows one at a time. */
export function HowCards({ card }: HowCardsProps) {
  const t = useMessages(landingMessages);
  const { number } = useFormats();
  return (
    <div css={styles.frame}>
      <ol css={[styles.cards, { "--card": String(card) }]}>
        {howCards.map((step) => (
          <li key={step} css={styles.card}>
            <span css={styles.icon}>
              <Icon icon={icons[step]} size="large" />
            </span>
            <span css={styles.numeral} aria-hidden>
              {number(step)}
            </span>
            <h3 css={styles.title}>{t(`how.${step}`)}</h3>
            <p css={styles.line}>{t(`how.${step}.line`)}</p>
          </li>
        ))}
      </ol>
      <div css={styles.beads} aria-hidden>
        {howCards.map((step, at) => (
          <span key={step} css={[styles.bead, at === card && styles.lit]} />
        ))}
      </div>
    </div>
  );
}
