import type { ReactNode } from "react";
import { useState } from "react";
import { MenuIcon } from "../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../primitives/actions/IconButton/IconButton.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { navMessages } from "../../../messages/site/nav.ts";
import type { NavigationLink } from "../NavigationBar/NavigationBar.tsx";
import { useLoadOnIntent } from "../../../primitives/actions/LazyLoad/useLoadOnIntent.ts";

export interface MenuContent {
  /** The links of the site. */
  links: readonly NavigationLink[];
  /** The links for authors, in a group that expands. */
  create?: readonly NavigationLink[];
  /** Above the links: the search box. */
  search?: ReactNode;
  /** At the bottom: the language and theme switches. */
  children?: ReactNode;
}

/** Other props are passed to the button. */
export interface MobileMenuProps extends MenuContent, ElementProps<"button"> {
  /** Called if the menu was opened but its code could not be loaded. */
  onUnavailable?: (() => void) | undefined;
}

const fetchPanel = () => import("./MenuPanel.tsx").then(({ MenuPanel }) => MenuPanel);

/** A button for narrow screens; its panel is loaded on hover, focus or press. */
export function MobileMenu(props: MobileMenuProps) {
  const {
    links,
    create,
    search,
    children,
    onUnavailable,
    onPointerEnter,
    onFocus,
    onClick,
    ...root
  } = props;
  const content = { links, search, children, ...(create && { create }) };
  const t = useMessages(navMessages);
  const [Panel, reach] = useLoadOnIntent(fetchPanel);
  const [open, setOpen] = useState(false);
  async function openMenu(): Promise<void> {
    if (await reach()) setOpen(true);
    else onUnavailable?.();
  }
  return (
    <>
      <IconButton
        icon={MenuIcon}
        variant="ghost"
        label={t("nav.menu")}
        aria-haspopup="dialog"
        aria-expanded={open && Panel !== null}
        {...root}
        onPointerEnter={(event) => {
          void reach();
          onPointerEnter?.(event);
        }}
        onFocus={(event) => {
          void reach();
          onFocus?.(event);
        }}
        onClick={(event) => {
          void openMenu();
          onClick?.(event);
        }}
      />
      {Panel !== null && <Panel {...content} open={open} onOpenChange={() => setOpen(false)} />}
    </>
  );
}
