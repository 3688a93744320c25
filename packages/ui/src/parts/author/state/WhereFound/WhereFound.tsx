import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Condition } from "@katha/storygraph";
import { ScenePicker } from "../pickers/ScenePicker.tsx";
import { lackingFor } from "./lacking.ts";
import { together, useStoryState } from "../story-state.ts";
import * as styles from "../styles.ts";

/**
 * Things and qualities that a condition needs but that nothing in the story provides, each with a
 * choice of the scene that should.
 */
export function WhereFound({ condition }: { condition: Condition | undefined }) {
  const { graph, desk, onOperation } = useStoryState();
  const t = useMessages(qualitiesMessages);
  const [placed, setPlaced] = useState<{ name: string; node: string } | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  // The field that was filled in is gone, so the focus moves to the confirmation.
  useEffect(() => {
    if (placed !== null) said.current?.focus();
  }, [placed]);
  const asked = lackingFor({ graph, desk }, condition).map(({ id, name, effect }) => {
    const isThing = "give" in effect;
    return (
      <ScenePicker
        key={id}
        label={t(isThing ? "lacking.thing" : "lacking.quality", { name })}
        hint={t("lacking.hint")}
        value=""
        onPick={(node, made) => {
          setPlaced({ name, node });
          const before = graph.nodes[node]?.effects ?? [];
          onOperation(
            together(
              { kind: "set_field", node, field: "effects", value: [...before, effect] },
              made,
            ),
          );
        }}
      />
    );
  });
  return (
    <>
      {placed !== null && (
        <p ref={said} tabIndex={-1} css={styles.sentence}>
          {t("lacking.placed", placed)}
        </p>
      )}
      {asked}
    </>
  );
}
