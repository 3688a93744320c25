import { Button } from "../../../primitives/Button/Button.tsx";
import { Callout } from "../../../primitives/Callout/Callout.tsx";
import { Textarea } from "../../../primitives/Textarea/Textarea.tsx";
import { authorWords } from "../../../words/author/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import { jsonFault } from "../coerce.ts";
import type { StoryForm } from "../useStoryForm.ts";
import * as styles from "./styles.ts";

export interface JsonFieldProps {
  form: Pick<StoryForm, "text" | "write" | "entry">;
  field: "structureText" | "gameConfigText";
  hint?: string;
}

/** JSON as text. It says at once where it cannot be read, and what would be saved then. */
export function JsonField({ form, field, hint }: JsonFieldProps) {
  const say = useWords(authorWords);
  const text = form.entry[field];
  const fault = jsonFault(text);
  return (
    <div css={styles.field}>
      <Textarea
        {...form.text(field)}
        label={say(`field.${field}`)}
        hint={hint}
        size="page"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
      />
      {fault !== undefined && (
        <Callout tone="haldi">
          {fault.kind === "notObject" && say("json.notObject")}
          {fault.kind === "broken" &&
            (fault.line === undefined || fault.column === undefined
              ? say("json.broken")
              : say("json.brokenAt", { line: fault.line, column: fault.column }))}{" "}
          {say("json.fallback")}
        </Callout>
      )}
      {fault === undefined && text.trim() !== "" && (
        <Button
          size="small"
          kind="ghost"
          css={styles.tidy}
          onClick={() => form.write(field, JSON.stringify(JSON.parse(text), null, 2))}
        >
          {say("json.tidy")}
        </Button>
      )}
    </div>
  );
}
