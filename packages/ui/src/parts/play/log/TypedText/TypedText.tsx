import { useEffect, useRef, useState } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import { typingMs } from "../../../../tokens/constants.ts";
import { paceOf } from "../../reading/pace.ts";
import { useReadingSettings } from "../../reading/reading-context.ts";
import { sentencesFrom } from "../sentences/sentences.ts";
import { useLatest } from "../../../../primitives/useLatest.ts";
import { useAnnounce } from "../../../../primitives/feedback/LiveRegion/LiveRegion.tsx";
import { withoutMarks } from "../../../../markdown/emphasized.ts";
import { Emphasis } from "../Emphasis/Emphasis.tsx";
import { pagePump } from "./pump.ts";
import type { WrittenLine } from "./pump.ts";
import { pen } from "./styles.ts";
import type { TextStream } from "@katha/api/shapes";

/** Other props are passed to the span that holds the text. */
export interface TypedTextProps extends ElementProps<"span"> {
  /** The whole text, or a stream of it. */
  text: string | TextStream;
  /**
   * The typing speed; if a stream has got ahead, it is faster. The reader's own pace comes before it.
   * @default 30
   */
  msPerCharacter?: number;
  /**
   * Not announced: for the player's own words, for example.
   * @default false
   */
  silent?: boolean;
  /** Called when the last letter has appeared. */
  onComplete?: () => void;
}

const textOf = (text: string | TextStream) => (typeof text === "string" ? text : text.text());
const arrives = (text: string | TextStream) => typeof text !== "string" && !text.hasEnded();

/** Types a text letter by letter outside React: it renders when the text starts and when it is complete. */
export function TypedText(props: TypedTextProps) {
  const { text, msPerCharacter = typingMs.standard, silent = false, onComplete, ...root } = props;
  const { lang } = root;
  const settings = useReadingSettings();
  // A text keeps the pace that it began with, since another would write it anew.
  const [pace] = useState(() => paceOf(settings, msPerCharacter, lang));
  const [isComplete, setComplete] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const line = useRef<WrittenLine>(null);
  const heard = useRef(0);
  const announce = useAnnounce();
  const tellParent = useLatest(onComplete);

  useEffect(() => {
    const span = place.current;
    if (span === null) return undefined;
    const begin = (letters: string) => {
      const node = document.createTextNode(letters);
      span.replaceChildren(node);
      return node;
    };
    // A drop cap is rebuilt whenever its text node changes, so the rest is in another node.
    const first = begin("");
    let node = first;
    const opened = pagePump.open({
      ...pace,
      write: (letters) => {
        node.appendData(letters);
        if (node === first && letters.includes(" ")) {
          node = document.createTextNode("");
          span.append(node);
        }
      },
      rewrite: (whole) => {
        node = begin(whole);
      },
      rests: (rests) => span.toggleAttribute("data-rests", rests),
      begun: () => span.removeAttribute("data-waits"),
      complete: () => {
        setComplete(true);
        tellParent.current?.();
      },
    });
    line.current = opened;
    return () => opened.remove();
  }, [pace, tellParent]);

  useEffect(() => {
    const take = () => {
      const [whole, more] = [withoutMarks(textOf(text)), arrives(text)];
      line.current?.give(whole, more);
      if (silent || announce === null) return;
      const { whole: spoken, until } = sentencesFrom(whole, heard.current, more, lang);
      heard.current = until;
      for (const sentence of spoken) announce(sentence, { lang });
    };
    take();
    return typeof text === "string" ? undefined : text.subscribe(take);
  }, [text, lang, silent, announce, pace]);

  return (
    <span {...root}>
      {isComplete ? (
        <Emphasis text={textOf(text)} />
      ) : (
        <span ref={place} css={pen} aria-hidden data-waits="" data-typing="" />
      )}
    </span>
  );
}
