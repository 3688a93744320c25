import { unsentText } from "@katha/api/play";
import type { BegunTaxonomy } from "@katha/ui/admin";
import { useMemo } from "react";
import { useOwnPlace } from "../../../sign-in/useOwnPlace.ts";

const textIn = (value: unknown) => (typeof value === "string" ? value : "");
const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;

function begunIn(kept: string): BegunTaxonomy | undefined {
  if (kept === "") return undefined;
  try {
    const { id, entry } = fieldsOf(JSON.parse(kept));
    const { displayName, name, color } = fieldsOf(entry);
    const written = {
      displayName: textIn(displayName),
      name: textIn(name),
      color: textIn(color),
    };
    return typeof id === "string" ? { id, entry: written } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an administrator's unsaved words in the browser, until they are saved or discarded. */
export function useBegunTaxonomy(list: "tags" | "categories") {
  const place = useOwnPlace()?.(list);
  return useMemo(() => {
    const kept = place === undefined ? undefined : unsentText(place);
    const keep = (begun: BegunTaxonomy | null) =>
      kept?.keep(begun === null ? "" : JSON.stringify(begun));
    return {
      begun: begunIn(kept?.read() ?? ""),
      keep,
      /** Forgets the words once they are saved. */
      untilSaved: async <Answer extends { error?: unknown }>(asked: Promise<Answer>) => {
        const answer = await asked;
        if (answer.error === undefined) keep(null);
        return answer;
      },
    };
  }, [place]);
}
