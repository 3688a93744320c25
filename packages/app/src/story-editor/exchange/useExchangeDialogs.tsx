import { useLoadOnIntent } from "@katha/ui/screens";
import { useState } from "react";
import { useNotFetched } from "../../notices/useNotFetched.ts";
import type { WrittenStory } from "../structure/useWrittenStory.ts";
import type { ExchangeSide } from "./ExchangeDialogs.tsx";

const fetchExchange = () => import("./ExchangeDialogs.tsx");

/** Import and export of a structure; the dialogs are fetched when they are first wanted. */
export function useExchangeDialogs(
  story: string,
  saved: string | undefined,
  written: WrittenStory,
) {
  const [fetched, reach] = useLoadOnIntent(fetchExchange);
  const [side, setSide] = useState<ExchangeSide | null>(null);
  const tellNotFetched = useNotFetched();
  const open = async (wanted: ExchangeSide) => {
    if (await reach()) setSide(wanted);
    else tellNotFetched();
  };
  return {
    exchange: {
      onImport: () => void open("import"),
      onExport: () => void open("export"),
      onIntent: () => void reach(),
    },
    dialogs: fetched && (
      <fetched.ExchangeDialogs {...{ side, story, saved, written }} onClose={() => setSide(null)} />
    ),
  };
}
