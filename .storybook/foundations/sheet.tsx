import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { ColorName } from "../../packages/ui/src/tokens/color.ts";
import { color, font, radius, space, text } from "../../packages/ui/src/tokens/tokens.ts";

const sheet = css({ display: "grid", maxInlineSize: "860px" });

const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 14rem) minmax(0, 1fr)",
  alignItems: "center",
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
});

const caption = css({ fontFamily: font.interface, fontSize: text.small });
const value = css({ color: color.inkSoft, fontSize: text.tiny });

/** The pages that show what everything is made of. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div css={sheet}>{children}</div>;
}

export function Row(props: { name: string; value: string; children: ReactNode }) {
  return (
    <div css={row}>
      <div css={caption}>
        <div>{props.name}</div>
        <div css={value}>{props.value}</div>
      </div>
      <div>{props.children}</div>
    </div>
  );
}

const swatch = css({
  blockSize: "40px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
});

export function Swatch({ name }: { name: ColorName }) {
  return <div css={swatch} style={{ background: `var(--k-${name})` }} />;
}
