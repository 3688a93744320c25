import { useId } from "react";
import type { ReactNode } from "react";
import { DoorLeaves, Hall } from "./Hall.tsx";
import { Figures, Lamps, Peacock, Tree } from "./Life.tsx";
import { depth, hue, scene } from "./palette.ts";
import * as shapes from "./shapes.ts";
import { Wall } from "./Wall.tsx";

/** The illustration of the landing page: a library's courtyard at night. */
export function HeroScene() {
  const id = useId();
  const sky = `${id}sky`;
  const glow = `${id}glow`;
  const hall = `${id}hall`;
  const pool = `${id}pool`;
  const cut = `${id}cut`;
  const lattice = `${id}lattice`;
  return (
    <svg css={scene} viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={hue("sky-high")} />
          <stop offset="0.42" stopColor={hue("sky-mid")} />
          <stop offset="0.68" stopColor={hue("sky-low")} />
          <stop offset="0.82" stopColor={hue("sky-edge")} />
        </linearGradient>
        <radialGradient id={glow}>
          <stop stopColor={hue("pool")} stopOpacity="0.9" />
          <stop offset="0.4" stopColor={hue("pool")} stopOpacity="0.3" />
          <stop offset="1" stopColor={hue("pool")} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={hall} cx="0.5" cy="0.62" r="0.72">
          <stop stopColor={hue("inside")} />
          <stop offset="1" stopColor={hue("inside-deep")} />
        </radialGradient>
        <linearGradient id={pool} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={hue("pool")} stopOpacity="0.95" />
          <stop offset="1" stopColor={hue("pool")} stopOpacity="0.05" />
        </linearGradient>
        <pattern id={lattice} width="19" height="19" patternUnits="userSpaceOnUse">
          <path
            d="M0 0L19 19M19 0L0 19M9.5 0V19M0 9.5H19"
            stroke={hue("wall-shade")}
            strokeWidth="3.5"
          />
        </pattern>
        <clipPath id={cut}>
          <path d={shapes.door} />
        </clipPath>
      </defs>
      <path d="M0 0H1600V1000H0Z" fill={`url(#${sky})`} />
      <Layer by="220px">
        {shapes.stars.map(({ width, dots }) => (
          <path
            key={width}
            d={dots}
            stroke={hue("star")}
            strokeWidth={width}
            strokeLinecap="round"
          />
        ))}
        <circle cx="640" cy="210" r="170" fill={`url(#${glow})`} opacity="0.28" />
        <path
          d="M655 140A72 72 0 1 0 706 252A58 58 0 1 1 655 140Z"
          fill={hue("disc")}
          transform="rotate(-12 650 205)"
        />
      </Layer>
      <Layer by="140px">
        <path d={shapes.farTown} fill={hue("far")} />
        <path d={shapes.hills} fill={hue("far")} opacity="0.7" />
      </Layer>
      <Layer by="70px">
        <path d={shapes.nearTown} fill={hue("near")} />
        <path d={shapes.windows} fill={hue("lit")} />
      </Layer>
      <path d="M0 846H1600V1000H0Z" fill={hue("floor")} />
      <Floor />
      <Wall lattice={lattice} />
      <path d={shapes.door} fill={`url(#${hall})`} />
      <g clipPath={`url(#${cut})`}>
        <Hall glow={`url(#${glow})`} />
      </g>
      <DoorLeaves />
      <path d={shapes.door} fill="none" stroke={hue("stone")} strokeWidth="20" />
      <path d={shapes.door} fill="none" stroke={hue("gold")} strokeWidth="3" />
      <path d="M900 860H1320L1520 1000H700Z" fill={`url(#${pool})`} />
      <path
        d="M868 860H1352V876H868ZM838 876H1382V894H838Z"
        fill={hue("stone")}
        stroke={hue("gold")}
        strokeWidth="1.5"
      />
      <circle cx="1110" cy="640" r="420" fill={`url(#${glow})`} opacity="0.55" />
      <Lamps glow={`url(#${glow})`} />
      <Figures />
      <Layer by="-60px">
        {shapes.pages.map(({ x, y, size, turn }) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
            <path
              d="M0 0C-16 -22 -40 -24 -62 -12C-44 -10 -22 0 -4 16ZM0 0C16 -22 40 -24 62 -12C44 -10 22 0 4 16Z"
              fill={hue("page")}
              stroke={hue("gold")}
              strokeWidth="1.5"
            />
            <path
              d="M-50 -12C-34 -12 -18 -4 -6 6M-40 -16C-28 -16 -14 -10 -5 -2M50 -12C34 -12 18 -4 6 6M40 -16C28 -16 14 -10 5 -2"
              fill="none"
              stroke={hue("gold")}
              strokeWidth="1"
              opacity="0.7"
            />
          </g>
        ))}
      </Layer>
      <Peacock />
      <Layer by="-110px">
        <Tree />
      </Layer>
    </svg>
  );
}

function Layer({ by, children }: { by: string; children: ReactNode }) {
  return <g css={[depth, { "--depth": by }]}>{children}</g>;
}

function Floor() {
  const lines = Array.from(
    { length: 9 },
    (_, at) => `M${at * 200 - 300} 1000L${at * 90 + 750} 846`,
  );
  return (
    <path
      d={`${lines.join("")}M0 880H1600M0 926H1600`}
      fill="none"
      stroke={hue("floor-line")}
      strokeWidth="2"
    />
  );
}
