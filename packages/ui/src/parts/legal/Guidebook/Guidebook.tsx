import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { legalMessages } from "../../../messages/site/legal.ts";
import { guidebook, heading, list } from "./styles.ts";

const entries = ["started", "account", "privacy", "terms"] as const;
export type GuidebookEntry = (typeof entries)[number];

export interface GuidebookProps extends ElementProps<"nav"> {
  /** The current page. */
  current?: GuidebookEntry;
}

/** Links between the guide and the legal pages. */
export function Guidebook({ current, ...root }: GuidebookProps) {
  const t = useMessages(legalMessages);
  const { guide, privacy, terms } = useAddresses();
  const links = { started: guide, account: `${guide}#help`, privacy, terms };
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
