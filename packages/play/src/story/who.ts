import { isReadable, whoTextMax, type FieldProblem } from "@katha/api/contract";
import { qualityNamed, type StoryGraph, type WhoAnswers } from "@katha/storygraph";

/** What a player says about themself before the first line. */
export interface WhoGiven {
  qualities: Readonly<Record<string, string>>;
  things: readonly string[];
}

type Fault = Pick<FieldProblem, "msg" | "type"> | null;

const notAsked: Fault = { msg: "The story does not ask for this.", type: "invalid_value" };
const tooLong: Fault = {
  msg: `This is too long: at most ${whoTextMax} characters.`,
  type: "too_big",
};

function faultOf(graph: StoryGraph, name: string, answer: string): Fault {
  const quality = qualityNamed(graph, name);
  if (quality === undefined || graph.who?.qualities.includes(name) !== true) return notAsked;
  if (quality.kind === "one_of")
    return quality.values.includes(answer)
      ? null
      : { msg: "This cannot be chosen here.", type: "invalid_value" };
  if (answer.length > whoTextMax) return tooLong;
  return isReadable(answer) && !/[\r\n\t]/.test(answer)
    ? null
    : { msg: "This text holds characters that cannot be shown.", type: "invalid_value" };
}

function faultsOf(graph: StoryGraph, { qualities, things }: WhoAnswers): FieldProblem[] {
  const at = (path: (string | number)[], fault: Fault): FieldProblem[] =>
    fault === null ? [] : [{ loc: ["body", "who", ...path], ...fault }];
  const { things: offered = [], things_most: most = 0 } = graph.who ?? {};
  const tooMany = { msg: `At most ${most} can be taken along.`, type: "too_big" };
  return [
    ...Object.entries(qualities).flatMap(([name, answer]) =>
      at(["qualities", name], faultOf(graph, name, answer)),
    ),
    ...things.flatMap((name, number) =>
      at(["things", number], offered.includes(name) ? null : notAsked),
    ),
    ...at(["things"], things.length > most ? tooMany : null),
  ];
}

/** The answers that the story accepts, or what is wrong with them; a blank one keeps the story's default. */
export function whoFrom(
  graph: StoryGraph,
  given: WhoGiven,
): { who: WhoAnswers; faults: readonly FieldProblem[] } {
  const written = Object.entries(given.qualities).map(
    ([name, text]) => [name, text.trim()] as const,
  );
  const who: WhoAnswers = {
    qualities: Object.fromEntries(written.filter(([, text]) => text !== "")),
    things: [...new Set(given.things)],
  };
  return { who, faults: faultsOf(graph, who) };
}
