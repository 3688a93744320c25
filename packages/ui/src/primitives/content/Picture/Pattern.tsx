import { memo, useId } from "react";
import { moodOf, seedOf } from "./mood.ts";
import { pattern } from "./styles.ts";

type Point = readonly [x: number, y: number];

/** A ring of petals in one path: an element for each of up to 32 would take long to style and lay out. */
function petals(count: number, reach: number, width: number, turn = 0): string {
  const [root, side, shoulder, tip] = [0.42, 0.6, 0.85, 1].map((part) => -reach * part) as [
    number,
    number,
    number,
    number,
  ];
  return Array.from({ length: count }, (_, at) => {
    const angle = ((360 / count) * at + turn) * (Math.PI / 180);
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const turned = ([x, y]: Point) =>
      `${(x * cosine - y * sine).toFixed(1)} ${(x * sine + y * cosine).toFixed(1)}`;
    const curve = (...points: Point[]) => `C${points.map(turned).join(" ")}`;
    return `M${turned([0, root])}${curve([width, side], [width, shoulder], [0, tip])}${curve([-width, shoulder], [-width, side], [0, root])}Z`;
  }).join("");
}

/** A pattern generated from an id, in place of a missing picture. */
export const Pattern = memo(function Pattern({ seed, label }: { seed: string; label?: string }) {
  const name = useId();
  const mood = moodOf(seed);
  const number = seedOf(seed);
  const count = [8, 10, 12, 16][(number >>> 4) % 4] as number;
  const cell = 40 + ((number >>> 8) % 3) * 10;
  const half = cell / 2;
  const voice =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg css={pattern} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" {...voice}>
      <defs>
        <linearGradient id={`${name}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={mood.sky} />
          <stop offset="1" stopColor={mood.dusk} />
        </linearGradient>
        <radialGradient id={`${name}g`}>
          <stop offset="0" stopColor={mood.gold} stopOpacity="0.55" />
          <stop offset="1" stopColor={mood.gold} stopOpacity="0" />
        </radialGradient>
        <pattern id={`${name}j`} width={cell} height={cell} patternUnits="userSpaceOnUse">
          <path
            d={`M0 0L${cell} ${cell}M${cell} 0L0 ${cell}M${half} 0V${cell}M0 ${half}H${cell}`}
            stroke={mood.gold}
            strokeOpacity="0.22"
            strokeWidth="1.25"
          />
          <circle
            cx={half}
            cy={half}
            r={cell / 7}
            fill={mood.wall}
            stroke={mood.gold}
            strokeOpacity="0.35"
          />
        </pattern>
      </defs>
      <rect width="640" height="360" fill={`url(#${name}s)`} />
      <rect width="640" height="360" fill={`url(#${name}j)`} />
      <path
        d="M170 360V190C170 150 200 150 214 122C232 84 290 92 320 40C350 92 408 84 426 122C440 150 470 150 470 190V360Z"
        fill={mood.wall}
        stroke={mood.gold}
        strokeWidth="2.5"
      />
      <circle cx="320" cy="218" r="150" fill={`url(#${name}g)`} />
      <g transform="translate(320 218)" fill="none" stroke={mood.gold} strokeWidth="2">
        <path d={petals(count, 92, 17)} fill={mood.bloom} fillOpacity="0.85" />
        <path d={petals(count, 54, 11, 180 / count)} fill={mood.gold} />
        <circle r="19" fill={mood.gold} />
        <circle r="9" fill={mood.wall} stroke="none" />
      </g>
    </svg>
  );
});
