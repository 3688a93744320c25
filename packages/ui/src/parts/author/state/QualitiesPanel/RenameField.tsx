import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import type { StructureOperation } from "@katha/storygraph";
import type { StoryState } from "../story-state.ts";
import * as styles from "./styles.ts";

interface RenameFieldProps extends StoryState {
  part: "qualities" | "things";
  id: string;
  name: string;
  onRenamed: (to: string) => void;
  onOperation: (operation: StructureOperation) => void;
}

/** The id that texts use between braces; it can be renamed everywhere in the story. */
export function RenameField(props: RenameFieldProps) {
  const { part, id, name, onRenamed, onOperation, graph, desk } = props;
  const t = useMessages(declarationsMessages);
  const [draft, setDraft] = useState(id);
  const to = draft.trim();
  const isTaken =
    to !== id &&
    (to === "health" || Object.hasOwn(desk.qualities, to) || Object.hasOwn(graph.things ?? {}, to));
  const isWord = to !== "" && !/[{}|]/u.test(to);
  const fault = isTaken ? t("rename.taken") : isWord ? undefined : t("rename.fault");
  return (
    <div css={styles.acts}>
      <TextField
        label={t("rename.label")}
        hint={t("rename.hint", { word: `{${id}}` })}
        value={draft}
        error={fault}
        dir="auto"
        autoComplete="off"
        data-own-undo
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      {to !== id && (
        <Button
          disabled={fault !== undefined}
          onClick={() => {
            onRenamed(to);
            onOperation({ kind: "rename_declared", part, id, to, name });
          }}
        >
          {t("rename.everywhere")}
        </Button>
      )}
    </div>
  );
}
