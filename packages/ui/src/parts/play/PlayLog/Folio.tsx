import { Picture } from "../../../primitives/content/Picture/Picture.tsx";
import { playWords } from "../../../words/play/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import type { LogEntry } from "./logEntry.ts";
import { textOf } from "./logEntry.ts";
import { caption, mount } from "./styles.ts";

/** A painted leaf of the story, and what it is called. */
export function Folio({ entry }: { entry: LogEntry }) {
  const say = useWords(playWords);
  const words = entry.style?.trim() || say("log.image");
  const address = textOf(entry.content);
  const source =
    entry.picture ??
    (typeof address === "string" && address !== "" ? { src: address, alt: words } : null);
  return (
    <figure>
      <div css={mount}>
        <Picture source={source} seed={entry.id} sizes="(min-width: 600px) 540px, 100vw" />
      </div>
      <figcaption css={caption}>{words}</figcaption>
    </figure>
  );
}
