import type { ReactNode } from "react";
import { copyrightYear } from "../../../tokens/constants.ts";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { Logo } from "../Logo/Logo.tsx";
import type { NavigationLink } from "../NavigationBar/NavigationBar.tsx";
import * as styles from "./styles.ts";

export interface FooterProps {
  links: readonly NavigationLink[];
  /** The language and theme switches. */
  children?: ReactNode;
}

export function Footer({ links, children }: FooterProps) {
  const t = useMessages(commonMessages);
  return (
    <footer css={styles.footer}>
      <div css={styles.brand}>
        <Logo />
        <p css={styles.line}>{t("brand.line")}</p>
      </div>
      {links.length > 0 && (
        <nav aria-label={t("footer.label")}>
          <ul css={styles.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link variant="nav" href={href}>
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
          <bdi>{t("footer.copyright", { year: String(copyrightYear) })}</bdi>
        </p>
      </div>
    </footer>
  );
}
