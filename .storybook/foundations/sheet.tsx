import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { ColorName } from "../../packages/ui/src/tokens/color.ts";
import { color, font, from, radius, space, text } from "../../packages/ui/src/tokens/tokens.ts";
import { Copy } from "../docs/Copy.tsx";

const sheet = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", maxInlineSize: 960 });

const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  fontFamily: font.interface,
  [from.tablet]: { gridTemplateColumns: "minmax(0, 17rem) minmax(0, 1fr)", gap: space[5] },
});

const words = css({ display: "grid", gap: space[1], justifyItems: "start", fontSize: text.small });
const strong = css({ fontSize: text.body, fontWeight: 600 });
const soft = css({ color: color.inkSoft });

/** The layout of the Foundations pages. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div css={sheet}>{children}</div>;
}

interface RowProps {
  name: string;
  value: string;
  /** What it is for. */
  role?: string;
  /** The text to copy. For a custom property that is its use, `var(--k-ink)`. */
  copied?: string;
  children: ReactNode;
}

export function Row({ name, value, role, copied, children }: RowProps) {
  return (
    <div css={row}>
      <div css={words}>
        <div css={strong}>{name}</div>
        {role && <div>{role}</div>}
        {copied && (
          <Copy text={copied.startsWith("--") ? `var(${copied})` : copied} name={copied}>
            <code>{copied}</code>
          </Copy>
        )}
        {value && <div css={soft}>{value}</div>}
      </div>
      <div>{children}</div>
    </div>
  );
}

const swatches = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[3],
});

const swatch = css({
  blockSize: "48px",
  marginBlockEnd: space[2],
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
});

/** A colour in each theme, side by side, whichever theme is on. */
export function Swatches({ name, values }: { name: ColorName; values: Record<string, string> }) {
  return (
    <div css={swatches}>
      {Object.entries(values).map(([theme, value]) => (
        <div key={theme}>
          <div css={swatch} style={{ background: value }} />
          <Copy text={value} name={`${name}, ${theme}: ${value}`}>
            {theme} <code>{value}</code>
          </Copy>
        </div>
      ))}
    </div>
  );
}

const pairs = css({
  display: "grid",
  gap: space[4],
  maxInlineSize: 960,
  fontFamily: font.interface,
});

const pair = css({
  display: "grid",
  gap: space[3],
  margin: 0,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

const good = css({ borderInlineStart: `3px solid ${color.leaf}`, paddingInlineStart: space[3] });
const bad = css({ borderInlineStart: `3px solid ${color.madder}`, paddingInlineStart: space[3] });

/** Dos beside don'ts. */
export function DoAndDont({ rules }: { rules: readonly { good: string; bad: string }[] }) {
  return (
    <div css={pairs}>
      {rules.map((rule) => (
        <div key={rule.good} css={pair}>
          <div css={good}>
            <strong>Do</strong> {rule.good}
          </div>
          <div css={bad}>
            <strong>Don’t</strong> {rule.bad}
          </div>
        </div>
      ))}
    </div>
  );
}
