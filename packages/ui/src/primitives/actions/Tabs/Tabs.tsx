import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { bringIntoSight } from "./scroll-into-view.ts";
import { list, panel, root, tab } from "./styles.ts";

export interface Tab<Name extends string = string> {
  name: Name;
  label: string;
  /** Beside the label: a count, or a mark that something in it is amiss. */
  mark?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Name extends string> {
  /** What the tabs divide, for the ear. */
  label: string;
  tabs: readonly Tab<Name>[];
  /** Given together, the page decides which is open; else the first, and then whichever is pressed. */
  open?: Name;
  onOpen?: (name: Name) => void;
  /** Panels out of sight keep what was written in them. */
  keepPanels?: boolean;
}

/** Panels of which one is seen. Arrows walk the tabs and show what they walk to. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, open, onOpen, keepPanels = false } = props;
  return (
    <ReadingDirection>
      <Base.Root
        css={root}
        {...(open === undefined ? { defaultValue: tabs[0]?.name } : { value: open })}
        onValueChange={(name: Name) => onOpen?.(name)}
      >
        <Base.List css={list} aria-label={label} activateOnFocus>
          {tabs.map(({ name, label: title, mark, disabled = false }) => (
            <Base.Tab
              key={name}
              ref={name === open ? bringIntoSight : null}
              css={tab}
              value={name}
              disabled={disabled}
            >
              {title}
              {mark}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map(({ name, content }) => (
          <Base.Panel key={name} css={panel} value={name} keepMounted={keepPanels}>
            {content}
          </Base.Panel>
        ))}
      </Base.Root>
    </ReadingDirection>
  );
}
