import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import {
  EarlyIcon,
  ModelsIcon,
  PremiumIcon,
  QuietIcon,
  SupportIcon,
  ThemesIcon,
} from "../../../primitives/marks/Icon/icons.ts";
import { waitlistWords } from "../../../words/waitlist/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import * as styles from "./styles.ts";

const benefits = [
  ["early", EarlyIcon],
  ["exclusive", PremiumIcon],
  ["models", ModelsIcon],
  ["support", SupportIcon],
  ["quiet", QuietIcon],
  ["themes", ThemesIcon],
] as const;

/** What premium will bring, a card each. */
export function BenefitGrid() {
  const say = useWords(waitlistWords);
  return (
    <ul css={styles.grid}>
      {benefits.map(([name, icon]) => (
        <li key={name} css={styles.card}>
          <Icon of={icon} size="large" />
          <h3 css={styles.title}>{say(`${name}.title`)}</h3>
          <p css={styles.note}>{say(`${name}.note`)}</p>
        </li>
      ))}
    </ul>
  );
}
