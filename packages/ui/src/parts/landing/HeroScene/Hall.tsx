import { hue } from "./palette.ts";
import { booksOfTheHall, innerDoor } from "./shapes.ts";

const books = booksOfTheHall();

/** Inside: shelves on either side, a carpet, a lamp, and another door at the end. */
export function Hall({ glow }: { glow: string }) {
  return (
    <>
      <path d="M900 330H1030V860H900ZM1190 330H1320V860H1190Z" fill={hue("shelf")} opacity="0.85" />
      {books.map(({ x, y, width, tall, binding }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}h${width}v${tall}h${-width}Z`} fill={binding} />
      ))}
      {[486, 560, 634, 708, 782].map((y) => (
        <path key={y} d={`M900 ${y}h126v6h-126ZM1194 ${y}h126v6h-126Z`} fill={hue("gold")} />
      ))}
      <path d={innerDoor} fill={hue("inside")} stroke={hue("gold")} strokeWidth="4" />
      <path d="M1030 790H1190L1290 860H930Z" fill={hue("cloth")} />
      <path
        d="M1044 798H1176L1252 852H968Z"
        fill="none"
        stroke={hue("gold")}
        strokeWidth="3"
        strokeDasharray="6 5"
      />
      <circle cx="1110" cy="470" r="130" fill={glow} />
      <path d="M1110 300V430" stroke={hue("gold")} strokeWidth="3" />
      <path
        d="M1094 436C1094 424 1126 424 1126 436L1134 452H1086ZM1080 456H1140C1136 486 1124 494 1116 498L1120 508H1100L1104 498C1096 494 1084 486 1080 456Z"
        fill={hue("gold")}
      />
      <path
        d="M1110 454C1100 444 1104 434 1110 424C1116 434 1120 444 1110 454Z"
        fill={hue("flame")}
      />
    </>
  );
}

export function DoorLeaves() {
  return (
    <>
      {["M900 420L850 386V888L900 860Z", "M1320 420L1370 386V888L1320 860Z"].map((leaf) => (
        <path key={leaf} d={leaf} fill={hue("door")} stroke={hue("gold")} strokeWidth="3" />
      ))}
      {[450, 530, 610, 690, 770].map((y) => (
        <g key={y} fill={hue("gold")}>
          <circle cx="875" cy={y} r="5" />
          <circle cx="1345" cy={y} r="5" />
        </g>
      ))}
    </>
  );
}
