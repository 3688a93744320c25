import { useId } from "react";
import type { CSSProperties, ReactNode } from "react";
import { depth, hue, scene } from "./palette.ts";
import * as shapes from "./shapes.ts";

const books = shapes.booksOfTheHall();

/** The courtyard of the library: the town asleep, the door open, and pages that fly out of it. */
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
        {shapes.stars.map(({ x, y, r }) => (
          <circle key={x} cx={x} cy={y} r={r} fill={hue("star")} />
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
  return (
    <g css={depth} style={{ "--depth": by } as CSSProperties}>
      {children}
    </g>
  );
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

function Wall({ lattice }: { lattice: string }) {
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

/** Inside: shelves on either side, a carpet, a lamp, and another door at the end. */
function Hall({ glow }: { glow: string }) {
  return (
    <>
      <path d="M900 330H1030V860H900ZM1190 330H1320V860H1190Z" fill={hue("shelf")} opacity="0.85" />
      {books.map(({ x, y, width, tall, binding }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}h${width}v${tall}h${-width}Z`} fill={binding} />
      ))}
      {[486, 560, 634, 708, 782].map((y) => (
        <path key={y} d={`M900 ${y}h126v6h-126ZM1194 ${y}h126v6h-126Z`} fill={hue("gold")} />
      ))}
      <path d={shapes.innerDoor} fill={hue("inside")} stroke={hue("gold")} strokeWidth="4" />
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

function DoorLeaves() {
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

function Lamps({ glow }: { glow: string }) {
  return (
    <>
      {shapes.lamps.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle r="54" cy="-10" fill={glow} opacity="0.7" />
          <path d="M-18 0C-16 14 16 14 18 0C8 5 -8 5 -18 0Z" fill={hue("gold")} />
          <path d="M0 0C-9 -9 -4 -20 0 -30C4 -20 9 -9 0 0Z" fill={hue("flame")} />
        </g>
      ))}
    </>
  );
}

/** One who holds the lamp on the threshold, and one who has come to hear. */
function Figures() {
  return (
    <>
      <path
        d="M1012 862C1010 806 1022 768 1040 740C1062 768 1082 808 1084 862Z"
        fill={hue("cloth")}
      />
      <path
        d="M1040 740C1022 768 1010 806 1012 862H1030C1030 812 1040 776 1052 752Z"
        fill={hue("veil")}
      />
      <path
        d="M1018 742C1018 716 1028 704 1042 704C1056 704 1064 716 1064 742L1072 776C1060 790 1026 790 1012 776Z"
        fill={hue("veil")}
      />
      <circle cx="1043" cy="714" r="15" fill={hue("skin")} />
      <path
        d="M1025 722C1022 700 1030 692 1043 692C1058 692 1064 702 1061 718C1054 706 1040 704 1034 708C1030 712 1028 718 1025 722Z"
        fill={hue("door")}
      />
      <path
        d="M1060 748C1074 748 1086 740 1092 728L1099 733C1092 750 1078 760 1062 760Z"
        fill={hue("skin")}
      />
      <path
        d="M1084 726C1086 738 1108 738 1110 726C1102 730 1092 730 1084 726Z"
        fill={hue("gold")}
      />
      <path
        d="M1097 726C1089 716 1093 706 1097 696C1101 706 1105 716 1097 726Z"
        fill={hue("flame")}
      />
      <path
        d="M1014 852H1082M1020 838H1080"
        stroke={hue("gold")}
        strokeWidth="3"
        strokeDasharray="2 5"
      />
      <g fill={hue("door")}>
        <path d="M1206 934C1202 884 1210 846 1226 824C1246 846 1256 886 1254 934Z" />
        <circle cx="1228" cy="804" r="17" />
        <path
          d="M1208 802C1206 782 1216 774 1230 774C1246 774 1252 786 1248 800C1240 792 1218 792 1208 802Z"
          fill={hue("gold")}
        />
        <path d="M1212 848C1200 866 1196 884 1198 904L1206 903C1206 884 1210 870 1220 858Z" />
        <path d="M1196 900L1190 940H1196L1203 902Z" fill={hue("gold")} />
      </g>
      <path d="M1208 918H1253" stroke={hue("gold")} strokeWidth="3" strokeDasharray="2 5" />
    </>
  );
}

/** On the wall, its train hanging down over the stone. */
function Peacock() {
  return (
    <g transform="translate(1448 262)">
      <path
        d="M-6 -14C30 10 58 60 62 150C44 158 24 156 12 148C8 90 -2 40 -22 2Z"
        fill={hue("plume")}
        stroke={hue("gold")}
        strokeWidth="2"
      />
      {[
        [28, 60],
        [40, 92],
        [24, 104],
        [48, 126],
        [28, 136],
        [14, 76],
      ].map(([x, y]) => (
        <g key={`${String(x)} ${String(y)}`}>
          <circle cx={x} cy={y} r="7" fill={hue("gold")} />
          <circle cx={x} cy={y} r="3" fill={hue("near")} />
        </g>
      ))}
      <path
        d="M-30 -6C-40 -26 -28 -42 -34 -66C-38 -82 -30 -92 -20 -90C-12 -88 -12 -78 -16 -66C-22 -46 -4 -40 2 -20C4 -6 -20 4 -30 -6Z"
        fill={hue("veil")}
        stroke={hue("gold")}
        strokeWidth="2"
      />
      <path d="M-32 -84L-46 -80L-32 -77Z" fill={hue("gold")} />
      <path
        d="M-20 -90L-26 -106M-20 -90L-18 -108M-20 -90L-11 -104"
        stroke={hue("gold")}
        strokeWidth="2"
      />
      <circle cx="-25" cy="-82" r="2" fill={hue("near")} />
    </g>
  );
}

function Tree() {
  return (
    <>
      <path
        d="M1640 420C1600 330 1560 240 1470 170C1540 190 1590 220 1640 270Z"
        fill={hue("leaf")}
      />
      {shapes.bunches.map(([x, y, r]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill={hue("leaf")} />
          {Array.from({ length: 22 }, (_, at) => {
            const turn = at * 137.5;
            const reach = r * Math.sqrt((at + 1) / 23) * 0.92;
            const [dx, dy] = [
              Math.cos((turn * Math.PI) / 180) * reach,
              Math.sin((turn * Math.PI) / 180) * reach,
            ];
            return (
              <path
                key={turn}
                d="M0 -9C6 -3 6 4 0 10C-6 4 -6 -3 0 -9Z"
                transform={`translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}) rotate(${turn % 360})`}
                fill={hue("leaf-edge")}
              />
            );
          })}
        </g>
      ))}
    </>
  );
}
