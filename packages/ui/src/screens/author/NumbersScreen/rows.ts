import type { StoryNumbers } from "@katha/api/shapes";
import type { StoryGraph } from "@katha/storygraph";
import { useMemo } from "react";
import type { ShareRow } from "../../../parts/author/sharing/ShareList/ShareList.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { numbersMessages } from "../../../messages/authors/numbers.ts";

/** A row shows at most this much of a scene's text. */
const lineLength = 120;

export interface NumberRows {
  stops: readonly ShareRow[];
  endings: readonly ShareRow[];
  retried: readonly ShareRow[];
}

/** The statistics by scene. */
export function useRows(numbers: StoryNumbers, graph: StoryGraph): NumberRows {
  const { number, percent } = useFormats();
  const t = useMessages(numbersMessages);
  return useMemo(() => {
    const counted = (count: number) => ({ count, amount: number(count) });
    const scene = (node: string): Pick<ShareRow, "node" | "line" | "isShown"> => {
      const written = Object.hasOwn(graph.nodes, node) ? graph.nodes[node] : undefined;
      const line = written ? written.text.trim().slice(0, lineLength) : t("numbers.gone");
      return { node, line, isShown: written !== undefined };
    };
    const most = greatest(numbers.dropOff.map(({ plays }) => plays));
    const mostTold = greatest(numbers.retried.map(({ tellings }) => tellings));
    return {
      stops: numbers.dropOff.map(({ node, plays, share }) => ({
        ...scene(node),
        value: percent(share * 100),
        foot: t("numbers.plays", counted(plays)),
        share: plays / most,
      })),
      endings: numbers.endings.map(({ node, title, plays, share }) => ({
        ...scene(node),
        title: title.trim() || undefined,
        value: percent(share * 100),
        foot: t("numbers.plays", counted(plays)),
        share,
      })),
      retried: numbers.retried.map(({ node, tellings, plays }) => ({
        ...scene(node),
        value: t("numbers.times", counted(tellings)),
        foot: t("numbers.plays", counted(plays)),
        share: tellings / mostTold,
      })),
    };
  }, [numbers, graph, t, number, percent]);
}

function greatest(amounts: readonly number[]): number {
  return amounts.reduce((most, amount) => Math.max(most, amount), 1);
}
