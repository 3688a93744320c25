import type { ReactNode } from "react";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { scrollIntoView } from "../../../primitives/actions/Tabs/scroll-into-view.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { LeaveIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { Logo } from "../../shell/Logo/Logo.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

export const adminSections = [
  "stories",
  "categories",
  "tags",
  "review",
  "reports",
  "users",
  "waitlist",
  "audit",
  "health",
] as const;
export type AdminSection = (typeof adminSections)[number];

interface Count {
  amount: number;
  words: "shell.waiting" | "shell.reported";
}

/** What is handed on reaches the frame around the bar and the page. */
export interface AdminShellProps extends ElementProps<"div"> {
  /** Where each section is, and where the logo leads. */
  links: Readonly<Record<AdminSection, string>> & { home: string };
  /** The section of the page that is shown. */
  current: AdminSection;
  /** How many stories wait for a review. */
  waiting?: number | undefined;
  /** How many reports are open. */
  reported?: number | undefined;
  /** Called by the button at the end of the bar. */
  onLogout: () => void;
  /** The administrator is being signed out. */
  signingOut?: boolean;
  /** The page, inside the `main`. */
  children: ReactNode;
}

/** What the pages of administration share: a bar with every place, and the way out. */
export function AdminShell(props: AdminShellProps) {
  const {
    links,
    current,
    waiting = 0,
    reported = 0,
    onLogout,
    signingOut = false,
    children,
    ...root
  } = props;
  const tCommon = useMessages(commonMessages);
  const t = useMessages(adminMessages);
  const counts: Partial<Record<AdminSection, Count>> = {
    review: { amount: waiting, words: "shell.waiting" },
    reports: { amount: reported, words: "shell.reported" },
  };
  return (
    <div css={styles.shell} {...root}>
      <a href="#page" css={styles.skip}>
        {tCommon("nav.skip")}
      </a>
      <header css={styles.bar}>
        <Link variant="quiet" href={links.home} css={styles.home}>
          <Logo />
        </Link>
        <nav css={styles.nav} aria-label={t("shell.label")}>
          <ul css={styles.list}>
            {adminSections.map((place) => (
              <li key={place} ref={place === current ? scrollIntoView : null}>
                <Link
                  variant="nav"
                  href={links[place]}
                  css={styles.place}
                  {...(place === current && { "aria-current": "page" })}
                >
                  {t(`shell.${place}`)}
                  <Waiting count={counts[place]} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Button
          size="small"
          variant="ghost"
          icon={LeaveIcon}
          loading={signingOut}
          css={styles.leave}
          onClick={onLogout}
        >
          {t(signingOut ? "shell.leaving" : "shell.logout")}
        </Button>
      </header>
      <main id="page" tabIndex={-1} css={styles.main}>
        {children}
      </main>
    </div>
  );
}

/** The number of items that need attention. */
function Waiting({ count }: { count: Count | undefined }) {
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  if (count === undefined || count.amount === 0) return null;
  const amount = number(count.amount);
  return (
    <Badge tone="warning">
      <span aria-hidden>{amount}</span>
      <VisuallyHidden>{t(count.words, { count: count.amount, amount })}</VisuallyHidden>
    </Badge>
  );
}
