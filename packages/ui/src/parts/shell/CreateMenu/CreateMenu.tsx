import { useId } from "react";
import type { MouseEvent, ToggleEvent } from "react";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { ComposeIcon, CreationsIcon, OpenIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { navMessages } from "../../../messages/site/nav.ts";
import { button, list, place } from "./styles.ts";

/** Other props are passed to the button. */
export type CreateMenuProps = ElementProps<"button">;

const gap = 6;

/** The native popover closes on Escape and on a press elsewhere; only its position is set here. */
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

/** If the app follows the link without loading a page, the popover would stay open. */
function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** A button with two links: to write a story, and to the author's stories. */
export function CreateMenu(root: CreateMenuProps) {
  const t = useMessages(navMessages);
  const { createStory, myStories } = useAddresses();
  const id = useId();
  return (
    <>
      <button type="button" css={button} popoverTarget={id} {...root}>
        {t("nav.treasury")}
        <Icon icon={OpenIcon} size="small" />
      </button>
      <ul id={id} popover="auto" css={list} onBeforeToggle={stand}>
        <li>
          <Link variant="quiet" css={place} href={createStory} onClick={close}>
            <Icon icon={ComposeIcon} />
            {t("nav.compose")}
          </Link>
        </li>
        <li>
          <Link variant="quiet" css={place} href={myStories} onClick={close}>
            <Icon icon={CreationsIcon} />
            {t("nav.creations")}
          </Link>
        </li>
      </ul>
    </>
  );
}
