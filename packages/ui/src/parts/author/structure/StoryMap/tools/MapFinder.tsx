import { useDeferredValue, useMemo, useState } from "react";
import { Finder } from "../../../../../primitives/fields/Finder/Finder.tsx";
import { itemNote, itemWords } from "../../../../../primitives/overlays/Popup/styles.ts";
import { useFormats, useMessages } from "../../../../../messages/I18nProvider.tsx";
import { storyMapMessages } from "../../../../../messages/authors/story-map.ts";
import type { StructureFinding } from "../../structure.ts";
import { foundOnMap } from "../model/found.ts";
import type { Found } from "../model/found.ts";
import type { MapCard } from "../model/model.ts";
import * as styles from "../styles.ts";

export interface MapFinderProps {
  cards: readonly MapCard[];
  findings: readonly StructureFinding[];
  onFound: (node: string) => void;
}

/** Search for scenes by name or text, and for findings. */
export function MapFinder({ cards, findings, onFound }: MapFinderProps) {
  const { number } = useFormats();
  const t = useMessages(storyMapMessages);
  const [query, setQuery] = useState("");
  const asked = useDeferredValue(query);
  const found = useMemo(() => foundOnMap(cards, findings, asked), [cards, findings, asked]);
  return (
    <div css={styles.finder}>
      <Finder
        label={t("map.find")}
        query={query}
        onQueryChange={setQuery}
        items={found}
        itemComponent={FoundLine}
        onSelect={({ node }) => onFound(node)}
        status={
          found.length === 0
            ? t("map.foundNone")
            : t("map.found", { count: found.length, amount: number(found.length) })
        }
        listLabel={t("map.foundList")}
        clearLabel={t("map.clearFind")}
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
