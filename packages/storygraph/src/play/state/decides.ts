import type { StoryGraph } from "../../graph/structure.ts";
import type { Condition } from "../../state/model/condition.ts";
import { qualitiesOf } from "../../state/rules.ts";
import type { PlayState } from "../../state/turns/state.ts";

/** What a player had at some moment. */
type Had = Pick<PlayState, "qualities" | "things">;

/** Something that plays with one ending had in common more than others did. */
export interface Deciding {
  condition: Condition;
  /** How many of the plays with this ending had it when the last way was taken, from 0 to 1. */
  share: number;
  /** The same of all plays with other endings. */
  elsewhere: number;
}

/** A smaller difference of shares than this decides nothing. */
const leastGap = 0.2;
const mostTold = 3;
const fewest = 5;

type Seen = string | number | boolean;
type Counts = Map<Seen, number>;

interface Feature {
  read: (had: Had) => Seen;
  /** The condition for this value, and its opposite. */
  condition: (value: Seen) => Condition;
  otherwise: (value: Seen) => Condition;
  isOrdered: boolean;
}

const yesOrNo = (read: (had: Had) => boolean, condition: Condition): Feature => ({
  read,
  condition: (value) => (value === true ? condition : { not: condition }),
  otherwise: (value) => (value === true ? { not: condition } : condition),
  isOrdered: false,
});

function featuresOf(graph: StoryGraph): Feature[] {
  const ofQualities = Object.entries(qualitiesOf(graph)).flatMap(([name, quality]): Feature[] => {
    switch (quality.kind) {
      case "flag":
        return [
          {
            read: ({ qualities }) => qualities[name] === true,
            condition: (value) => ({ quality: name, is: "equals", value }),
            otherwise: (value) => ({ quality: name, is: "equals", value: value !== true }),
            isOrdered: false,
          },
        ];
      case "number":
        return [
          {
            read: ({ qualities }) => Number(qualities[name]),
            condition: (value) => ({ quality: name, is: "at_least", value }),
            otherwise: (value) => ({ quality: name, is: "less_than", value }),
            isOrdered: true,
          },
        ];
      case "one_of":
        return [
          {
            read: ({ qualities }) => String(qualities[name]),
            condition: (value) => ({ quality: name, is: "equals", value }),
            otherwise: (value) => ({ quality: name, is: "differs", value }),
            isOrdered: false,
          },
        ];
      case "set":
        return quality.values.map((word): Feature => {
          const has = ({ qualities }: Had) => {
            const words = qualities[name];
            return Array.isArray(words) && words.includes(word);
          };
          return {
            read: has,
            condition: (value) => ({
              quality: name,
              is: value === true ? "includes" : "lacks",
              value: word,
            }),
            otherwise: (value) => ({
              quality: name,
              is: value === true ? "lacks" : "includes",
              value: word,
            }),
            isOrdered: false,
          };
        });
      case "text":
        return [];
    }
  });
  const ofThings = Object.keys(graph.things ?? {}).map((thing) =>
    yesOrNo(({ things }) => things.includes(thing), { carries: thing }),
  );
  return [...ofQualities, ...ofThings];
}

const sum = (counts: Counts, fits: (value: Seen) => boolean) =>
  [...counts].reduce((all, [value, count]) => all + (fits(value) ? count : 0), 0);

interface Ended {
  plays: number;
  /** For each feature how often each value was seen. */
  seen: Counts[];
}

/** Collects what plays had when they reached their endings. */
export function witnessOf(graph: StoryGraph) {
  const features = featuresOf(graph);
  const endings = new Map<number, Ended>();
  return {
    add: (ending: number, had: Had) => {
      const known = endings.get(ending) ?? { plays: 0, seen: features.map(() => new Map()) };
      endings.set(ending, known);
      known.plays += 1;
      for (const [at, { read }] of features.entries()) {
        const counts = known.seen[at];
        const value = read(had);
        counts?.set(value, (counts.get(value) ?? 0) + 1);
      }
    },
    /** What sets the plays with this ending apart, what says most first. */
    decides: (ending: number): Deciding[] => decidesIn(features, endings, ending),
  };
}

function decidesIn(
  features: readonly Feature[],
  endings: ReadonlyMap<number, Ended>,
  ending: number,
): Deciding[] {
  const here = endings.get(ending);
  const others = [...endings].flatMap(([one, known]) => (one === ending ? [] : [known]));
  const elsewhere = others.reduce((all, { plays }) => all + plays, 0);
  if (here === undefined || here.plays < fewest || elsewhere < fewest) return [];
  return features
    .flatMap((feature, at): Deciding[] => {
      const counts = here.seen[at] ?? new Map<Seen, number>();
      const beside = others.map(({ seen }) => seen[at] ?? new Map<Seen, number>());
      const values = new Set([counts, ...beside].flatMap((each) => Array.from(each.keys())));
      const best = [...values]
        .map((value) => {
          const fits = feature.isOrdered
            ? (seen: Seen) => seen >= value
            : (seen: Seen) => seen === value;
          const share = sum(counts, fits) / here.plays;
          const apart = beside.reduce((all, each) => all + sum(each, fits), 0) / elsewhere;
          return { value, share, apart, gap: share - apart };
        })
        .toSorted((left, right) => Math.abs(right.gap) - Math.abs(left.gap))[0];
      if (best === undefined || Math.abs(best.gap) < leastGap) return [];
      const { value, share, apart, gap } = best;
      return gap > 0
        ? [{ condition: feature.condition(value), share, elsewhere: apart }]
        : [{ condition: feature.otherwise(value), share: 1 - share, elsewhere: 1 - apart }];
    })
    .toSorted((left, right) => right.share - right.elsewhere - (left.share - left.elsewhere))
    .slice(0, mostTold);
}
