import type { ReactNode } from "react";
import { Link } from "../../../primitives/Link/Link.tsx";
import { useLanguage } from "../../../words/WordsProvider.tsx";
import { Logo } from "../Logo/Logo.tsx";
import * as styles from "./styles.ts";
import type { NavigationBarKind } from "./styles.ts";

export interface NavigationLink {
  href: string;
  label: string;
  /** The page the visitor is on. */
  current?: boolean;
}

export interface NavigationBarProps {
  /** Where the logo leads. */
  home: string;
  links: readonly NavigationLink[];
  /** Over a picture it has no ground of its own and keeps night's colours. */
  kind?: NavigationBarKind;
  /** Where the search box stands. */
  search?: ReactNode;
}

export function NavigationBar({ home, links, kind = "plain", search }: NavigationBarProps) {
  const { say } = useLanguage();
  return (
    <header
      css={[styles.bar, styles.kinds[kind]]}
      {...(kind === "over" && { "data-theme": "dark" })}
    >
      <Link kind="quiet" href={home} css={styles.home}>
        <Logo />
      </Link>
      {search && <div css={styles.search}>{search}</div>}
      <nav aria-label={say("nav.label")} css={styles.nav}>
        <ul css={styles.links}>
          {links.map(({ href, label, current = false }) => (
            <li key={href}>
              <Link kind="nav" href={href} {...(current && { "aria-current": "page" })}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
