import { Card } from "../../../primitives/content/Card/Card.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import {
  EarlyIcon,
  ModelsIcon,
  PremiumIcon,
  QuietIcon,
  SupportIcon,
  ThemesIcon,
} from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { waitlistMessages } from "../../../messages/site/waitlist.ts";
import * as styles from "./styles.ts";

const benefits = [
  ["early", EarlyIcon],
  ["exclusive", PremiumIcon],
  ["models", ModelsIcon],
  ["support", SupportIcon],
  ["quiet", QuietIcon],
  ["themes", ThemesIcon],
] as const;

/** The benefits of premium, one card each. */
export function BenefitGrid() {
  const t = useMessages(waitlistMessages);
  return (
    <ul css={styles.grid}>
      {benefits.map(([name, icon]) => (
        <Card as="li" key={name} css={styles.card}>
          <Icon icon={icon} size="large" />
          <h3 css={styles.title}>{t(`${name}.title`)}</h3>
          <p css={styles.note}>{t(`${name}.note`)}</p>
        </Card>
      ))}
    </ul>
  );
}
