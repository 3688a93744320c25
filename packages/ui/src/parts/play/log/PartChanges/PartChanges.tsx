import type { SkillCheckOutcome } from "@katha/api/shapes";
import { useEffect, useRef } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useFormats } from "../../../../messages/I18nProvider.tsx";
import type { StateChangeWords } from "../../../state/words/words.ts";
import { useChangeWords } from "../../../state/words/words.ts";
import { useAnnounce } from "../../../../primitives/feedback/LiveRegion/LiveRegion.tsx";
import { line, outcome } from "./styles.ts";

export interface PartChangesProps extends ElementProps<"p"> {
  /** The changes, in order; without any, and without a check, nothing is shown. */
  changes: readonly StateChangeWords[];
  /**
   * The result of its skill check.
   * @default null
   */
  check?: SkillCheckOutcome | null;
  /**
   * It is new: screen readers announce it once.
   * @default false
   */
  isNew?: boolean;
}

/** Shown under a part: the result of its skill check, and its changes. */
export function PartChanges(props: PartChangesProps) {
  const { changes, check = null, isNew = false, ...root } = props;
  const say = useChangeWords();
  const { locale } = useFormats();
  const announce = useAnnounce();
  const result = check === null ? null : say.check(check);
  const sentences = changes.map(say.change);
  const isSaid = useRef(!isNew);
  useEffect(() => {
    if (isSaid.current || announce === null) return;
    isSaid.current = true;
    for (const sentence of [result, ...sentences])
      if (sentence !== null) announce(`${sentence}.`, { lang: locale });
  });
  if (result === null && sentences.length === 0) return null;
  return (
    <p css={line} lang={locale} dir="auto" {...root}>
      {result !== null && (
        <span css={outcome[check?.isWon === true ? "won" : "lost"]}>{result}</span>
      )}
      {result !== null && sentences.length > 0 && " · "}
      {sentences.join(" · ")}
    </p>
  );
}
