import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { legalMessages } from "../../../messages/site/legal.ts";
import { guidebook, heading, list } from "./styles.ts";

export interface GuidebookLinks {
  started: string;
  account: string;
  privacy: string;
  terms: string;
}

export interface GuidebookProps {
  links: GuidebookLinks;
  /** The page one is on. */
  current?: keyof GuidebookLinks;
}

const entries = ["started", "account", "privacy", "terms"] as const;

/** Links between the guide and the legal pages. */
export function Guidebook({ links, current }: GuidebookProps) {
  const t = useMessages(legalMessages);
  return (
    <nav css={guidebook} aria-label={t("guidebook.label")}>
      <p css={heading}>{t("guidebook.label")}</p>
      <ul css={list}>
        {entries.map((entry) => (
          <li key={entry}>
            <Link
              variant="nav"
              href={links[entry]}
              {...(entry === current && { "aria-current": "page" })}
            >
              {t(`guidebook.${entry}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
