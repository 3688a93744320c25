import type { ReactNode } from "react";
import { Card } from "../../../primitives/content/Card/Card.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { useBrand } from "../../shell/BrandProvider/BrandProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the page's `main` element, not to the card in it. */
export interface AdminCardProps extends ElementProps<"main", "title"> {
  /** The heading of the page, its only `h1`. */
  title: string;
  /** A sentence under the title. */
  note?: string | undefined;
  /** A form, or a sentence and what to do. */
  children: ReactNode;
}

/** The layout of pages before the administration itself, such as signing in. */
export function AdminCard({ title, note, children, ...root }: AdminCardProps) {
  const t = useMessages(adminMessages);
  const { home } = useAddresses();
  const { mark } = useBrand();
  return (
    <main css={styles.page} {...root}>
      <Card size="large" css={styles.card}>
        <Link variant="quiet" href={home} aria-label={t("login.home")}>
          {mark}
        </Link>
        <div css={styles.head}>
          <h1 css={styles.title}>{title}</h1>
          {note !== undefined && <p css={styles.note}>{note}</p>}
        </div>
        {children}
      </Card>
    </main>
  );
}
