import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { line, list } from "./styles.ts";

export interface ChoicesProps {
  choices: readonly string[];
  /** Of the story's words. */
  language: string;
  disabled?: boolean;
  onSelect: (choice: string) => void;
}

/** Lines of the story one can point at. */
export function Choices({ choices, language, disabled = false, onSelect }: ChoicesProps) {
  const t = useMessages(playMessages);
  if (choices.length === 0) return null;
  return (
    <ul css={list} aria-label={t("choices.label")}>
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
