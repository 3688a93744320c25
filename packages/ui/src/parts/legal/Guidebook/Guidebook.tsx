import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { legalMessages } from "../../../messages/site/legal.ts";
import { guidebook, heading, list } from "./styles.ts";

export interface GuidebookLinks {
  /** The address of the guide to playing. */
  started: string;
  /** The address of help with the account. */
  account: string;
  /** The address of the privacy policy. */
  privacy: string;
  /** The address of the terms. */
  terms: string;
}

export interface GuidebookProps extends ElementProps<"nav"> {
  /** The addresses of its four pages. */
  links: GuidebookLinks;
  /** The current page. */
  current?: keyof GuidebookLinks;
}

const entries = ["started", "account", "privacy", "terms"] as const;

/** Links between the guide and the legal pages. */
export function Guidebook({ links, current, ...root }: GuidebookProps) {
  const t = useMessages(legalMessages);
  return (
    <nav css={guidebook} aria-label={t("guidebook.label")} {...root}>
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
