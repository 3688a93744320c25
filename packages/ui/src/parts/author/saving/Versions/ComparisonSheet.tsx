import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { bibleMessages } from "../../../../messages/authors/bible.ts";
import { savingMessages } from "../../../../messages/authors/saving.ts";
import type { BibleLine, VersionComparison } from "./version.ts";
import * as pair from "../pair.ts";
import * as styles from "./styles.ts";
import { Accordion } from "../../../../primitives/content/Accordion/Accordion.tsx";
import { Section } from "../../../../primitives/content/Section/Section.tsx";

export interface ComparisonSheetProps {
  comparison: VersionComparison;
}

type BibleField = Extract<keyof typeof bibleMessages, `field.${string}`>;

/** Longer lists do not help to decide. */
const shownAtOnce = 40;

const lists = [
  "added",
  "removed",
  "closed",
  "opened",
  "endingsGained",
  "endingsLost",
] as const satisfies readonly (keyof VersionComparison)[];

/** What changed since a version: fields, scenes and reachable endings. */
export function ComparisonSheet({ comparison }: ComparisonSheetProps) {
  const { number } = useFormats();
  const t = useMessages(savingMessages);
  const tAuthor = useMessages(authorMessages);
  const tBible = useMessages(bibleMessages);
  const { fields, start, changed, declared, bible } = comparison;
  const shown = lists.filter((name) => comparison[name].length > 0);
  const isSame =
    [fields, changed, declared, bible, shown].every(({ length }) => length === 0) && start === null;
  if (isSame) return <p css={styles.note}>{t("comparison.same")}</p>;
  const partName = (field: string) =>
    field === "text" || field === "choices" || field === "position"
      ? t(`comparison.${field}`)
      : t("comparison.details");
  /** What the bible says about an entry, under its fields' names. */
  const saidIn = (lines: readonly BibleLine[]) =>
    lines
      .map(([field, text]) => {
        const key = `field.${field}`;
        return `${Object.hasOwn(bibleMessages, key) ? tBible(key as BibleField) : field}: ${text}`;
      })
      .join("\n");
  const entries = {
    declared: declared.map(({ part, id, name, what, before, now }) => ({
      what,
      before,
      now,
      key: `${part} ${id ?? ""}`,
      name: name ?? t(`clash.declared.${part}`),
    })),
    bible: bible.map(({ part, name, what, before, now }) => ({
      key: `${part} ${name}`,
      name: name || tBible("unnamed"),
      what,
      before: saidIn(before),
      now: saidIn(now),
    })),
  };
  const counted = (title: string, count: number) => (
    <>
      {title} <span css={styles.count}>{number(count)}</span>
    </>
  );
  const left = (count: number) =>
    count > shownAtOnce && (
      <p css={styles.soft}>
        {t("comparison.left", {
          count: count - shownAtOnce,
          amount: number(count - shownAtOnce),
        })}
      </p>
    );
  return (
    <div css={styles.sheet}>
      {start !== null && <p>{t("comparison.start", { node: start })}</p>}
      {shown.map((name) => (
        <Section
          key={name}
          css={styles.part}
          heading="h3"
          title={counted(t(`comparison.${name}`), comparison[name].length)}
        >
          <ul css={styles.nodes}>
            {comparison[name].slice(0, shownAtOnce).map((node) => (
              <li key={node} css={[styles.node, styles.tones[name]]}>
                <bdi>{node}</bdi>
              </li>
            ))}
          </ul>
          {left(comparison[name].length)}
        </Section>
      ))}
      {fields.length > 0 && (
        <Section
          css={styles.part}
          heading="h3"
          title={counted(t("comparison.fields"), fields.length)}
        >
          {fields.map(({ field, before, now }) => (
            <div key={field} css={styles.field}>
              <h4 css={styles.fieldTitle}>{tAuthor(`field.${field}`)}</h4>
              <Sides before={before} now={now} />
            </div>
          ))}
        </Section>
      )}
      {(["declared", "bible"] as const).map((list) => {
        const { [list]: listed } = entries;
        return (
          listed.length > 0 && (
            <Section
              key={list}
              css={styles.part}
              heading="h3"
              title={counted(t(`comparison.${list}`), listed.length)}
            >
              <Accordion
                heading="h4"
                items={listed.slice(0, shownAtOnce).map(({ key, name, what, before, now }) => ({
                  value: key,
                  title: <bdi>{name}</bdi>,
                  aside: t(`comparison.declared.${what}`),
                  content: <Sides before={before} now={now} />,
                }))}
              />
              {left(listed.length)}
            </Section>
          )
        );
      })}
      {changed.length > 0 && (
        <Section
          css={styles.part}
          heading="h3"
          title={counted(t("comparison.changed"), changed.length)}
        >
          <Accordion
            heading="h4"
            items={changed.slice(0, shownAtOnce).map(({ node, fields: parts, before, now }) => ({
              value: node,
              title: <bdi>{node}</bdi>,
              aside: [...new Set(parts.map(partName))].join(", "),
              content: <Sides before={before} now={now} />,
            }))}
          />
          {left(changed.length)}
        </Section>
      )}
    </div>
  );
}

function Sides({ before, now }: { before: string; now: string }) {
  const t = useMessages(savingMessages);
  return (
    <div css={pair.columns}>
      {(["then", "now"] as const).map((side) => {
        const said = side === "then" ? before : now;
        return (
          <div key={side} css={[styles.side, side === "now" && pair.other]}>
            <p css={pair.whose}>{t(`comparison.${side}`)}</p>
            <p css={pair.words} dir="auto">
              {said === "" ? t("comparison.nothing") : said}
            </p>
          </div>
        );
      })}
    </div>
  );
}
