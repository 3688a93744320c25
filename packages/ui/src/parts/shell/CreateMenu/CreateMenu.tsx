import { useId } from "react";
import type { MouseEvent, ToggleEvent } from "react";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { ComposeIcon, CreationsIcon, OpenIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { navMessages } from "../../../messages/site/nav.ts";
import { button, list, place } from "./styles.ts";

/** What is handed on reaches the button. */
export interface CreateMenuProps extends ElementProps<"button"> {
  /** The address at which a new story is written. */
  compose: string;
  /** The address of the author's stories. */
  creations: string;
}

const gap = 6;

/** The browser's popover closes by Escape and by a press elsewhere; only its position is set here. */
function stand({ currentTarget: shown, newState }: ToggleEvent<HTMLElement>) {
  if (newState !== "open") return;
  const under = shown.previousElementSibling?.getBoundingClientRect();
  if (under === undefined) return;
  shown.style.top = `${under.bottom + gap}px`;
  const fromRight = getComputedStyle(shown).direction === "rtl";
  shown.style[fromRight ? "right" : "left"] = fromRight
    ? `${document.documentElement.clientWidth - under.right}px`
    : `${under.left}px`;
}

/** An app that follows the link without loading a page would leave it open. */
function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** Where stories are written and kept: a button that shows two links. */
export function CreateMenu({ compose, creations, ...root }: CreateMenuProps) {
  const t = useMessages(navMessages);
  const id = useId();
  return (
    <>
      <button type="button" css={button} popoverTarget={id} {...root}>
        {t("nav.treasury")}
        <Icon icon={OpenIcon} size="small" />
      </button>
      <ul id={id} popover="auto" css={list} onBeforeToggle={stand}>
        <li>
          <Link variant="quiet" css={place} href={compose} onClick={close}>
            <Icon icon={ComposeIcon} />
            {t("nav.compose")}
          </Link>
        </li>
        <li>
          <Link variant="quiet" css={place} href={creations} onClick={close}>
            <Icon icon={CreationsIcon} />
            {t("nav.creations")}
          </Link>
        </li>
      </ul>
    </>
  );
}
