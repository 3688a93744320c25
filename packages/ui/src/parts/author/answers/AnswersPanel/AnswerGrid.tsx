import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { actsMessages } from "../../../../messages/authors/acts.ts";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import type { ActKind, AnswerCell, AnswerColumn } from "@katha/storygraph";
import { levelIcons, levels, type Level } from "./levels.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

interface AnswerGridProps {
  node: string;
  columns: readonly AnswerColumn[];
  onOpen: (reaction: string) => void;
  onWrite: (filled: { acts: readonly ActKind[]; about: string }) => void;
}

/** The level at which the first of the acts is answered. */
const levelOf = ({ answered }: AnswerCell): Level => answered[0]?.level ?? "none";

/**
 * Acts by the person or thing that they are about: which are answered, at which level, and which
 * are not.
 */
export function AnswerGrid({ node, columns, onOpen, onWrite }: AnswerGridProps) {
  const t = useMessages(answersMessages);
  const tActs = useMessages(actsMessages);
  const [first] = columns;
  const label = t("grid", { scene: node });
  const actsOf = (acts: readonly ActKind[]) => acts.map((act) => tActs(`act.${act}`)).join(", ");
  const rows = first?.cells ?? [];
  return (
    <>
      <ul css={styles.legend}>
        {levels.map((level) => (
          <li key={level} css={styles.mark}>
            <Icon icon={levelIcons[level]} size="small" />
            <span>
              <strong>{t(`level.${level}`)}</strong> {t(`legend.${level}`)}
            </span>
          </li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that it can be scrolled by keyboard */}
      <section css={styles.scrolls} aria-label={label} tabIndex={0}>
        <table css={styles.grid}>
          <thead>
            <tr>
              <th scope="col">{t("acts")}</th>
              {columns.map(({ kind, name }) => (
                <th key={`${kind} ${name}`} scope="col">
                  {kind === "nobody" ? (
                    t("nobody")
                  ) : (
                    <>
                      <bdi>{name}</bdi> <span css={panel.soft}>{t(`kind.${kind}`)}</span>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ group, leading }, at) => (
              <tr key={group}>
                <th scope="row">{actsOf(leading)}</th>
                {columns.map(({ kind, name, cells }) => {
                  const cell = cells[at];
                  if (cell === undefined) return null;
                  const level = levelOf(cell);
                  const [answer] = cell.answered;
                  const whom = name || t("nobody");
                  const notes = [
                    ...(answer && cell.missing.length > 0 ? [t("cellPart")] : []),
                    ...(answer?.isSometimes ? [t("cellSometimes")] : []),
                  ];
                  return (
                    <td key={`${kind} ${name}`}>
                      <button
                        type="button"
                        css={[styles.cell, styles.cells[level]]}
                        onClick={() =>
                          answer && level !== "story"
                            ? onOpen(answer.reaction)
                            : onWrite({ acts: leading, about: name })
                        }
                      >
                        <Icon icon={levelIcons[level]} size="small" />
                        <span aria-hidden>{t(`level.${level}`)}</span>
                        <VisuallyHidden>
                          {t("cell", { acts: actsOf(leading), whom, level: t(`level.${level}`) })}
                        </VisuallyHidden>
                        {notes.length > 0 && <small>{notes.join(", ")}</small>}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr>
              <th scope="row">{t("topics")}</th>
              {columns.map(({ kind, name, topics }) => (
                <td key={`${kind} ${name}`} css={styles.topics}>
                  {topics.length === 0 && <span css={panel.soft}>{t("topicsNone")}</span>}
                  {topics.map(({ reaction, topics: words }) => (
                    <button
                      key={reaction}
                      type="button"
                      css={styles.topic}
                      dir="auto"
                      onClick={() => onOpen(reaction)}
                    >
                      {words.slice(0, 3).join(", ")}
                      {words.length > 3 && " …"}
                    </button>
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}
