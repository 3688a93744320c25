import { useState } from "react";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";

interface WordsFieldProps {
  label: string;
  hint: string;
  words: readonly string[];
  onWords: (words: readonly string[]) => void;
}

const wordsIn = (draft: string) => [
  ...new Set(
    draft
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];

/** Words, one per line. The text stays as it was typed while it means the same. */
export function WordsField({ label, hint, words, onWords }: WordsFieldProps) {
  const now = words.join("\n");
  const [draft, setDraft] = useState(now);
  const [held, setHeld] = useState(now);
  if (held !== now) {
    setHeld(now);
    if (wordsIn(draft).join("\n") !== now) setDraft(now);
  }
  return (
    <Textarea
      label={label}
      hint={hint}
      size="line"
      dir="auto"
      value={draft}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        onWords(wordsIn(event.currentTarget.value));
      }}
    />
  );
}
