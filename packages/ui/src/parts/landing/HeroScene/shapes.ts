/** The doorway's outline: 900 to 1320 wide, its sill at 860. */
export const door =
  "M900 860V590A66 66 0 0 1 918 500A64 64 0 0 1 962 424A60 60 0 0 1 1030 372A78 78 0 0 0 1110 300A78 78 0 0 0 1190 372A60 60 0 0 1 1258 424A64 64 0 0 1 1302 500A66 66 0 0 1 1320 590V860Z";

/** A smaller one behind it, at the end of the hall. */
export const innerDoor = "M1040 790V640C1040 590 1092 584 1110 536C1128 584 1180 590 1180 640V790Z";

export const hills =
  "M0 720C120 690 230 700 330 676C440 650 520 690 640 664C760 640 860 670 980 650V900H0Z";

/**
 * A path with its numbers rounded: the picture is a thousand units tall, so no more precision is
 * needed.
 */
function path(parts: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw({ raw: parts }, ...numbers.map((number) => Math.round(number)));
}

/** One path for all shapes of a colour, as an element for each would cost more. */
export const joined = (paths: readonly string[]) => paths.join("");

export const dot = (x: number, y: number) => path`M${x} ${y}h0`;

function dome(x: number, y: number, width: number, tall: number): string {
  const half = width / 2;
  const top = y - tall;
  return path`M${x - half} ${y}C${x - half * 1.2} ${y - tall * 0.5} ${x - half * 0.42} ${y - tall * 0.72} ${x} ${top}C${x + half * 0.42} ${y - tall * 0.72} ${x + half * 1.2} ${y - tall * 0.5} ${x + half} ${y}Z`;
}

export const block = (x: number, y: number, width: number, tall: number) =>
  path`M${x} ${y}h${width}v${tall}h${-width}Z`;

/** A pavilion on four pillars. */
function pavilion(x: number, y: number, width: number): string {
  const pillars = [0, 1, 2, 3].map((at) => block(x + at * (width / 3.3), y - 34, width * 0.08, 34));
  return [block(x - 6, y - 42, width + 12, 8), dome(x + width / 2, y - 42, width * 0.86, 44)]
    .concat(pillars)
    .join("");
}

/** The town beyond, far and near. */
export const farTown = [
  block(60, 560, 150, 160),
  dome(135, 560, 104, 92),
  block(20, 600, 300, 120),
  pavilion(230, 600, 60),
  block(430, 540, 40, 180),
  dome(450, 540, 46, 60),
  block(500, 596, 190, 110),
  dome(595, 596, 130, 116),
  block(740, 530, 36, 170),
  dome(758, 530, 42, 56),
].join("");

export const nearTown = [
  block(0, 660, 250, 200),
  pavilion(30, 660, 84),
  pavilion(150, 660, 60),
  block(330, 626, 260, 234),
  dome(460, 626, 170, 150),
  pavilion(340, 626, 52),
  pavilion(530, 626, 52),
  block(640, 690, 200, 170),
  pavilion(690, 690, 70),
].join("");

const opening = (x: number, y: number, width: number, tall: number) =>
  path`M${x} ${y}v${-tall * 0.6}q0 ${-tall * 0.3} ${width / 2} ${-tall * 0.4}q${width / 2} ${tall * 0.1} ${width / 2} ${tall * 0.4}v${tall * 0.6}Z`;

/** The town's windows, some of them lit. */
export const windows = [
  [24, 720],
  [64, 720],
  [104, 720],
  [184, 720],
  [360, 700],
  [400, 700],
  [444, 706],
  [500, 700],
  [540, 700],
  [372, 780],
  [452, 786],
  [534, 780],
  [670, 750],
  [710, 750],
  [780, 750],
  [36, 800],
  [120, 800],
  [200, 800],
  [690, 826],
]
  .map(([x = 0, y = 0]) => opening(x, y, 20, 44))
  .join("");

/** Merlons along the top of the wall. */
export const merlons = Array.from({ length: 21 }, (_, at) => {
  const x = 800 + at * 40;
  return `M${x} 262v-20q0 -18 15 -28q15 10 15 28v20Z`;
}).join("");

/** Carved screens beside the doorway, above its niches. */
export const screens = joined([1372, 1484].map((x) => block(x, 360, 76, 150)));
export const niches = joined([1372, 1484].map((x) => opening(x, 800, 76, 190)));
export const plants = joined(
  [1410, 1522].map(
    (x) =>
      path`M${x - 20} 770C${x - 26} 786 ${x - 12} 800 ${x} 800C${x + 12} 800 ${x + 26} 786 ${x + 20} 770ZM${x - 8} 770C${x - 30} 730 ${x + 2} 716 ${x - 4} 690C${x + 18} 716 ${x + 30} 730 ${x + 8} 770Z`,
  ),
);

