/**
 * `npm run catalogue:plays`: plays every story of the catalogue eight times as a stranger would, the same every time, and
 * prints counts. `--each` prints what was counted, `--print` what was typed and answered; slugs after it play only those.
 */
import { catalogueStories } from "../../src/testing/stories/catalogue-stories.ts";
import { countsOf, type Counts } from "./counts.ts";
import { pageOf } from "./page.ts";
import { playAsStranger, type Play } from "./play.ts";

const playsEach = 8;
const given = process.argv.slice(2);
const isEach = given.includes("--each");
const isPrinted = given.includes("--print");
const slugs = given.filter((word) => !word.startsWith("--"));
const say = (text: string) => process.stdout.write(`${text}\n`);

const percent = (part: number, whole: number) =>
  `${part} (${Math.round((100 * part) / Math.max(1, whole))} %)`;

const rows: readonly (readonly [string, (counts: Counts) => string])[] = [
  ["plays", ({ plays }) => `${plays}`],
  ["ended", ({ ended }) => `${ended}`],
  ["typed", ({ typed }) => `${typed}`],
  ["by the author", ({ answered, typed }) => percent(answered, typed)],
  ["to topic or act", ({ toThePoint, answered }) => percent(toThePoint, answered)],
  ["about whom", ({ toWhom, answered }) => percent(toWhom, answered)],
  ["ours", ({ ours, typed }) => percent(ours, typed)],
  ["asks", ({ asked, typed }) => percent(asked, typed)],
  ["aliases taken", ({ aliasesTaken, aliases }) => `${aliasesTaken} of ${aliases}`],
  ["moved", ({ moved }) => `${moved.length}`],
  ["twice in a play", ({ twice }) => `${twice.length}`],
  ["common", ({ common, sentences }) => percent(common.length, sentences)],
  ["came back", ({ cameBack, plays }) => `${cameBack} of ${plays}`],
];
const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(" | ")} |`;
const rowOf = (name: string, counts: Counts) =>
  row(
    name,
    rows.map(([, cell]) => cell(counts)),
  );

const sum = (all: readonly Counts[], of: (one: Counts) => number) =>
  all.reduce((total, one) => total + of(one), 0);
const together = (all: readonly Counts[]): Counts => ({
  plays: sum(all, ({ plays }) => plays),
  ended: sum(all, ({ ended }) => ended),
  typed: sum(all, ({ typed }) => typed),
  answered: sum(all, ({ answered }) => answered),
  toThePoint: sum(all, ({ toThePoint }) => toThePoint),
  toWhom: sum(all, ({ toWhom }) => toWhom),
  ours: sum(all, ({ ours }) => ours),
  asked: sum(all, ({ asked }) => asked),
  aliases: sum(all, ({ aliases }) => aliases),
  aliasesTaken: sum(all, ({ aliasesTaken }) => aliasesTaken),
  moved: all.flatMap(({ moved }) => moved),
  twice: all.flatMap(({ twice }) => twice),
  sentences: sum(all, ({ sentences }) => sentences),
  common: all.flatMap(({ common }) => common),
  cameBack: sum(all, ({ cameBack }) => cameBack),
});

function listed({ moved, twice, common }: Counts): string[] {
  return [
    ...moved.map((one) => `  moved: ${one}`),
    ...twice.map((one) => `  twice: ${one}`),
    ...common.map((one) => `  common: ${one}`),
  ];
}

say(
  row(
    "story",
    rows.map(([name]) => name),
  ),
);
say(
  row(
    "---",
    rows.map(() => "---"),
  ),
);
const all: Counts[] = [];
for (const story of catalogueStories()) {
  if (slugs.length > 0 && !slugs.includes(story.slug)) continue;
  const plays: Play[] = [];
  for (let at = 1; at <= playsEach; at += 1) plays.push(await playAsStranger(story, `play ${at}`));
  const counts = countsOf(story, plays);
  all.push(counts);
  say(rowOf(story.slug, counts));
  if (isEach) listed(counts).forEach(say);
  if (isPrinted) say(`\n${pageOf(story, plays)}`);
}
say(rowOf("all", together(all)));
