import { useMessages } from "../../../messages/I18nProvider.tsx";
import { landingMessages } from "../../../messages/site/landing.ts";
import { Anchor } from "../../../primitives/actions/Link/LinkProvider.tsx";
import { landingSections, sectionNames } from "../sections.ts";
import { dot, dots, name as nameStyle } from "./styles.ts";

export interface SectionDotsProps {
  /** The section that is in view, counted from 0. */
  shown: number;
}

/** A dot for each section, at the edge of the screen. */
export function SectionDots({ shown }: SectionDotsProps) {
  const t = useMessages(landingMessages);
  return (
    <nav aria-label={t("dots.label")}>
      <ul css={dots}>
        {landingSections.map((name, at) => (
          <li key={name}>
            <Anchor css={dot} href={`#${name}`} {...(at === shown && { "aria-current": "true" })}>
              <span css={nameStyle}>{t(sectionNames[name])}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
