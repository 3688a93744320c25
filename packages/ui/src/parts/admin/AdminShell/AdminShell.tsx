import type { ReactNode } from "react";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { scrollIntoView } from "../../../primitives/actions/Tabs/scroll-into-view.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { LeaveIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Anchor } from "../../../primitives/actions/Link/LinkProvider.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { useBrand } from "../../shell/BrandProvider/BrandProvider.tsx";
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
  "models",
  "settings",
  "audit",
  "health",
] as const;
export type AdminSection = (typeof adminSections)[number];

interface Count {
  amount: number;
  words: "shell.waiting" | "shell.reported";
}

/** Other props are passed to the element around the bar and the page. */
export interface AdminShellProps extends ElementProps<"div"> {
  /** The addresses of the sections and of the logo's link. */
  links: Readonly<Record<AdminSection, string>> & { home: string };
  /** The current section. */
  current: AdminSection;
  /**
   * The number of stories waiting for review.
   * @default 0
   */
  waiting?: number | undefined;
  /**
   * The number of open reports.
   * @default 0
   */
  reported?: number | undefined;
  /** Called when the sign-out button is pressed. */
  onLogout: () => void;
  /**
   * The administrator is being signed out.
   * @default false
   */
  signingOut?: boolean;
  /** The page, inside the `main`. */
  children: ReactNode;
}

/**
 * The frame of the administration pages: a bar with links to every section, and the sign-out
 * button.
 */
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
  const { name, mark } = useBrand();
  const counts: Partial<Record<AdminSection, Count>> = {
    review: { amount: waiting, words: "shell.waiting" },
    reports: { amount: reported, words: "shell.reported" },
  };
  return (
    <div css={styles.shell} {...root}>
      <Anchor href="#page" css={styles.skip}>
        {tCommon("nav.skip")}
      </Anchor>
      <header css={styles.bar}>
        <Link variant="quiet" href={links.home} css={styles.home} aria-label={name}>
          {mark}
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
    <Badge tone="warning" css={styles.count}>
      <span aria-hidden>{amount}</span>
      <VisuallyHidden>{t(count.words, { count: count.amount, amount })}</VisuallyHidden>
    </Badge>
  );
}
