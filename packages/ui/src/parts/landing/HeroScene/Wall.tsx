import { hue } from "./palette.ts";
import * as shapes from "./shapes.ts";

/** The front of the library. */
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
      <path d={shapes.screens} fill={hue("lit")} opacity="0.85" />
      <path d={shapes.screens} fill={`url(#${lattice})`} stroke={hue("stone")} strokeWidth="6" />
      <path d={shapes.niches} fill={hue("wall-shade")} stroke={hue("stone")} strokeWidth="5" />
      <path d={shapes.plants} fill={hue("leaf-edge")} />
    </>
  );
}

function Rosette({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={hue("gold")}>
      <path d={shapes.petals} />
      <circle r="5" fill={hue("stone")} />
    </g>
  );
}
