import { hue } from "./palette.ts";
import * as shapes from "./shapes.ts";

/** The library from the courtyard: merlons, screens, niches, and the frame of the door. */
export function Wall({ lattice }: { lattice: string }) {
  return (
    <>
      <path d={shapes.merlons} fill={hue("wall")} stroke={hue("wall-light")} strokeWidth="2" />
      <path d="M790 262H1600V860H790Z" fill={hue("wall")} />
      <path d="M790 262H1600V286H790Z" fill={hue("wall-light")} />
      <path
        d="M790 274H1600"
        stroke={hue("gold")}
        strokeWidth="5"
        strokeDasharray="1 15"
        strokeLinecap="round"
      />
      <path d="M786 262H806V860H786Z" fill={hue("wall-light")} />
      <path
        d="M872 860V306H1348V860"
        fill={hue("wall-shade")}
        stroke={hue("stone")}
        strokeWidth="6"
      />
      <path
        d="M884 860V318H1336V860"
        fill="none"
        stroke={hue("gold")}
        strokeWidth="3"
        strokeDasharray="1 10"
        strokeLinecap="round"
      />
      {[950, 1270].map((x) => (
        <Rosette key={x} x={x} y={374} />
      ))}
      {shapes.screens.map(({ x, y, width, tall }) => (
        <g key={x}>
          <path d={`M${x} ${y}h${width}v${tall}h${-width}Z`} fill={hue("lit")} opacity="0.85" />
          <path d={`M${x} ${y}h${width}v${tall}h${-width}Z`} fill={`url(#${lattice})`} />
          <path
            d={`M${x} ${y}h${width}v${tall}h${-width}Z`}
            fill="none"
            stroke={hue("stone")}
            strokeWidth="6"
          />
        </g>
      ))}
      {shapes.niches.map((niche) => (
        <path
          key={niche}
          d={niche}
          fill={hue("wall-shade")}
          stroke={hue("stone")}
          strokeWidth="5"
        />
      ))}
      {[1410, 1522].map((x) => (
        <path
          key={x}
          d={`M${x - 20} 770C${x - 26} 786 ${x - 12} 800 ${x} 800C${x + 12} 800 ${x + 26} 786 ${x + 20} 770ZM${x - 8} 770C${x - 30} 730 ${x + 2} 716 ${x - 4} 690C${x + 18} 716 ${x + 30} 730 ${x + 8} 770Z`}
          fill={hue("leaf-edge")}
        />
      ))}
    </>
  );
}

function Rosette({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={hue("gold")}>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          d="M0 -6C8 -14 8 -26 0 -34C-8 -26 -8 -14 0 -6Z"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="5" fill={hue("stone")} />
    </g>
  );
}
