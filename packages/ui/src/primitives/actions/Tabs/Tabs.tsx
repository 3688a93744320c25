import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { scrollIntoView } from "./scroll-into-view.ts";
import { list, panel, root, tab } from "./styles.ts";

export interface Tab<Name extends string = string> {
  value: Name;
  label: string;
  /** Beside the label: a count, or a mark that something in it is amiss. */
  badge?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Name extends string> {
  /** The accessible name of the list. */
  label: string;
  tabs: readonly Tab<Name>[];
  /** Given together, the page decides which is open; else the first, and then whichever is pressed. */
  value?: Name;
  onValueChange?: (name: Name) => void;
  /** Hidden panels stay mounted and keep their state. */
  keepMounted?: boolean;
}

/** Tabs and their panels. Arrow keys move between the tabs and show their panels. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, value: open, onValueChange, keepMounted = false } = props;
  return (
    <ReadingDirection>
      <Base.Root
        css={root}
        {...(open === undefined ? { defaultValue: tabs[0]?.value } : { value: open })}
        onValueChange={(name: Name) => onValueChange?.(name)}
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
