import type { CommandCosts, OwnCommand } from "@katha/api/shapes";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { stateMessages } from "../../../../messages/players/state.ts";
import * as styles from "./styles.ts";

export interface HowToPlayProps extends ElementProps<"section"> {
  /** The address of the guide, which opens in a new tab or window. */
  guide: string;
  /** The price of each command in XP; free ones may be left out. */
  costs: Partial<CommandCosts>;
  /**
   * The story's own commands, explained after the built-in ones.
   * @default []
   */
  ownCommands?: readonly OwnCommand[] | undefined;
  /** The language of the story's own commands. */
  language?: string | undefined;
}

const explained = [
  ["continue", "continue"],
  ["immerse", "immerse"],
  ["show", "show"],
  ["undo", "undo"],
  ["act", "customAction"],
] as const satisfies (readonly [string, keyof CommandCosts])[];

/** The commands, their costs, and the models. */
export function HowToPlay(props: HowToPlayProps) {
  const { guide, costs, ownCommands = [], language, ...root } = props;
  const t = useMessages(playMessages);
  const tState = useMessages(stateMessages);
  return (
    <section css={styles.panel} aria-label={t("bar.know")} {...root}>
      <h2 css={styles.title}>{t("know.commands")}</h2>
      <dl css={styles.commands}>
        {explained.map(([name, command]) => (
          <div key={name}>
            <dt css={styles.name}>{t(`tray.${name}`)}</dt>
            <dd>
              {t(`tray.${name}Note`)}
              {(costs[command] ?? 0) > 0 && (
                <span css={styles.xp}> · {t("know.xp", { xp: costs[command] ?? 0 })}</span>
              )}
              {name === "undo" && <p css={styles.soft}>{t("know.undoNote")}</p>}
            </dd>
          </div>
        ))}
        {ownCommands.map(({ name, cost }) => (
          <div key={name}>
            <dt css={styles.name} lang={language} dir="auto">
              {name}
            </dt>
            <dd>
              {tState("command.note")}
              {cost > 0 && <span css={styles.xp}> · {t("know.xp", { xp: cost })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <h2 css={styles.title}>{t("know.models")}</h2>
      <p css={styles.soft}>{t("know.modelsNote")}</p>
      <p>
        {t("know.more")}{" "}
        <Link href={guide} target="_blank" rel="noreferrer">
          {t("know.guide")}
        </Link>
      </p>
    </section>
  );
}
