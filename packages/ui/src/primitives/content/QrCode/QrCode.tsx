import { useMemo } from "react";
import { encode } from "uqr";
import type { ElementProps } from "../../element.ts";
import { qr } from "./styles.ts";

export interface QrCodeProps extends ElementProps<"svg"> {
  /** What the camera reads. */
  value: string;
  /** What it opens, for those who do not see it. */
  label: string;
}

/** Cameras need a light margin of four squares. */
const margin = 4;

/** A QR code, dark on light in both themes, because many cameras read no other. */
export function QrCode({ value, label, ...root }: QrCodeProps) {
  const { size, path } = useMemo(() => squaresOf(value), [value]);
  return (
    <svg
      css={qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...root}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

function squaresOf(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: "M", border: margin });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
