import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { playWords } from "../../../words/play/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import * as styles from "./styles.ts";

export interface KnowHowProps {
  id: string;
  /** The guide; it opens beside the story. */
  guide: string;
  /** In XP, what each command takes. */
  xpCosts: Readonly<Partial<Record<(typeof explained)[number], number>>>;
}

const explained = ["continue", "immerse", "show", "undo", "act"] as const;

/** What can be done here, and with whom. */
export function KnowHow({ id, guide, xpCosts }: KnowHowProps) {
  const say = useWords(playWords);
  return (
    <section id={id} css={styles.panel} aria-label={say("bar.know")}>
      <h2 css={styles.title}>{say("know.commands")}</h2>
      <dl css={styles.commands}>
        {explained.map((name) => (
          <div key={name}>
            <dt css={styles.name}>{say(`tray.${name}`)}</dt>
            <dd>
              {say(`tray.${name}Note`)}
              {(xpCosts[name] ?? 0) > 0 && (
                <span css={styles.xp}> · {say("know.xp", { xp: xpCosts[name] ?? 0 })}</span>
              )}
              {name === "undo" && <p css={styles.soft}>{say("know.undoNote")}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <h2 css={styles.title}>{say("know.models")}</h2>
      <p css={styles.soft}>{say("know.modelsNote")}</p>
      <p>
        {say("know.more")}{" "}
        <Link href={guide} target="_blank" rel="noreferrer">
          {say("know.guide")}
        </Link>
      </p>
    </section>
  );
}
