import { useId } from "react";
import { customActionXp } from "../../../../tokens/constants.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyPageMessages } from "../../../../messages/players/story-page.ts";
import { capitalised, commandKey } from "../../labels.ts";
import type { StoryCommand } from "../../story.ts";
import { cost, grid, item, section, title } from "./styles.ts";

export interface CommandsGridProps extends ElementProps<"section"> {
  /** The story's commands with their prices in XP. */
  commands: readonly StoryCommand[];
}

/** The commands that the player has, with their prices; the player's own action is always last. */
export function CommandsGrid({ commands, ...root }: CommandsGridProps) {
  const t = useMessages(storyPageMessages);
  const { number } = useFormats();
  const name = useId();
  const own = commands.find(({ name: each }) => each === "custom_action");
  const custom = own ?? { name: "custom_action", cost: customActionXp };
  const all = [...commands.filter((each) => each.name !== custom.name), custom];
  return (
    <section aria-labelledby={name} css={section} {...root}>
      <h2 id={name} css={title}>
        {t("story.commands")}
      </h2>
      <dl css={grid}>
        {all.map((command) => {
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
    </section>
  );
}
