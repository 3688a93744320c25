import type { ActKind } from "@katha/storygraph";
import type { PlayerAction } from "../../src/port.ts";
import { actsIn } from "../../src/understanding/acts/act.ts";
import { framesIn, type Frame } from "../../src/understanding/choices/undone/frames.ts";
import {
  reservationsIn,
  type Reservation,
} from "../../src/understanding/choices/undone/reservations.ts";
import { clausesOf, type Mood } from "../../src/understanding/mood/mood.ts";
import { namedIn } from "../../src/understanding/named.ts";
import { namedOf, viewOf } from "../../src/reading/index.ts";
import { styleOf } from "../../src/style/style.ts";
import { sceneAt } from "../../src/position/index.ts";

/** A clause of a line: how it is said, and what it does. */
export interface HeardClause {
  text: string;
  mood: Mood;
  isWhether: boolean;
  acts: readonly ActKind[];
  /** What leaves its deed undone, or speaks against it. */
  undone: readonly (Frame | Reservation)[];
}

export interface Heard {
  clauses: readonly HeardClause[];
  /** Whom and what of the story it names, by the bible or by the scenes. */
  names: readonly { name: string; isHere: boolean }[];
}

/** What kind of line it is: its clauses, and what they name. */
export function heardIn({ story, position }: PlayerAction, said: string): Heard {
  const clauses = clausesOf(said, story.language).map((clause): HeardClause => ({
    text: clause.text,
    mood: clause.mood,
    isWhether: clause.isWhether,
    acts: actsIn(clause),
    undone: [...framesIn(clause.text), ...reservationsIn(clause.text)],
  }));
  const view = viewOf(story, position, styleOf(story, sceneAt(story, position)).person === "third");
  const ofBible = namedIn(story, position, said).filter(({ kind }) => kind !== "self");
  const ofScenes = namedOf(view.people, said, story.language).filter(
    (one) => !ofBible.some(({ names }) => names.includes(one.name)),
  );
  return {
    clauses,
    names: [
      ...ofBible.map(({ name, isHere }) => ({ name, isHere })),
      ...ofScenes.map((one) => ({ name: one.name, isHere: view.present.includes(one) })),
    ],
  };
}
