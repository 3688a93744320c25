import type { ReactNode } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { main, page, skip } from "./styles.ts";

export interface PageProps {
  /** The bar above, and the footer below. */
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

const mainId = "page";

/** The layout of pages with a header and a footer, with a skip link. */
export function Page({ header, footer, children }: PageProps) {
  const t = useMessages(commonMessages);
  return (
    <div css={page}>
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
