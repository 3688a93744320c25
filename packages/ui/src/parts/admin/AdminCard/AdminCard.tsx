import type { ReactNode } from "react";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { Logo } from "../../shell/Logo/Logo.tsx";
import * as styles from "./styles.ts";

export interface AdminCardProps {
  title: string;
  note?: string | undefined;
  links: { home: string };
  children: ReactNode;
}

/** The frame of the pages that stand before those of administration. */
export function AdminCard({ title, note, links, children }: AdminCardProps) {
  const t = useMessages(adminMessages);
  return (
    <main css={styles.page}>
      <div css={styles.card}>
        <Link variant="quiet" href={links.home} aria-label={t("login.home")}>
          <Logo />
        </Link>
        <div css={styles.head}>
          <h1 css={styles.title}>{title}</h1>
          {note !== undefined && <p css={styles.note}>{note}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
