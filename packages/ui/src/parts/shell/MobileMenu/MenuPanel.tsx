import { useEffect, useId } from "react";
import { Drawer } from "../../../primitives/overlays/Drawer/Drawer.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { OpenIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { searchMessages } from "../../../messages/players/search.ts";
import { navMessages } from "../../../messages/site/nav.ts";
import type { NavigationLink } from "../NavigationBar/NavigationBar.tsx";
import type { MenuContent } from "./MobileMenu.tsx";
import * as styles from "./styles.ts";

export interface MenuPanelProps extends MenuContent {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The navigation in a drawer. Following a link closes it. */
export function MenuPanel({ links, create, search, children, open, onOpenChange }: MenuPanelProps) {
  const t = useMessages(navMessages);
  const tSearch = useMessages(searchMessages);
  const id = useId();
  useLeaving(open, onOpenChange);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t("nav.menu")}>
      <div css={styles.panel}>
        {search}
        <nav aria-label={tSearch("menu.places")}>
          <ul css={styles.list}>
            {links.map((link) => (
              <Place key={link.href} {...link} />
            ))}
            {create !== undefined && (
              <li>
                <details>
                  <summary css={[styles.place, styles.summary]} aria-controls={id}>
                    {tSearch("menu.create")}
                    <Icon icon={OpenIcon} />
                  </summary>
                  <ul id={id} css={[styles.list, styles.within]}>
                    {create.map((link) => (
                      <Place key={link.href} {...link} />
                    ))}
                  </ul>
                </details>
              </li>
            )}
          </ul>
        </nav>
        {children && <div css={styles.foot}>{children}</div>}
      </div>
    </Drawer>
  );
}

/**
 * Closes the menu when a link is followed. The page behind is inert, so it is a link in the menu or
 * in the search results.
 */
function useLeaving(open: boolean, onOpenChange: (open: boolean) => void) {
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a[href]")) onOpenChange(false);
    };
    document.addEventListener("click", listen, { signal: stop.signal });
    return () => stop.abort();
  }, [open, onOpenChange]);
}

function Place({ href, label, current = false }: NavigationLink) {
  return (
    <li>
      <Link
        variant="quiet"
        css={styles.place}
        href={href}
        {...(current && { "aria-current": "page" })}
      >
        {label}
      </Link>
    </li>
  );
}
