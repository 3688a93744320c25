import { memo } from "react";
import type { ReactNode } from "react";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { storyMapMessages } from "../../../../messages/authors/story-map.ts";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { LockIcon } from "../../../../primitives/marks/Icon/icons.ts";
import type { GraphNode } from "@katha/storygraph";
import * as styles from "./styles.ts";

export interface OutlineRowProps {
  name: string;
  node: GraphNode;
  isStart: boolean;
  /** Its editor is open below it. */
  isOpen: boolean;
  /** Whether it is selected; undefined if several cannot be selected. */
  chosen?: boolean | undefined;
  /** Whether it is the row in the tab order. */
  isNext: boolean;
  /** The id of the element that explains the keyboard controls of the list. */
  hintId: string;
  errors: number;
  warnings: number;
  children?: ReactNode;
}

const excerptLength = 140;

/**
 * A scene in one line. The list handles its events, as a thousand rows need no listeners of their
 * own.
 */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { name, node, isStart, isOpen, chosen, isNext, hintId, errors, warnings, children } = props;
  const { number } = useFormats();
  const t = useMessages(structureMessages);
  const count = node.choices.length;
  const tMap = useMessages(storyMapMessages);
  const locked = node.choices.filter(({ when, check }) => when ?? check).length;
  const title = node.ending?.title;
  return (
    <li css={[styles.row, isOpen && styles.openRow]} data-scene={name}>
      <button
        type="button"
        css={styles.head}
        data-head=""
        tabIndex={isNext ? 0 : -1}
        aria-describedby={hintId}
        {...(chosen === undefined
          ? { "aria-expanded": isOpen }
          : { role: "checkbox", "aria-checked": chosen })}
      >
        <span css={styles.name}>
          {chosen !== undefined && <span css={styles.box} data-on={chosen || undefined} />}
          <bdi>{name}</bdi>
          {isStart && <span css={styles.start}>{t("row.start")}</span>}
          {node.hub !== undefined && <span css={styles.start}>{tMap("map.hub")}</span>}
          {node.storylet !== undefined && <span css={styles.start}>{tMap("map.storylet")}</span>}
          {count === 0 && node.hub === undefined && (
            <span css={styles.ending}>
              {title ? t("row.endingCalled", { title }) : t("row.ending")}
            </span>
          )}
        </span>
        <span css={styles.counts}>
          {errors > 0 && (
            <span css={styles.errors}>
              {t("row.errors", { count: errors, amount: number(errors) })}
            </span>
          )}
          {warnings > 0 && (
            <span css={styles.warnings}>
              {t("row.warnings", { count: warnings, amount: number(warnings) })}
            </span>
          )}
          {locked > 0 && (
            <span css={styles.locked}>
              <Icon icon={LockIcon} size="small" />
              {t("row.locked", { count: locked, amount: number(locked) })}
            </span>
          )}
          {count > 0 && t("row.choices", { count, amount: number(count) })}
        </span>
        {!isOpen && (
          <span css={styles.excerpt} dir="auto">
            {node.text.slice(0, excerptLength) || t("row.empty")}
          </span>
        )}
      </button>
      {children}
    </li>
  );
});
