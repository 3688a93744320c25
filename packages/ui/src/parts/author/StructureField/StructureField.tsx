import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../primitives/Button/Button.tsx";
import { authorWords } from "../../../words/author/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import { Findings } from "../Findings/Findings.tsx";
import type { Finding } from "../Findings/Findings.tsx";
import { JsonField } from "../JsonField/JsonField.tsx";
import type { StoryForm } from "../useStoryForm.ts";
import * as styles from "./styles.ts";

/** What a map of the structure is given: the JSON text, and where to write it. */
export interface StructureSlot {
  text: string;
  onText: (text: string) => void;
}

export interface StructureFieldProps {
  form: Pick<StoryForm, "text" | "write" | "entry">;
  /** What the lint says of the text as it stands; absent before it has looked. */
  findings?: readonly Finding[] | undefined;
  /** The map; without it there is the text alone. */
  editor?: ((slot: StructureSlot) => ReactNode) | undefined;
}

/** The structure as a map or as text, and what is amiss in it. */
export function StructureField({ form, findings, editor }: StructureFieldProps) {
  const say = useWords(authorWords);
  const [view, setView] = useState<"map" | "text">("map");
  const asMap = editor !== undefined && view === "map";
  return (
    <div css={styles.structure}>
      {editor && (
        <fieldset css={styles.views}>
          <legend css={styles.legend}>{say("structure.views")}</legend>
          <Button
            size="small"
            kind={asMap ? "quiet" : "ghost"}
            aria-pressed={asMap}
            onClick={() => setView("map")}
          >
            {say("structure.asMap")}
          </Button>
          <Button
            size="small"
            kind={asMap ? "ghost" : "quiet"}
            aria-pressed={!asMap}
            onClick={() => setView("text")}
          >
            {say("structure.asText")}
          </Button>
        </fieldset>
      )}
      {asMap ? (
        editor({
          text: form.entry.structureText,
          onText: (text) => form.write("structureText", text),
        })
      ) : (
        <JsonField form={form} field="structureText" />
      )}
      {findings && <Findings findings={findings} />}
    </div>
  );
}
