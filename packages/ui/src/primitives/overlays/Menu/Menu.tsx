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
  /** A second line, softer. */
  description?: string;
  /** Stands before the label; decorative. */
  icon?: IconProps["icon"];
  /** The address it leads to. */
  href: string;
}

/** Choices that follow one another are one question; a divider begins the next. */
export interface MenuChoice {
  /** What holds when it is checked; each entry has its own. */
  label: string;
  /** A second line, softer. */
  description?: string;
  /** Stands before the label; decorative. */
  icon?: IconProps["icon"];
  /** The one of its question that holds now. */
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

/** The items, with choices that follow one another in one group. */
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
  if ("href" in entry) {
    return (
      <Base.LinkItem css={shared.item} closeOnClick render={<Anchor href={entry.href} />}>
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

function Words({ icon, label, description }: Pick<MenuAction, "icon" | "label" | "description">) {
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
