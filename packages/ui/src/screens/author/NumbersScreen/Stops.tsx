import type { StoryNumbers } from "@katha/api/shapes";
import type { StoryGraph } from "@katha/storygraph";
import { useMemo, useState } from "react";
import { ShareList } from "../../../parts/author/sharing/ShareList/ShareList.tsx";
import type { ShareRow } from "../../../parts/author/sharing/ShareList/ShareList.tsx";
import { StoryMap } from "../../../parts/author/structure/StoryMap/StoryMap.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { numbersMessages } from "../../../messages/authors/numbers.ts";
import * as styles from "./styles.ts";

interface StopsProps {
  numbers: StoryNumbers;
  graph: StoryGraph;
  /** The language of the story's text. */
  language: string;
  rows: readonly ShareRow[];
}

/** Where plays stop, in words and highlighted on the map. */
export function Stops({ numbers, graph, language, rows }: StopsProps) {
  const { number } = useFormats();
  const t = useMessages(numbersMessages);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [goTo, setGoTo] = useState<{ node: string }>();
  const heat = useMemo(
    () => Object.fromEntries(rows.map(({ node, share }) => [node, share])),
    [rows],
  );
  const heatLabels = useMemo(() => {
    const counted = (count: number) => ({ count, amount: number(count) });
    return Object.fromEntries([
      ...numbers.endings.map(({ node, plays }) => [node, t("numbers.endedHere", counted(plays))]),
      ...numbers.dropOff.map(({ node, plays }) => [node, t("numbers.stoppedHere", counted(plays))]),
    ]);
  }, [numbers, number, t]);
  const show = (node: string) => {
    setSelection([node]);
    setGoTo({ node });
  };
  return (
    <div css={styles.beside}>
      <div css={styles.list}>
        {rows.length === 0 ? (
          <p css={styles.good}>{t("numbers.stopsNone")}</p>
        ) : (
          <ShareList
            label={t("numbers.stops")}
            rows={rows}
            language={language}
            onOpenScene={show}
          />
        )}
      </div>
      <StoryMap
        graph={graph}
        heat={heat}
        heatLabels={heatLabels}
        language={language}
        selection={selection}
        onSelectionChange={setSelection}
        goTo={goTo}
      />
    </div>
  );
}
