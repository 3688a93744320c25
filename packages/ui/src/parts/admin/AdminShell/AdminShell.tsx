import type { ReactNode } from "react";
import { Badge } from "../../../primitives/Badge/Badge.tsx";
import { Button } from "../../../primitives/Button/Button.tsx";
import { LeaveIcon } from "../../../primitives/Icon/icons.ts";
import { Link } from "../../../primitives/Link/Link.tsx";
import { VisuallyHidden } from "../../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { adminWords } from "../../../words/admin/words.ts";
import { useLanguage, useWords } from "../../../words/WordsProvider.tsx";
import { Logo } from "../../shell/Logo/Logo.tsx";
import * as styles from "./styles.ts";

export const adminPlaces = ["stories", "categories", "tags", "review", "users", "audit"] as const;
export type AdminPlace = (typeof adminPlaces)[number];

export interface AdminShellProps {
  links: Readonly<Record<AdminPlace, string>> & { home: string };
  current: AdminPlace;
  /** How many stories wait for a review. */
  waiting?: number | undefined;
  onLogout: () => void;
  leaving?: boolean;
  children: ReactNode;
}

/** What the pages of administration share: a bar with every place, and the way out. */
export function AdminShell(props: AdminShellProps) {
  const { links, current, waiting = 0, onLogout, leaving = false, children } = props;
  const { say, number } = useLanguage();
  const own = useWords(adminWords);
  return (
    <div css={styles.shell}>
      <a href="#page" css={styles.skip}>
        {say("nav.skip")}
      </a>
      <header css={styles.bar}>
        <Link kind="quiet" href={links.home} css={styles.home}>
          <Logo />
        </Link>
        <nav css={styles.nav} aria-label={own("shell.label")}>
          <ul css={styles.list}>
            {adminPlaces.map((place) => (
              <li key={place}>
                <Link
                  kind="nav"
                  href={links[place]}
                  css={styles.place}
                  {...(place === current && { "aria-current": "page" })}
                >
                  {own(`shell.${place}`)}
                  {place === "review" && waiting > 0 && (
                    <Badge tone="haldi">
                      <span aria-hidden>{number(waiting)}</span>
                      <VisuallyHidden>
                        {own("shell.waiting", { count: waiting, amount: number(waiting) })}
                      </VisuallyHidden>
                    </Badge>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Button
          size="small"
          kind="ghost"
          icon={LeaveIcon}
          busy={leaving}
          css={styles.leave}
          onClick={onLogout}
        >
          {own(leaving ? "shell.leaving" : "shell.logout")}
        </Button>
      </header>
      <main id="page" tabIndex={-1} css={styles.main}>
        {children}
      </main>
    </div>
  );
}
