import type { ElementProps } from "../../../../primitives/element.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { line, list } from "./styles.ts";

/** What is handed on reaches the list. */
export interface ChoicesProps extends ElementProps<"ul", "onSelect"> {
  /** The lines to choose from; without any, nothing is shown. */
  choices: readonly string[];
  /** The language of the lines: `hi`, `ur`. */
  language: string;
  /** Nothing can be chosen now. */
  disabled?: boolean;
  /** Called with the line that was chosen. */
  onSelect: (choice: string) => void;
}

/** Lines of the story one can point at. */
export function Choices(props: ChoicesProps) {
  const { choices, language, disabled = false, onSelect, ...root } = props;
  const t = useMessages(playMessages);
  if (choices.length === 0) return null;
  return (
    <ul css={list} aria-label={t("choices.label")} {...root}>
      {choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            css={line}
            lang={language}
            dir="auto"
            disabled={disabled}
            onClick={() => onSelect(choice)}
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  );
}
