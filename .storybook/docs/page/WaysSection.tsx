import type { ScreenGuide, Way } from "../guide.ts";
import { ComponentLink } from "./ComponentLink.tsx";
import { Section } from "./Section.tsx";
import { columns, list, quiet } from "./styles.ts";
import { Words } from "./Words.tsx";

/** What leads to a screen or a page, and where it leads. */
export function WaysSection({ from, to }: Pick<ScreenGuide, "from" | "to">) {
  return (
    <div css={columns}>
      <WayList id="from" title="What leads there" ways={from} none="Nothing but its address." />
      <WayList id="to" title="Where it leads" ways={to} none="Nothing in it leads on." />
    </div>
  );
}

interface WayListProps {
  id: string;
  title: string;
  ways: readonly Way[];
  none: string;
}

function WayList({ id, title, ways, none }: WayListProps) {
  return (
    <Section id={id} title={title}>
      {ways.length === 0 ? (
        <p css={quiet}>{none}</p>
      ) : (
        <ul css={list}>
          {ways.map(({ at, by }) => (
            <li key={`${at} ${by}`}>
              {at !== undefined && <ComponentLink name={at} />} <Words>{by}</Words>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
