import { nodeNamed, type StoryGraph } from "./structure.ts";

/** How a story says, in its own language, that a scene is invented. */
export const inventedIn = {
  en: "invented",
  hi: "गढ़ा हुआ",
  mr: "काल्पनिक",
  bn: "কল্পিত",
  ur: "گھڑا ہوا",
  ta: "கற்பனை",
} as const;

const inventedWords: ReadonlySet<string> = new Set(Object.values(inventedIn));

/** Not where some of it follows a telling: "Valmiki, Ayodhyakanda 17-40; the kitchen is invented". */
export function isWhollyInvented(source: string): boolean {
  return inventedWords.has(source.trim().toLowerCase());
}

/** Which earlier telling a scene follows, for its readers. */
export interface Telling {
  /** Null where it follows none, or none is named. */
  source: string | null;
  is_invented: boolean;
  /** What other tellings say; null where nothing is known to differ. */
  other_tellings: string | null;
}

const written = (words: string | undefined) => words?.trim() || null;

/** Whether a story tells again what has been told: one of its scenes knows how others tell it. */
export function retells({ nodes }: StoryGraph): boolean {
  return Object.values(nodes).some((node) => written(node.other_tellings) !== null);
}

/** By scene, which telling it follows; null where that says nothing to its readers. */
export function tellingsOf(graph: StoryGraph): (scene: string) => Telling | null {
  // That a scene is invented is news only in a story that is not.
  const isRetelling = retells(graph);
  return (scene) => {
    const node = nodeNamed(graph, scene);
    const source = written(node?.source);
    const other_tellings = written(node?.other_tellings);
    const is_invented = source !== null && isWhollyInvented(source);
    if (!is_invented && (source ?? other_tellings) !== null)
      return { source, is_invented, other_tellings };
    return is_invented && isRetelling ? { source: null, is_invented, other_tellings } : null;
  };
}
