import type { OwnCommand } from "@katha/api/shapes";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { stateMessages } from "../../../../messages/players/state.ts";
import { command, price, row } from "./styles.ts";

export interface OwnCommandsProps extends ElementProps<"fieldset"> {
  /** The story's own commands; without any, nothing is shown. */
  commands: readonly OwnCommand[];
  /** The language of their names: `hi`, `ur`. */
  language: string;
  /**
   * A turn is in progress: they are disabled, and the focus stays.
   * @default false
   */
  busy?: boolean;
  /** Called with the name of the command that was pressed. */
  onOwnCommand: (name: string) => void;
}

/** The commands that only this story has, each with its price in XP. */
export function OwnCommands(props: OwnCommandsProps) {
  const { commands, language, busy = false, onOwnCommand, ...root } = props;
  const t = useMessages(stateMessages);
  const { number } = useFormats();
  if (commands.length === 0) return null;
  return (
    <fieldset css={row} aria-label={t("command.label")} {...root}>
      {commands.map(({ name, cost }) => (
        <button
          key={name}
          type="button"
          css={command}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) onOwnCommand(name);
          }}
        >
          <bdi lang={language}>{name}</bdi>{" "}
          {cost > 0 && <bdi css={price}>{t("command.xp", { xp: number(cost) })}</bdi>}
        </button>
      ))}
    </fieldset>
  );
}
