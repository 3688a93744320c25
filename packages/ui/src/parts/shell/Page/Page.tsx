import type { ReactNode } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { main, page, skip } from "./styles.ts";

/** What is handed on reaches the element around the bar, the `main` and the footer. */
export interface PageProps extends ElementProps<"div"> {
  /** The bar above: a `NavigationBar`. */
  header: ReactNode;
  /** What every page ends with: a `Footer`. */
  footer: ReactNode;
  /** The page itself, inside `main`. */
  children: ReactNode;
}

const mainId = "page";

/** The layout of pages with a header and a footer, with a skip link. */
export function Page({ header, footer, children, ...root }: PageProps) {
  const t = useMessages(commonMessages);
  return (
    <div css={page} {...root}>
      <a href={`#${mainId}`} css={skip}>
        {t("nav.skip")}
      </a>
      {header}
      <main id={mainId} tabIndex={-1} css={main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
