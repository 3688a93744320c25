import { hue } from "./palette.ts";
import { block, booksOfTheHall, dot, innerDoor, joined } from "./shapes.ts";

const bindings = booksOfTheHall();
const boards = joined(
  [486, 560, 634, 708, 782].map((y) => block(900, y, 126, 6) + block(1194, y, 126, 6)),
);
const studs = joined([450, 530, 610, 690, 770].map((y) => dot(875, y) + dot(1345, y)));

/** The inside of the library. */
export function Hall({ glow }: { glow: string }) {
  return (
    <>
      <path d="M900 330H1030V860H900ZM1190 330H1320V860H1190Z" fill={hue("shelf")} opacity="0.85" />
      {bindings.map(({ color, books }) => (
        <path key={color} d={books} fill={color} />
      ))}
      <path d={boards} fill={hue("gold")} />
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
      <path
        d="M900 420L850 386V888L900 860ZM1320 420L1370 386V888L1320 860Z"
        fill={hue("door")}
        stroke={hue("gold")}
        strokeWidth="3"
      />
      <path d={studs} stroke={hue("gold")} strokeWidth="10" strokeLinecap="round" />
    </>
  );
}
