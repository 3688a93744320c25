import { hue } from "./palette.ts";
import { bunches, dot, joined, lamps, leaves } from "./shapes.ts";

export function Lamps({ glow }: { glow: string }) {
  return (
    <>
      {lamps.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle r="54" cy="-10" fill={glow} opacity="0.7" />
          <path d="M-18 0C-16 14 16 14 18 0C8 5 -8 5 -18 0Z" fill={hue("gold")} />
          <path d="M0 0C-9 -9 -4 -20 0 -30C4 -20 9 -9 0 0Z" fill={hue("flame")} />
        </g>
      ))}
    </>
  );
}

/** The two figures in the doorway. */
export function Figures() {
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

const eyes = joined([
  dot(28, 60),
  dot(40, 92),
  dot(24, 104),
  dot(48, 126),
  dot(28, 136),
  dot(14, 76),
]);

/** A peacock on the wall, its train hanging down over the stone. */
export function Peacock() {
  return (
    <g transform="translate(1448 262)">
      <path
        d="M-6 -14C30 10 58 60 62 150C44 158 24 156 12 148C8 90 -2 40 -22 2Z"
        fill={hue("plume")}
        stroke={hue("gold")}
        strokeWidth="2"
      />
      <path d={eyes} stroke={hue("gold")} strokeWidth="14" strokeLinecap="round" />
      <path d={eyes} stroke={hue("near")} strokeWidth="6" strokeLinecap="round" />
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

export function Tree() {
  return (
    <>
      <path
        d="M1640 420C1600 330 1560 240 1470 170C1540 190 1590 220 1640 270Z"
        fill={hue("leaf")}
      />
      {bunches.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={hue("leaf")} />
      ))}
      <path d={leaves} fill={hue("leaf-edge")} />
    </>
  );
}
