import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { alignText } from "../../../../primitives/actions/Button/optical-alignment.ts";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { endingKinds } from "../structure.ts";
import type { EditedScene } from "./edited-scene.ts";
import * as styles from "./styles.ts";

/** The kind of ending that a scene without choices is, and its title for players. */
export function SceneEnding({ name, node, onOperation }: EditedScene) {
  const t = useMessages(structureMessages);
  const { ending, choices } = node;
  const mark = (to: typeof ending | null) =>
    onOperation({
      kind: "mark_ending",
      node: name,
      ending: to ? { kind: to.kind, title: to.title } : null,
    });
  // A hub continues with its storylets.
  if (node.hub !== undefined && ending === undefined) return null;
  if (choices.length > 0) {
    if (ending === undefined) return null;
    return (
      <Callout tone="warning">
        <span css={styles.asks}>
          {t("ending.goesOn", { title: ending.title })}
          <Button size="small" onClick={() => mark(null)}>
            {t("ending.unmark")}
          </Button>
          <Button size="small" onClick={() => mark(ending)}>
            {t("ending.stop")}
          </Button>
        </span>
      </Callout>
    );
  }
  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{t("scene.ending")}</legend>
      <FieldRow>
        <TextField
          label={t("ending.title")}
          hint={t("ending.titleHint")}
          optional
          value={ending?.title ?? ""}
          dir="auto"
          autoComplete="off"
          onChange={(event) =>
            mark({ kind: ending?.kind ?? "open", title: event.currentTarget.value })
          }
        />
        <Select
          label={t("ending.kind")}
          optional
          placeholder={t("ending.kindNone")}
          options={endingKinds.map((kind) => ({ value: kind, label: t(`ending.${kind}`) }))}
          value={ending?.kind ?? null}
          onValueChange={(kind) => mark({ kind, title: ending?.title ?? "" })}
        />
      </FieldRow>
      {ending && (
        <Button
          size="small"
          variant="ghost"
          css={[styles.begin, alignText.start]}
          onClick={() => mark(null)}
        >
          {t("ending.unmark")}
        </Button>
      )}
    </fieldset>
  );
}
