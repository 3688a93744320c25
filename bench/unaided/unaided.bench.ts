import { bareStories, judgedStrangers, sharesOf } from "@katha/narrator/testing";
import { isAuthors, judge, type Judged, type Outcome } from "./judge.ts";
import { choiceKinds, sets, stayKinds, storiesOf, type LineKind } from "./stories.ts";

/**
 * How stories that nobody has prepared understand and answer what people type at them. Those in `build` are to work with;
 * those in `measure` only measure: nobody reads them or their answers while working on the narrator.
 * `npm run bench -- unaided --print build` prints every line of the first with its answer; `--set build` prints their
 * figures alone, `--no-catalogue` leaves out the catalogue's.
 */
const options = process.argv.slice(2);
const optionOf = (name: string) => options[options.indexOf(name) + 1 || options.length];
const printed = optionOf("--print");
const wanted = optionOf("--set");
const judgedSets = sets.filter((set) => wanted === undefined || wanted === set);

const write = (text: string) => console.log(text);
const percent = (part: number, whole: number) =>
  whole === 0 ? "-" : ((100 * part) / whole).toFixed(1);

function row(label: string, columns: readonly string[]): void {
  write(`  ${label.padEnd(16)}${columns.map((column) => column.padStart(13)).join("")}`);
}

const shareOf = (lines: readonly Judged[], outcome: Outcome) =>
  percent(lines.filter((one) => one.outcome === outcome).length, lines.length);

function printChoices(label: string, lines: readonly Judged[]): void {
  const shares = (
    ["taken", "asked rightly", "another taken", "asked of others", "answered"] as const
  ).map((outcome) => shareOf(lines, outcome));
  row(label, [`${lines.length}`, ...shares]);
}

function printEither(lines: readonly Judged[]): void {
  const shares = (["asked rightly", "asked of others", "moved", "answered"] as const).map(
    (outcome) => shareOf(lines, outcome),
  );
  row("either", [`${lines.length}`, ...shares]);
}

function printStays(label: string, lines: readonly Judged[]): void {
  const answered = lines.filter(({ outcome }) => outcome === "answered");
  const inRow = lines.filter(({ isSameAgain }) => isSameAgain !== undefined);
  row(label, [
    `${lines.length}`,
    shareOf(lines, "moved"),
    shareOf(lines, "asked"),
    percent(answered.filter(isAuthors).length, answered.length),
    percent(inRow.filter(({ isSameAgain }) => isSameAgain === true).length, inRow.length),
  ]);
}

function printTable(title: string, lines: readonly Judged[]): void {
  const of = (...kinds: readonly LineKind[]) =>
    lines.filter(({ line }) => kinds.includes(line.kind));
  write(`\n${title}`);
  row("mean a choice, %", ["lines", "taken", "asked", "another", "asked else", "not taken"]);
  for (const kind of choiceKinds) printChoices(kind, of(kind));
  printChoices("all", of(...choiceKinds));
  row("mean two, %", ["lines", "asked both", "asked else", "moved", "neither"]);
  printEither(of("either"));
  row("mean none, %", ["lines", "moved", "asked", "author's", "same again"]);
  for (const kind of stayKinds) printStays(kind, of(kind));
  printStays("all", of(...stayKinds));
  const questions = lines.filter(({ asked }) => asked > 0);
  const named = questions.reduce((sum, { asked }) => sum + asked, 0) / questions.length;
  if (questions.length > 0) write(`  choices that a question names: ${named.toFixed(2)}`);
}

function printLines(lines: readonly Judged[]): void {
  let place = "";
  for (const { story, line, outcome, answer, step } of lines) {
    const scene = `${story.slug}, ${line.scene}`;
    if (scene !== place) write(`\n## ${scene}`);
    place = scene;
    const meant = line.meant.length === 0 ? "stay" : line.meant.join("/");
    write(`> ${line.said}\n  [${[meant, line.kind, outcome].join(", ")}]`);
    if (step.way === "edge") write(`  -> ${step.choice}`);
    else write(`  ${answer.replaceAll("\n", "\n  ")}`);
  }
}

for (const set of judgedSets) {
  const lines = (await Promise.all(storiesOf(set).map(judge))).flat();
  for (const [tongue, some] of Map.groupBy(lines, ({ story }) => story.tongue))
    printTable(`${set}, ${tongue}`, some);
  printTable(`${set}, all`, lines);
  if (printed === set) printLines(lines);
}

/** One line in so many of what strangers typed says of a story what all of them would. */
const every = 4;
/** Every third story of the catalogue, by name, only measures. */
const setOf = (at: number) => (at % 3 === 2 ? "measure" : "build");

if (!options.includes("--no-catalogue")) {
  const lines = bareStories().flatMap((story, at) =>
    judgedSets.includes(setOf(at))
      ? [{ group: `${setOf(at)}, ${story.language}`, judged: judgedStrangers(story, every) }]
      : [],
  );
  write("\nthe catalogue without wordings and answers, %");
  row("", ["lines", "taken", "understood", "another", "moved", "asked"]);
  const groups = [...Map.groupBy(lines, ({ group }) => group)].toSorted(([left], [right]) =>
    left.localeCompare(right),
  );
  for (const [group, stories] of groups) {
    const all = stories.flatMap((one) => one.judged);
    const { taken, understood, takenForAnother, stillMoved, stillAsked } = sharesOf(all);
    const shares = [taken, understood, takenForAnother, stillMoved, stillAsked];
    row(group, [`${all.length}`, ...shares.map((share) => percent(share, 1))]);
  }
}
