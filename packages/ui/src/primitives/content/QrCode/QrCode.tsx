import { useMemo } from "react";
import { encode } from "uqr";
import type { ElementProps } from "../../element.ts";
import { qr } from "./styles.ts";

export interface QrCodeProps extends ElementProps<"svg"> {
  /** The text that the camera reads. */
  value: string;
  /** What it is for, as alternative text. */
  label: string;
}

/** Cameras need a light margin that is four squares wide. */
const margin = 4;

/** A QR code. It is dark on light in both themes, as many cameras read no other. */
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