const bindings = ["#8d2f2a", "#c8892f", "#2f6f68", "#5b3a73", "#3f5f8a", "#9a5a34"] as const;

export interface Binding {
  color: (typeof bindings)[number];
  /** All books with this binding. */
  books: string;
}

/** Books on either side of the hall, always the same. */
export function booksOfTheHall(): Binding[] {
  let state = 7;
  const next = (most: number) => {
    state = (state * 1_103 + 377) % 9_973;
    return state % most;
  };
  const bound = bindings.map((color) => ({ color, books: "" }));
  for (const shelf of [0, 1, 2, 3, 4]) {
    for (const side of [914, 1196]) {
      let x = side + next(4);
      while (x < side + 106) {
        const width = 7 + next(9);
        const tall = 38 + next(24);
        const binding = bound[next(bindings.length)];
        if (binding) binding.books += block(x, 486 + shelf * 74 - tall, width, tall);
        x += width + 1 + (next(7) === 0 ? 8 : 0);
      }
    }
  }
  return bound;
}

/** Pages that fly out of the doorway like birds. */
export const pages = [
  { x: 1050, y: 470, size: 1.15, turn: -14 },
  { x: 960, y: 352, size: 1, turn: 10 },
  { x: 862, y: 300, size: 0.9, turn: -20 },
  { x: 930, y: 206, size: 0.78, turn: 14 },
  { x: 800, y: 178, size: 0.7, turn: -6 },
  { x: 880, y: 108, size: 0.55, turn: 18 },
  { x: 742, y: 92, size: 0.46, turn: -16 },
] as const;

/** Stars of each size. */
export const stars = [0, 1, 2, 3, 4].map((size) => ({
  width: 1.8 + size * 0.84,
  dots: joined(
    Array.from({ length: 64 }, (_, at) => at)
      .filter((at) => (at * 7) % 5 === size)
      .map((at) => dot((at * 389 + 61) % 1_590, (at * 211 + 37) % 470)),
  ),
}));

/** Small lamps along the way in. */
export const lamps = [
  [842, 902, 1],
  [796, 952, 1.3],
  [1378, 902, 1],
  [1428, 952, 1.3],
  [1480, 884, 0.8],
  [740, 884, 0.8],
] as const;

/** The tree at the edge: bunches, and the leaves that catch the light on each. */
export const bunches = [
  [1520, 40, 110],
  [1420, 20, 84],
  [1590, 150, 96],
  [1500, 150, 64],
  [1340, 0, 60],
] as const;

const leavesOfABunch = 18;

export const leaves = joined(
  bunches.flatMap(([x, y, r]) =>
    Array.from({ length: leavesOfABunch }, (_, at) => {
      const turn = at * 137.5;
      const reach = r * Math.sqrt((at + 1) / (leavesOfABunch + 1)) * 0.92;
      return leaf(x + reach * cosine(turn), y + reach * cosine(turn - 90), turn);
    }),
  ),
);

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

/** A leaf, pointed at both ends, turned in one of sixteen directions. */
function leaf(x: number, y: number, turn: number): string {
  const side = Math.round(turn / 22.5) * 22.5;
  const [up, across] = [cosine(side), cosine(side - 90)];
  const [tipX, tipY] = [across * 10, -up * 10];
  const [bulgeX, bulgeY] = [up * 9, across * 9];
  return path`M${x + tipX} ${y + tipY}q${bulgeX - tipX} ${bulgeY - tipY} ${-2 * tipX} ${-2 * tipY}q${tipX - bulgeX} ${tipY - bulgeY} ${2 * tipX} ${2 * tipY}`;
}

/** A flower of eight petals above the doorway's corners. */
export const petals = joined(
  Array.from({ length: 8 }, (_, at) => {
    const [up, across] = [cosine(at * 45), cosine(at * 45 - 90)];
    const point = (out: number, aside: number) => [
      across * out + up * aside,
      across * aside - up * out,
    ];
    const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0], [x2 = 0, y2 = 0], [x3 = 0, y3 = 0]] = [
      point(6, 0),
      point(20, 12),
      point(20, -12),
      point(34, 0),
    ];
    return path`M${x0} ${y0}Q${x1} ${y1} ${x3} ${y3}Q${x2} ${y2} ${x0} ${y0}`;
  }),
);
