import { useMemo, useState } from "react";
import { ShareList } from "../../parts/author/sharing/ShareList/ShareList.tsx";
import type { ShareRow } from "../../parts/author/sharing/ShareList/ShareList.tsx";
import { StoryMap } from "../../parts/author/structure/StoryMap/StoryMap.tsx";
import { numbersWords } from "../../words/numbers/words.ts";
import { useLanguage, useWords } from "../../words/WordsProvider.tsx";
import type { NumberedStory } from "./NumbersScreen.tsx";
import * as styles from "./styles.ts";

interface StopsProps {
  story: NumberedStory;
  rows: readonly ShareRow[];
}

/** Where plays stop: in words, and lit on the map. */
export function Stops({ story, rows }: StopsProps) {
  const { graph, numbers, language } = story;
  const { number } = useLanguage();
  const say = useWords(numbersWords);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [goTo, setGoTo] = useState<{ node: string }>();
  const heat = useMemo(
    () => Object.fromEntries(rows.map(({ node, share }) => [node, share])),
    [rows],
  );
  const heatWords = useMemo(() => {
    const counted = (count: number) => ({ count, amount: number(count) });
    return Object.fromEntries([
      ...numbers.endings.map(({ node, plays }) => [node, say("numbers.endedHere", counted(plays))]),
      ...numbers.stops.map(({ node, plays }) => [node, say("numbers.stoppedHere", counted(plays))]),
    ]);
  }, [numbers, number, say]);
  const show = (node: string) => {
    setSelection([node]);
    setGoTo({ node });
  };
  return (
    <div css={styles.beside}>
      <div css={styles.list}>
        {rows.length === 0 ? (
          <p css={styles.good}>{say("numbers.stopsNone")}</p>
        ) : (
          <ShareList label={say("numbers.stops")} rows={rows} language={language} onShow={show} />
        )}
      </div>
      <StoryMap
        graph={graph}
        heat={heat}
        heatWords={heatWords}
        language={language}
        selection={selection}
        onSelect={setSelection}
        goTo={goTo}
        hasFinder={false}
      />
    </div>
  );
}
