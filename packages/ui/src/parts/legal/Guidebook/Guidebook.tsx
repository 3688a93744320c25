import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { legalWords } from "../../../words/legal/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
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

/** The pages that explain the house, beside each of them. */
export function Guidebook({ links, current }: GuidebookProps) {
  const say = useWords(legalWords);
  return (
    <nav css={guidebook} aria-label={say("guidebook.label")}>
      <p css={heading}>{say("guidebook.label")}</p>
      <ul css={list}>
        {entries.map((entry) => (
          <li key={entry}>
            <Link
              kind="nav"
              href={links[entry]}
              {...(entry === current && { "aria-current": "page" })}
            >
              {say(`guidebook.${entry}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
