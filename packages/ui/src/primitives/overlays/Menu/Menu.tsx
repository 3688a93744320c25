import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CheckIcon } from "../../marks/Icon/icons.ts";
import type { IconProps } from "../../marks/Icon/Icon.tsx";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import * as shared from "../Popup/styles.ts";
import type { PopupAlign, PopupSide } from "../Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";
import { danger } from "./styles.ts";

export interface MenuAction {
  /** What it does, as a verb; each entry has its own. */
  label: string;
  /** A second line, softer. */
  description?: string;
  /** Stands before the label; decorative. */
  icon?: IconProps["icon"];
  /** Cannot be undone: shown apart. */
  danger?: boolean;
  /** It is shown and cannot be chosen now. */
  disabled?: boolean;
  /** Called when it is chosen; the menu closes by itself. */
  onSelect: () => void;
}

export interface MenuLink {
  /** Where it leads; each entry has its own. */
  label: string;
  /** Stands before the label; decorative. */
  icon?: IconProps["icon"];
  /** The address it leads to. */
  href: string;
}

export interface MenuChoice {
  /** What holds when it is checked; each entry has its own. */
  label: string;
  /** A second line, softer. */
  description?: string;
  /** The one of its kind that holds now. */
  checked: boolean;
  /** It is shown and cannot be chosen now. */
  disabled?: boolean;
  /** Called when it is chosen; the menu closes by itself. */
  onSelect: () => void;
}

export type MenuItem = MenuAction | MenuLink | MenuChoice | "divider";

/** What is handed on reaches the menu that opens; the button is the page's own. */
export interface MenuProps extends ElementProps<"div"> {
  /** The button that opens it: one of ours, without an `onClick`. */
  trigger: ReactElement;
  /** Actions, links and choices from the top; "divider" draws a line between them. */
  items: readonly MenuItem[];
  /** Where it opens, as long as there is room. */
  side?: PopupSide;
  /** The edge of the button that it is flush with. */
  align?: PopupAlign;
  /** Given together, they leave opening to the page; else it opens by itself. */
  open?: boolean | undefined;
  /** Called when it wants to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A menu of actions behind one button. */
export function Menu(props: MenuProps) {
  const themed = useThemeProps();
  const { trigger, items, side = "bottom", align = "start", ...rest } = props;
  const { open, onOpenChange, ...root } = rest;
  return (
    <ReadingDirection>
      <Base.Root
        {...(open !== undefined && { open })}
        {...(onOpenChange && { onOpenChange: (opens) => onOpenChange(opens) })}
      >
        <Base.Trigger render={trigger} />
        <Base.Portal {...themed}>
          <Base.Positioner
            css={shared.positioner}
            side={shared.sideNames[side]}
            align={align}
            sideOffset={6}
            collisionPadding={8}
          >
            <Base.Popup css={[shared.popup, shared.list]} {...root}>
              {items.map((entry, at) =>
                entry === "divider" ? (
                  <Base.Separator key={`after ${keyOf(items[at - 1])}`} css={shared.divider} />
                ) : (
                  <Entry key={entry.label} entry={entry} />
                ),
              )}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </ReadingDirection>
  );
}

const keyOf = (entry: MenuItem | undefined) => (typeof entry === "object" ? entry.label : "");

function Entry({ entry }: { entry: Exclude<MenuItem, "divider"> }) {
  if ("href" in entry) {
    return (
      <Base.LinkItem css={shared.item} closeOnClick render={<Anchor href={entry.href} />}>
        {entry.icon && <Icon icon={entry.icon} />}
        <span css={shared.itemWords}>{entry.label}</span>
      </Base.LinkItem>
    );
  }
  const words = (
    <span css={shared.itemWords}>
      {entry.label}
      {entry.description && <span css={shared.itemNote}>{entry.description}</span>}
    </span>
  );
  const disabled = entry.disabled ?? false;
  if ("checked" in entry) {
    return (
      <Base.CheckboxItem
        css={shared.item}
        checked={entry.checked}
        disabled={disabled}
        closeOnClick
        label={entry.label}
        onCheckedChange={() => entry.onSelect()}
      >
        <span css={shared.itemMark}>{entry.checked && <Icon icon={CheckIcon} />}</span>
        {words}
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item
      css={[shared.item, entry.danger && danger]}
      disabled={disabled}
      label={entry.label}
      onClick={entry.onSelect}
    >
      {entry.icon && <Icon icon={entry.icon} />}
      {words}
    </Base.Item>
  );
}
