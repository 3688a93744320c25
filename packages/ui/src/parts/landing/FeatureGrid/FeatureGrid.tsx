import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import {
  ComposeIcon,
  LookIcon,
  NightIcon,
  PaintIcon,
  ProfileIcon,
  StarIcon,
} from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { landingMessages } from "../../../messages/site/landing.ts";
import * as styles from "./styles.ts";

const features = [
  ["choices", ComposeIcon],
  ["visuals", PaintIcon],
  ["mythology", NightIcon],
  ["endings", LookIcon],
  ["character", ProfileIcon],
  ["achievements", StarIcon],
] as const;

/** The features of the library, each under its own arch. */
export function FeatureGrid() {
  const t = useMessages(landingMessages);
  return (
    <ul css={styles.grid}>
      {features.map(([name, icon]) => (
        <li key={name} css={styles.feature}>
          <span css={styles.arch}>
            <svg css={styles.archLine} viewBox="0 0 76 88" aria-hidden>
              <path d="M6 86V38C6 28 13 27 17 21C21 13 31 14 38 2C45 14 55 13 59 21C63 27 70 28 70 38V86Z" />
            </svg>
            <Icon icon={icon} size="large" />
          </span>
          <h3 css={styles.title}>{t(`${name}.title`)}</h3>
          <p css={styles.line}>{t(`${name}.line`)}</p>
        </li>
      ))}
    </ul>
  );
}
