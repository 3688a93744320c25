import { useDeferredValue, useMemo, useState } from "react";
import { Finder } from "../../../../primitives/fields/Finder/Finder.tsx";
import { itemNote, itemWords } from "../../../../primitives/overlays/Popup/styles.ts";
import { storymapWords } from "../../../../words/storymap/words.ts";
import { useLanguage, useWords } from "../../../../words/WordsProvider.tsx";
import type { StructureFinding } from "../structure.ts";
import { foundOnMap } from "./found.ts";
import type { Found } from "./found.ts";
import type { Slip } from "./model.ts";
import * as styles from "./styles.ts";

export interface MapFinderProps {
  slips: readonly Slip[];
  findings: readonly StructureFinding[];
  onFound: (node: string) => void;
}

/** Finds a scene by its name or its words, or a finding by what it says. */
export function MapFinder({ slips, findings, onFound }: MapFinderProps) {
  const { number } = useLanguage();
  const say = useWords(storymapWords);
  const [query, setQuery] = useState("");
  const asked = useDeferredValue(query);
  const found = useMemo(() => foundOnMap(slips, findings, asked), [slips, findings, asked]);
  return (
    <div css={styles.finder}>
      <Finder
        label={say("map.find")}
        query={query}
        onQuery={setQuery}
        items={found}
        option={FoundLine}
        onFind={({ node }) => onFound(node)}
        said={
          found.length === 0
            ? say("map.foundNone")
            : say("map.found", { count: found.length, amount: number(found.length) })
        }
        listLabel={say("map.foundList")}
        clearLabel={say("map.clearFind")}
      />
    </div>
  );
}

function FoundLine({ item: { node, note } }: { item: Found }) {
  return (
    <span css={itemWords}>
      <bdi>{node}</bdi>
      <span css={[itemNote, styles.foundNote]} dir="auto">
        {note}
      </span>
    </span>
  );
}
