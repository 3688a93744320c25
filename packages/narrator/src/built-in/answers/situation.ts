import type { ActKind } from "@katha/storygraph";
import { actIn } from "../../understanding/acts/act.ts";
import { saidActs } from "../../understanding/acts/act-groups.ts";
import { clausesOf } from "../../understanding/mood/mood.ts";
import { pronounIn } from "../../understanding/he-or-she.ts";
import { namedIn, othersIn, type Named } from "../../understanding/named.ts";
import { isDoneToThing } from "../../understanding/reactions/spoken.ts";
import {
  isNamedHere,
  lastSpeakerOf,
  namedOf,
  type Someone,
  type View,
} from "../../reading/index.ts";
import { viewIn, type TurnContext } from "../turn-context.ts";
import type { Situation } from "./plain-lines.ts";

type Both = readonly [toSomebody: Situation, toNobody: Situation];
const asked: Both = ["asked", "asked_nobody"];
const told: Both = ["told", "told_nobody"];

const ofActs: Readonly<Record<ActKind, Situation | Both>> = {
  ask: asked,
  tell: told,
  say_aloud: told,
  call: told,
  lie: told,
  confess: told,
  promise: told,
  warn: told,
  agree: told,
  show: told,
  greet: ["greeted", "told_nobody"],
  thank: ["thanked", "told_nobody"],
  apologise: ["thanked", "told_nobody"],
  forgive: ["comforted", "told_nobody"],
  comfort: ["comforted", "used"],
  help: ["comforted", "used"],
  kiss: ["attacked", "used"],
  touch: ["attacked", "used"],
  wake: ["attacked", "used"],
  insult: ["provoked", "used"],
  threaten: ["provoked", "used"],
  attack: ["attacked", "used"],
  refuse: "refused",
  keep_silent: "kept_silent",
  look: "looked",
  read: "looked",
  listen: "listened",
  take: "took",
  give: ["gave", "used"],
  pay: ["gave", "used"],
  eat: "ate",
  drink: "ate",
  go: "went",
  leave: "went",
  follow: "went",
  climb: "went",
  hide: "went",
  wait: "waited",
  sleep: "waited",
  sing: "sounded",
  laugh: "sounded",
  weep: "sounded",
  pray: "sounded",
  play: "sounded",
  write: "used",
  put: "used",
  throw: "used",
  use: "used",
  open: "used",
  close: "used",
  break: "used",
  burn: "used",
  tie: "used",
  imagine: "impossible",
};

export interface Addressed {
  situation: Situation;
  act: ActKind | undefined;
  /** The person or thing of the bible the line is about; undefined where it names none. */
  named: Named | undefined;
  /** Who is addressed: the person named, else whoever is present and acted last. */
  who: string | undefined;
  /** The same as the scenes tell of them. */
  someone: Someone | undefined;
  /** The line names them. */
  isNamed: boolean;
  view: View;
}

/** Somebody of the bible as the scenes tell of them. */
const inText = (view: View, { names }: Pick<Named, "names">): Someone | undefined =>
  view.people.find(({ name, forms }) =>
    names.some((one) => one === name || forms.includes(one.toLowerCase())),
  );

const isOfPeople = (situation: Situation | Both) => typeof situation !== "string";

/** It is done to somebody who is not named: "hug her". */
const isToThem = (act: ActKind | undefined, line: string) =>
  act !== undefined && isOfPeople(ofActs[act]) && pronounIn(line) !== undefined;

/** The act of a line, and its target. */
export function addressedIn(context: TurnContext): Addressed {
  const { request, node } = context;
  const { story, position, said } = request;
  const line = said ?? "";
  const view = viewIn(context);
  const clauses = clausesOf(line, story.language);
  const first = clauses.find((clause) => actIn(clause) !== undefined) ?? clauses[0];
  const act = first && actIn(first);
  const all = namedIn(story, position, line);
  const named = all.find(({ kind }) => kind === "person") ?? all[0];
  const read = namedOf(view.people, line, story.language);
  const isHere = (one: Someone) => view.present.includes(one);
  const others = othersIn(story, node.cast ?? []);
  // "Kiss the frog" is no act on the person beside it.
  const isToThing =
    (act !== undefined && isDoneToThing({ story, position }, line, [act])) ||
    (named !== undefined && named.kind !== "person");
  const ofBible = named?.kind === "person" ? named : undefined;
  const isSaid = act !== undefined && saidActs.has(act);
  // Where nobody is named it is said to whoever spoke last; "hug her" means them, too.
  const hearer = !isToThing && (isSaid || isToThem(act, line)) ? lastSpeakerOf(view) : undefined;
  const met = ofBible ? inText(view, ofBible) : (read.find(isHere) ?? read[0]);
  // "What did your uncle see?" is put to whoever is there.
  const isOnlyAbout = isSaid && ofBible === undefined && met !== undefined && !isHere(met);
  const someone = isOnlyAbout ? hearer : (met ?? hearer);
  const only = others.length === 1 && isSaid && !isToThing ? others[0] : undefined;
  const who =
    ofBible?.name ?? (read.length > 0 && !isOnlyAbout ? someone?.name : (only ?? someone?.name));
  const isAbsent =
    (ofBible !== undefined && !ofBible.isHere && !(someone && isNamedHere(view, someone))) ||
    (ofBible === undefined &&
      !isSaid &&
      read.length > 0 &&
      !read.some((one) => isNamedHere(view, one)));
  const situation = ((): Situation => {
    if (first?.mood === "supposed" || first?.mood === "imagined") return "supposed";
    const isSelf = named?.kind === "self" && named.name !== "I";
    if (isSelf && (act === undefined || act === "ask" || act === "look")) return "self";
    if (act === undefined) return "nothing";
    const fitting = ofActs[act];
    if (isOfPeople(fitting) && isAbsent) return "absent";
    if (typeof fitting === "string") return fitting;
    return who === undefined ? fitting[1] : fitting[0];
  })();
  return {
    situation,
    act,
    named,
    who,
    someone,
    isNamed: met !== undefined && met === someone,
    view,
  };
}
