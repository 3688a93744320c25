import type { ReactNode } from "react";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { navMessages } from "../../../messages/site/nav.ts";
import { useBrand } from "../BrandProvider/BrandProvider.tsx";
import * as styles from "./styles.ts";
import type { NavigationBarVariant } from "./styles.ts";

export interface NavigationLink {
  /** The address; must be unique among the links. */
  href: string;
  /** A word or two. */
  label: string;
  /** Whether it is the current page. */
  current?: boolean;
}

export interface NavigationBarProps extends ElementProps<"header"> {
  /** The few links that every page has. */
  links: readonly NavigationLink[];
  /**
   * `over` is for pages with a picture at the top: transparent, with the dark theme's colours.
   * @default "plain"
   */
  variant?: NavigationBarVariant;
  /** The search box. */
  search?: ReactNode;
  /** After the links: a `CreateMenu`. */
  createMenu?: ReactNode;
  /** At the end: `VisitorLinks`. */
  visitor?: ReactNode;
  /** At the end, on narrow screens as well: a `NotificationsLink`. */
  notifications?: ReactNode;
  /** Replaces the other items on narrow screens. */
  menu?: ReactNode;
}

/** The top of each page: logo, search, links, visitor. */
export function NavigationBar(props: NavigationBarProps) {
  const { links, variant = "plain", search, createMenu, visitor, ...rest } = props;
  const { notifications, menu, ...root } = rest;
  const t = useMessages(navMessages);
  const { home } = useAddresses();
  const { name, mark } = useBrand();
  const wide = menu !== undefined && styles.wide;
  return (
    <header
      css={[styles.bar, styles.kinds[variant]]}
      {...(variant === "over" && { "data-theme": "dark" })}
      {...root}
    >
      <Link variant="quiet" href={home} css={styles.home} aria-label={name}>
        {mark}
      </Link>
      {search && <div css={[styles.search, wide]}>{search}</div>}
      <nav aria-label={t("nav.label")} css={[styles.nav, wide]}>
        <ul css={styles.links}>
          {links.map(({ href, label, current = false }) => (
            <li key={href}>
              <Link variant="nav" href={href} {...(current && { "aria-current": "page" })}>
                {label}
              </Link>
            </li>
          ))}
          {createMenu && <li>{createMenu}</li>}
          {visitor && <li>{visitor}</li>}
        </ul>
      </nav>
      {notifications && <div css={styles.notifications}>{notifications}</div>}
      {menu && <div css={[styles.narrow, notifications ? styles.close : null]}>{menu}</div>}
    </header>
  );
}
