import type { ReactNode } from "react";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { Logo } from "../Logo/Logo.tsx";
import * as styles from "./styles.ts";
import type { NavigationBarVariant } from "./styles.ts";

export interface NavigationLink {
  href: string;
  label: string;
  /** The page the visitor is on. */
  current?: boolean;
}

export interface NavigationBarProps {
  /** The logo's link. */
  home: string;
  links: readonly NavigationLink[];
  /** Over a picture it is transparent and keeps the dark theme's colours. */
  variant?: NavigationBarVariant;
  /** The search box. */
  search?: ReactNode;
  /** After the links: what opens, and the visitor's own. */
  createMenu?: ReactNode;
  visitor?: ReactNode;
  /** Replaces the other items on narrow screens. */
  menu?: ReactNode;
}

export function NavigationBar(props: NavigationBarProps) {
  const { home, links, variant = "plain", search, createMenu, visitor, menu } = props;
  const t = useMessages(commonMessages);
  const wide = menu !== undefined && styles.wide;
  return (
    <header
      css={[styles.bar, styles.kinds[variant]]}
      {...(variant === "over" && { "data-theme": "dark" })}
    >
      <Link variant="quiet" href={home} css={styles.home}>
        <Logo />
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
      {menu && <div css={styles.narrow}>{menu}</div>}
    </header>
  );
}
