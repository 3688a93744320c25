import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { scrollIntoView } from "./scroll-into-view.ts";
import { list, panel, root, tab } from "./styles.ts";

export interface Tab<Name extends string = string> {
  /** Identifies it in `value` and `onValueChange`. */
  value: Name;
  /** A word or two; long rows scroll sideways. */
  label: string;
  /** Beside the label: a count, or a mark that something inside needs attention. */
  badge?: ReactNode;
  /** Cannot be opened. */
  disabled?: boolean;
  /** The content of its panel. */
  content: ReactNode;
}

/** Other props are passed to the element around the list and its panels. */
export interface TabsProps<Name extends string> extends ElementProps<"div", "defaultValue"> {
  /** The accessible name of the tab list. */
  label: string;
  /** In reading order. */
  tabs: readonly Tab<Name>[];
  /** The selected tab, if the page controls it; without it the tabs keep their own state. */
  value?: Name | undefined;
  /**
   * The tab selected at first when uncontrolled; the first by default.
   * @default the first tab
   */
  defaultValue?: Name | undefined;
  /** Called with the tab that was pressed or reached with an arrow key. */
  onValueChange?: ((name: Name) => void) | undefined;
  /**
   * Keeps hidden panels mounted, with their state.
   * @default false
   */
  keepMounted?: boolean;
}

/** Tabs with their panels. Arrow keys move between the tabs and select them. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const {
    label,
    tabs,
    value,
    onValueChange,
    keepMounted = false,
    defaultValue = tabs[0]?.value,
    ...native
  } = props;
  const inSight = value ?? defaultValue;
  return (
    <ReadingDirection>
      <Base.Root
        css={root}
        {...(value === undefined ? { defaultValue } : { value })}
        onValueChange={(name: Name) => onValueChange?.(name)}
        {...native}
      >
        <Base.List css={list} aria-label={label} activateOnFocus>
          {tabs.map(({ value: name, label: title, badge, disabled = false }) => (
            <Base.Tab
              key={name}
              ref={name === inSight ? scrollIntoView : null}
              css={tab}
              value={name}
              disabled={disabled}
            >
              {title}
              {badge}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map(({ value: name, content }) => (
          <Base.Panel key={name} css={panel} value={name} keepMounted={keepMounted}>
            {content}
          </Base.Panel>
        ))}
      </Base.Root>
    </ReadingDirection>
  );
}
