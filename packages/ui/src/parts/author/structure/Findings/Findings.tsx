import { useId } from "react";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface Finding {
  code: string;
  severity: "error" | "warning";
  message: string;
  /** The id of the scene that it is about. */
  node: string | null;
  /** The index of the choice that it is about, from 0. */
  choice?: number | undefined;
}

export interface FindingsProps extends ElementProps<"section", "title"> {
  /** The findings, in any order; duplicates in one scene are shown once. */
  findings: readonly Finding[];
  /**
   * The heading.
   * @default "What the review found"
   */
  title?: string;
  /** Shows the scene on the map; without it scenes are only named. */
  onOpenScene?: ((node: string) => void) | undefined;
  /** The address of the scene, for a page that does not show it. */
  hrefOf?: ((node: string) => string) | undefined;
}

function keyOf({ code, node, choice, message }: Finding): string {
  return JSON.stringify([code, node, choice, message]);
}

/** More at once would not help, and a story of a thousand scenes can have thousands. */
const shownAtOnce = 60;

/** Problems of a structure, errors first. */
export function Findings({ findings, title, onOpenScene, hrefOf, ...root }: FindingsProps) {
  const { number } = useFormats();
  const t = useMessages(authorMessages);
  const heading = useId();
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  // Equal findings of one scene are shown once.
  const lines = new Map([...errors, ...warnings].map((found) => [keyOf(found), found]));
  const left = lines.size - shownAtOnce;
  if (findings.length === 0)
    return (
      <section css={styles.clean} {...root}>
        <output>{t("findings.clean")}</output>
      </section>
    );
  return (
    <section css={styles.findings} aria-labelledby={heading} {...root}>
      <div css={styles.head}>
        <h3 id={heading} css={styles.title}>
          {title ?? t("findings.title")}
        </h3>
        {errors.length > 0 && (
          <Badge tone="danger">
            {t("findings.errors", { count: errors.length, amount: number(errors.length) })}
          </Badge>
        )}
        {warnings.length > 0 && (
          <Badge tone="warning">
            {t("findings.warnings", { count: warnings.length, amount: number(warnings.length) })}
          </Badge>
        )}
      </div>
      <ul css={styles.list}>
        {[...lines].slice(0, shownAtOnce).map(([key, { severity, message, node }]) => (
          <li key={key} css={styles.finding}>
            <span css={[styles.mark, styles.marks[severity]]}>{t(`findings.${severity}`)}</span>
            <span>
              <span dir="auto">{message}</span>{" "}
              {node !== null &&
                (onOpenScene ? (
                  <button type="button" css={styles.node} onClick={() => onOpenScene(node)}>
                    {t("findings.at", { node })}
                  </button>
                ) : hrefOf ? (
                  <Link href={hrefOf(node)}>{t("findings.at", { node })}</Link>
                ) : (
                  <bdi css={styles.place}>{t("findings.at", { node })}</bdi>
                ))}
            </span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p css={styles.place}>{t("findings.more", { count: left, amount: number(left) })}</p>
      )}
    </section>
  );
}
