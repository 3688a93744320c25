import { landingWords } from "../../../words/landing/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import { Anchor } from "../../../primitives/actions/Link/LinkProvider.tsx";
import { landingSections, sectionNames } from "../sections.ts";
import { dot, dots, name as nameStyle } from "./styles.ts";

/** A dot for each section, at the edge of the screen. */
export function SectionDots({ shown }: { shown: number }) {
  const say = useWords(landingWords);
  return (
    <nav aria-label={say("dots.label")}>
      <ul css={dots}>
        {landingSections.map((name, at) => (
          <li key={name}>
            <Anchor css={dot} href={`#${name}`} {...(at === shown && { "aria-current": "true" })}>
              <span css={nameStyle}>{say(sectionNames[name])}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
