import { DocsLink } from "../DocsLink.tsx";
import { Section } from "./Section.tsx";
import type { Story } from "./Stage.tsx";
import { names } from "./styles.ts";

/** The states of a screen or a page: its stories by name, each a link to the story alone. */
export function States({ stories }: { stories: readonly Story[] }) {
  return (
    <Section id="states" title="Its states">
      <ul css={names}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <DocsLink to={id} view="story">
              {name}
            </DocsLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
