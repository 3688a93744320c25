import { useState } from "react";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import type { EditedScene } from "./edited-scene.ts";

/** A scene's name. It is applied on blur, since every choice that leads there changes with it. */
export function SceneName({ id, name, graph, onOperation }: EditedScene & { id: string }) {
  const t = useMessages(structureMessages);
  const [draft, setDraft] = useState({ of: name, text: name });
  if (draft.of !== name) setDraft({ of: name, text: name });
  const wished = draft.text.trim();
  const isTaken = wished !== name && Object.hasOwn(graph.nodes, wished);
  const fault = wished === "" ? t("name.needed") : isTaken ? t("name.taken") : undefined;
  const put = () => {
    if (fault === undefined && wished !== name)
      onOperation({ kind: "rename_node", node: name, name: wished });
  };
  return (
    <TextField
      id={id}
      label={t("scene.name")}
      hint={t("scene.nameHint")}
      value={draft.text}
      error={fault}
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setDraft({ of: name, text: event.currentTarget.value })}
      onBlur={put}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.defaultPrevented) put();
        // The field itself undoes a name that has not been applied yet.
        if (event.key === "z" && draft.text !== name) event.stopPropagation();
        if (event.key === "Escape") setDraft({ of: name, text: name });
      }}
    />
  );
}
