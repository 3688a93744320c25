import { useId } from "react";
import { moodOf, seedOf } from "./mood.ts";
import { pattern } from "./styles.ts";

const petals = (count: number, reach: number, width: number) =>
  Array.from({ length: count }, (_, at) => ({
    turn: (360 / count) * at,
    shape: `M0 ${-reach * 0.42}C${width} ${-reach * 0.6} ${width} ${-reach * 0.85} 0 ${-reach}C${-width} ${-reach * 0.85} ${-width} ${-reach * 0.6} 0 ${-reach * 0.42}Z`,
  }));

/** A pattern generated from an id, in place of a missing picture. */
export function Pattern({ seed, label }: { seed: string; label?: string }) {
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
        {petals(count, 92, 17).map(({ turn, shape }) => (
          <path
            key={turn}
            d={shape}
            transform={`rotate(${turn})`}
            fill={mood.bloom}
            fillOpacity="0.85"
          />
        ))}
        {petals(count, 54, 11).map(({ turn, shape }) => (
          <path key={turn} d={shape} transform={`rotate(${turn + 180 / count})`} fill={mood.gold} />
        ))}
        <circle r="19" fill={mood.gold} />
        <circle r="9" fill={mood.wall} stroke="none" />
      </g>
    </svg>
  );
}
