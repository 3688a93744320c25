import { css } from "@emotion/react";
import { useState } from "react";
import type { ReactNode } from "react";
import { color, radius, space, text as sizes } from "../../packages/ui/src/tokens/tokens.ts";

const place = css({ position: "relative", display: "inline-flex" });

const button = css({
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.ink,
  font: "inherit",
  fontSize: sizes.small,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "&:hover": { borderColor: color.lamp, color: color.lamp },
  "&:focus-visible": { outline: `2px solid ${color.lamp}`, outlineOffset: 2 },
});

const said = css({
  position: "absolute",
  insetBlockEnd: "calc(100% + 4px)",
  insetInlineStart: 0,
  zIndex: 1,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  background: color.ink,
  color: color.ground,
  fontSize: sizes.tiny,
  whiteSpace: "nowrap",
  "&:empty": { display: "none" },
});

interface CopyProps {
  text: string;
  /** Names what is copied, for screen readers. */
  name: string;
  children: ReactNode;
}

/** A button that copies text and confirms it. */
export function Copy({ text, name, children }: CopyProps) {
  const [answer, setAnswer] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer("Copied");
    } catch {
      setAnswer("This browser does not let a page copy.");
    }
    setTimeout(() => setAnswer(""), 2_500);
  };
  return (
    <span css={place}>
      <button type="button" css={button} aria-label={`Copy ${name}`} onClick={() => void copy()}>
        {children}
      </button>
      <output>
        {answer && (
          <span css={said}>
            {answer}
            <span className="sb-sr-only"> {name}</span>
          </span>
        )}
      </output>
    </span>
  );
}
