import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { scrollIntoView } from "./scroll-into-view.ts";
import { list, panel, root, tab } from "./styles.ts";

export interface Tab<Name extends string = string> {
  /** Its name in `value` and `onValueChange`. */
  value: Name;
  /** A word or two; long rows scroll sideways. */
  label: string;
  /** Beside the label: a count, or a mark that something in it is amiss. */
  badge?: ReactNode;
  /** It cannot be opened now. */
  disabled?: boolean;
  /** Its panel. */
  content: ReactNode;
}

/** What is handed on reaches the element around the list and its panels. */
export interface TabsProps<Name extends string> extends ElementProps<"div", "defaultValue"> {
  /** The accessible name of the list. */
  label: string;
  /** In reading order. */
  tabs: readonly Tab<Name>[];
  /** Given together, the page decides which is open; else the first, and then whichever is pressed. */
  value?: Name;
  /** Called with the tab that was pressed or reached by an arrow key. */
  onValueChange?: (name: Name) => void;
  /** Hidden panels stay mounted and keep their state. */
  keepMounted?: boolean;
}

/** Tabs and their panels. Arrow keys move between the tabs and show their panels. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, value: open, onValueChange, keepMounted = false, ...rest } = props;
  return (
    <ReadingDirection>
      <Base.Root
        css={root}
        {...(open === undefined ? { defaultValue: tabs[0]?.value } : { value: open })}
        onValueChange={(name: Name) => onValueChange?.(name)}
        {...rest}
      >
        <Base.List css={list} aria-label={label} activateOnFocus>
          {tabs.map(({ value: name, label: title, badge, disabled = false }) => (
            <Base.Tab
              key={name}
              ref={name === open ? scrollIntoView : null}
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
