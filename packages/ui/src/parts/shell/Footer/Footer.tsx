import type { ReactNode } from "react";
import { copyrightYear } from "../../../tokens/constants.ts";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useLanguage } from "../../../words/WordsProvider.tsx";
import { Logo } from "../Logo/Logo.tsx";
import type { NavigationLink } from "../NavigationBar/NavigationBar.tsx";
import * as styles from "./styles.ts";

export interface FooterProps {
  links: readonly NavigationLink[];
  /** Where the theme switch stands. */
  children?: ReactNode;
}

export function Footer({ links, children }: FooterProps) {
  const { say } = useLanguage();
  return (
    <footer css={styles.footer}>
      <div css={styles.brand}>
        <Logo />
        <p css={styles.line}>{say("brand.line")}</p>
      </div>
      {links.length > 0 && (
        <nav aria-label={say("footer.label")}>
          <ul css={styles.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link kind="nav" href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div css={styles.end}>
        {children}
        <p css={styles.line}>
          <bdi>{say("footer.copyright", { year: String(copyrightYear) })}</bdi>
        </p>
      </div>
    </footer>
  );
}
