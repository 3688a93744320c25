import type { ReactNode } from "react";
import { copyrightYear } from "../../../tokens/constants.ts";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { footerMessages } from "../../../messages/site/footer.ts";
import { useBrand } from "../BrandProvider/BrandProvider.tsx";
import type { NavigationLink } from "../NavigationBar/NavigationBar.tsx";
import * as styles from "./styles.ts";

export interface FooterProps extends ElementProps<"footer"> {
  /** Links for every page: terms, privacy, help. */
  links: readonly NavigationLink[];
  /** The language and theme switches. */
  children?: ReactNode;
}

/** The bottom of each page: the name, links, the language and theme switches. */
export function Footer({ links, children, ...root }: FooterProps) {
  const t = useMessages(footerMessages);
  const { name, mark, line } = useBrand();
  return (
    <footer css={styles.footer} {...root}>
      <div css={styles.brand}>
        {mark}
        {line !== undefined && <p css={styles.line}>{line}</p>}
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
          <bdi>{t("footer.copyright", { year: String(copyrightYear), name })}</bdi>
        </p>
      </div>
    </footer>
  );
}
