import type { ReactNode } from "react";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { landingMessages } from "../../../messages/site/landing.ts";
import { useBrand } from "../../shell/BrandProvider/BrandProvider.tsx";
import { MobileMenu, type MobileMenuProps } from "../../shell/MobileMenu/MobileMenu.tsx";
import { landingSections, sectionNames } from "../sections.ts";
import * as styles from "./styles.ts";

export interface LandingHeaderProps extends Pick<MobileMenuProps, "onUnavailable"> {
  /** The section that is in view. */
  shown: number;
  /** At the bottom of the menu: the language and theme switches. */
  children?: ReactNode;
}

/** The header over all five sections: links to each, and to the stories. */
export function LandingHeader({ shown, children, onUnavailable }: LandingHeaderProps) {
  const t = useMessages(landingMessages);
  const { home } = useAddresses();
  const { mark } = useBrand();
  const links = landingSections.map((name, at) => ({
    href: `#${name}`,
    label: t(sectionNames[name]),
    current: at === shown,
  }));
  return (
    <header css={styles.header}>
      {mark}
      <nav aria-label={t("header.label")} css={styles.nav}>
        <ul css={styles.links}>
          {links.map(({ href, label, current }) => (
            <li key={href}>
              <Link
                variant="nav"
                css={styles.link}
                href={href}
                {...(current && { "aria-current": "true" })}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div css={styles.start}>
        <ButtonLink variant="primary" size="small" css={styles.way} href={home}>
          {t("header.start")}
        </ButtonLink>
      </div>
      <div css={styles.menu}>
        <MobileMenu links={links} onUnavailable={onUnavailable}>
          {children}
        </MobileMenu>
      </div>
    </header>
  );
}
