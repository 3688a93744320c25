import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CheckIcon } from "../../marks/Icon/icons.ts";
import type { IconProps } from "../../marks/Icon/Icon.tsx";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import type { LinkTarget } from "../../actions/Link/LinkProvider.tsx";
import * as shared from "../Popup/styles.ts";
import type { PopupAlign, PopupSide } from "../Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";
import { danger } from "./styles.ts";

interface MenuWords {
  /** The label; must be unique in the menu. */
  label: string;
  /** A second line in a muted colour. */
  description?: string;
  /** Decorative icon before the label. */
  icon?: IconProps["icon"];
}

interface Selectable {
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
  /** Called when the item is selected; the menu closes by itself. */
  onSelect: () => void;
}

export interface MenuAction extends MenuWords, Selectable {
  /** The label, starting with a verb; must be unique in the menu. */
  label: string;
  /** Set apart, for an action that cannot be undone. */
  danger?: boolean;
}

export type MenuLink = MenuWords & LinkTarget;

/** Consecutive choices are one radio group; a divider starts the next. */
export interface MenuChoice extends MenuWords, Selectable {
  /** Whether it is the selected one of its group. */
  checked: boolean;
}

export type MenuItem = MenuAction | MenuLink | MenuChoice | "divider";

/** Other props are passed to the menu that opens, not to the button. */
export interface MenuProps extends ElementProps<"div"> {
  /** The button that opens it: a Katha button without an `onClick`. */
  trigger: ReactElement;
  /** Actions, links and choices from top to bottom; "divider" draws a line between them. */
  items: readonly MenuItem[];
  /**
   * The side it opens on, if there is room.
   * @default "bottom"
   */
  side?: PopupSide;
  /**
   * The edge of the button with which it is aligned.
   * @default "start"
   */
  align?: PopupAlign;
  /** Controlled together with `onOpenChange`; without them it opens by itself. */
  open?: boolean | undefined;
  /** Called when it should open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A menu of actions, opened by a button. */
export function Menu(props: MenuProps) {
  const themed = useThemeProps();
  const { trigger, items, side = "bottom", align = "start", open, onOpenChange, ...root } = props;
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
              {questionsIn(items).map((entry, at, all) =>
                entry === "divider" ? (
                  <Base.Separator key={`after ${keyOf(all[at - 1])}`} css={shared.divider} />
                ) : "choices" in entry ? (
                  <Choices key={keyOf(entry)} choices={entry.choices} />
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

interface Question {
  choices: MenuChoice[];
}

type Line = MenuAction | MenuLink | Question | "divider";

/** The items, with consecutive choices in one group. */
function questionsIn(items: readonly MenuItem[]): readonly Line[] {
  const lines: Line[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (item === "divider" || !("checked" in item)) lines.push(item);
    else if (typeof last === "object" && "choices" in last) last.choices.push(item);
    else lines.push({ choices: [item] });
  }
  return lines;
}

function keyOf(line: Line | undefined): string {
  if (typeof line !== "object") return "";
  return "choices" in line ? line.choices.map(({ label }) => label).join(" ") : line.label;
}

function Choices({ choices }: { choices: readonly MenuChoice[] }) {
  return (
    <Base.RadioGroup value={choices.find(({ checked }) => checked)?.label ?? null}>
      {choices.map((choice) => (
        <Base.RadioItem
          key={choice.label}
          css={shared.item}
          value={choice.label}
          disabled={choice.disabled ?? false}
          closeOnClick
          label={choice.label}
          onClick={choice.onSelect}
        >
          <span css={shared.itemMark}>{choice.checked && <Icon icon={CheckIcon} />}</span>
          <Words {...choice} />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

function Entry({ entry }: { entry: MenuAction | MenuLink }) {
  if (!("onSelect" in entry)) {
    const link = entry.render === undefined ? <Anchor href={entry.href} /> : entry.render;
    return (
      <Base.LinkItem css={shared.item} closeOnClick render={link}>
        <Words {...entry} />
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      css={[shared.item, entry.danger && danger]}
      disabled={entry.disabled ?? false}
      label={entry.label}
      onClick={entry.onSelect}
    >
      <Words {...entry} />
    </Base.Item>
  );
}

function Words({ icon, label, description }: MenuWords) {
  return (
    <>
      {icon && <Icon icon={icon} />}
      <span css={shared.itemWords}>
        {label}
        {description && <span css={shared.itemNote}>{description}</span>}
      </span>
    </>
  );
}
