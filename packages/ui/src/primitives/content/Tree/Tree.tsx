import { useRef, useState } from "react";
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";
import { OpenIcon } from "../../marks/Icon/icons.ts";
import { useRowKeys } from "../../rows/useRowKeys.ts";
import * as styles from "./styles.ts";
import { visibleRows } from "./visible-rows.ts";
import type { VisibleRow } from "./visible-rows.ts";

export interface TreeItem {
  /** Identifies it in the whole tree. */
  id: string;
  /** Its name; typed letters search it. */
  label: string;
  /** Before the label: what kind it is. */
  icon?: IconProps["icon"] | undefined;
  /** At the end of the line: a count, a badge. */
  end?: ReactNode;
  /** What lies in it. */
  children?: readonly TreeItem[] | undefined;
}

/** Other props are passed to the tree itself. */
export interface TreeProps extends ElementProps<"div", "onSelect"> {
  /** The accessible name of the tree. */
  label: string;
  /** The outermost items, in reading order. */
  items: readonly TreeItem[];
  /** The chosen item, null for none. */
  selected?: string | null | undefined;
  /** Called with the item that was pressed; without it a press opens and closes. */
  onSelect?: ((id: string) => void) | undefined;
  /** The open items, if the page keeps them by `onExpandedChange`; without it, it keeps its own state. */
  expanded?: readonly string[] | undefined;
  /**
   * The open items at first, when uncontrolled.
   * @default []
   */
  defaultExpanded?: readonly string[];
  /** Called with all that are open when some were opened or closed. */
  onExpandedChange?: ((expanded: readonly string[]) => void) | undefined;
}

type TreeRow = VisibleRow<TreeItem>;

const none: readonly string[] = [];
const isParent = ({ children }: TreeItem) => children !== undefined && children.length > 0;

/** Things that lie in one another, of which one opens what one needs. */
export function Tree(props: TreeProps) {
  const {
    label,
    items,
    selected,
    onSelect,
    expanded,
    defaultExpanded = none,
    onExpandedChange,
    onClick,
    onKeyDown,
    ...root
  } = props;
  const [own, setOwn] = useState(defaultExpanded);
  const [last, setLast] = useState<string | null>(null);
  const list = useRef(new Map<string, HTMLElement>());
  const keyLeads = useRowKeys();
  const open = new Set(expanded ?? own);
  const rows = visibleRows(items, open);
  const isThere = (id: string | null | undefined) => rows.some(({ item }) => item.id === id);
  const stop = [last, selected].find(isThere) ?? rows[0]?.item.id;

  const expand = (next: readonly string[]) => {
    setOwn(next);
    onExpandedChange?.(next);
  };
  const setOpen = (id: string, isOpen: boolean) =>
    expand(isOpen ? [...open, id] : [...open].filter((one) => one !== id));
  const go = (id: string | undefined) => {
    if (id === undefined) return;
    setLast(id);
    list.current.get(id)?.focus();
  };
  const press = ({ item }: TreeRow) => {
    if (onSelect) onSelect(item.id);
    else if (isParent(item)) setOpen(item.id, !open.has(item.id));
  };

  const rowAt = (target: EventTarget) => {
    const id =
      target instanceof Element && target.closest<HTMLElement>("[data-item]")?.dataset["item"];
    return rows.find(({ item }) => item.id === id);
  };
  const onPress = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    const row = rowAt(event.target);
    if (event.defaultPrevented || row === undefined) return;
    setLast(row.item.id);
    const isArrow =
      event.target instanceof Element && event.target.closest("[data-toggle]") !== null;
    if (isArrow && isParent(row.item)) setOpen(row.item.id, !open.has(row.item.id));
    else press(row);
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const row = rowAt(event.target);
    if (event.defaultPrevented || row === undefined) return;
    const { item, parent } = row;
    const { key } = event;
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const inward = key === (isRtl ? "ArrowLeft" : "ArrowRight");
    const outward = key === (isRtl ? "ArrowRight" : "ArrowLeft");
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (inward || outward || key === "Enter" || key === " " || key === "*") event.preventDefault();
    if (inward) {
      if (!isParent(item)) return;
      if (open.has(item.id)) go(item.children?.[0]?.id);
      else setOpen(item.id, true);
    } else if (outward) {
      if (isParent(item) && open.has(item.id)) setOpen(item.id, false);
      else go(parent);
    } else if (key === "Enter" || key === " ") press(row);
    else if (key === "*") {
      const beside = rows.filter((one) => one.parent === parent && isParent(one.item));
      expand([...new Set([...open, ...beside.map((one) => one.item.id)])]);
    } else
      go(
        keyLeads(
          event,
          rows.map((one) => one.item),
          item.id,
        )?.id,
      );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its rows has the focus
    <div
      css={styles.tree}
      {...root}
      role="tree"
      aria-label={label}
      onClick={onPress}
      onKeyDown={onKey}
    >
      {rows.map(({ item, level, place, siblings }) => (
        <div
          key={item.id}
          ref={(element) => {
            if (element) list.current.set(item.id, element);
            else list.current.delete(item.id);
          }}
          css={styles.row}
          style={{ [styles.depth]: level - 1 } as CSSProperties}
          role="treeitem"
          data-item={item.id}
          tabIndex={item.id === stop ? 0 : -1}
          aria-level={level}
          aria-posinset={place}
          aria-setsize={siblings}
          aria-expanded={isParent(item) ? open.has(item.id) : undefined}
          aria-selected={onSelect ? item.id === selected : undefined}
        >
          <span css={styles.toggle} data-toggle={isParent(item) ? "" : undefined}>
            {isParent(item) && <Icon icon={OpenIcon} size="small" />}
          </span>
          {item.icon && <Icon icon={item.icon} size="small" />}
          <span css={styles.label}>
            <bdi>{item.label}</bdi>
          </span>
          {item.end !== undefined && <span css={styles.end}>{item.end}</span>}
        </div>
      ))}
    </div>
  );
}
