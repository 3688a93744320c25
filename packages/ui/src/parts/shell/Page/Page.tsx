import type { ReactNode } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { Anchor } from "../../../primitives/actions/Link/LinkProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { main, page, skip } from "./styles.ts";

/** Other props are passed to the element around the header, the `main` and the footer. */
export interface PageProps extends ElementProps<"div"> {
  /** The top of the page: a `NavigationBar`. */
  header: ReactNode;
  /** The bottom of the page: a `Footer`. */
  footer: ReactNode;
  /** The content, inside `main`. */
  children: ReactNode;
}

const mainId = "page";

/** The layout of pages with a header and a footer, with a skip link. */
export function Page({ header, footer, children, ...root }: PageProps) {
  const t = useMessages(commonMessages);
  return (
    <div css={page} {...root}>
      <Anchor href={`#${mainId}`} css={skip}>
        {t("nav.skip")}
      </Anchor>
      {header}
      <main id={mainId} tabIndex={-1} css={main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
