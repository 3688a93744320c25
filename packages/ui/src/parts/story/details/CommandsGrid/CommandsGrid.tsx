import type { GameConfig } from "@katha/api/shapes";
import { customActionXp } from "../../../../tokens/constants.ts";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyPageMessages } from "../../../../messages/players/story-page.ts";
import { capitalised, commandKey, commandNames } from "../../labels.ts";
import { cost, grid, item, section } from "./styles.ts";

export interface CommandsGridProps extends ElementProps<"section"> {
  /** The story's commands with their prices in XP. */
  commands: GameConfig["commands"];
}

/** The commands that the player has, with their prices; the player's own action is always last. */
export function CommandsGrid({ commands, ...root }: CommandsGridProps) {
  const t = useMessages(storyPageMessages);
  const { number } = useFormats();
  return (
    <Section {...root} title={t("story.commands")} size="large" css={section}>
      <dl css={grid}>
        {inOrder(commands).map((command) => {
          const key = commandKey(command.name);
          return (
            <div key={command.name} css={item}>
              <dt>{key === undefined ? capitalised(command.name) : t(key)}</dt>
              <dd css={cost}>
                <bdi>{t("story.cost", { cost: number(command.cost) })}</bdi>
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}

/** The standard commands in the play page's order, then the story's own in the author's, and the player's own action. */
function inOrder(commands: GameConfig["commands"]): { name: string; cost: number }[] {
  const { custom_action: custom = { cost: customActionXp }, ...others } = commands;
  const known = commandNames.filter((name) => name in others);
  const own = Object.keys(others).filter((name) => !known.includes(name));
  return [...known, ...own]
    .flatMap((name) => (others[name] ? [{ name, ...others[name] }] : []))
    .concat({ name: "custom_action", ...custom });
}
