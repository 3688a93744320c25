import { type Condition, type Effect, sameJson } from "@katha/storygraph";
import { triedIn } from "../ours/skill-check.ts";
import { assign } from "./assign.ts";
import { branchConditions, conditionAt } from "./branches.ts";
import { allOf, always } from "./condition.ts";
import { append } from "../append.ts";
import { pieceFrom, type Piece } from "./body.ts";
import {
  addEffects,
  isUntouched,
  newDraft,
  onwardWay,
  type Draft,
  type DraftWay,
  type Spot,
} from "./draft.ts";
import { apart } from "./layout.ts";
import type { Ledger } from "./ledger.ts";
import { printed } from "./print.ts";
import { Readers } from "./readers.ts";
import {
  bodiesIn,
  leaves,
  mayGoOn,
  staysHere,
  type Branching,
  type HoldersOf,
  type Option,
  type Section,
  type Statement,
} from "./statement.ts";
import type { TextPart } from "./text-part.ts";

/** What follows the end of a piece; null: the story is over. */
type Next = () => string | null;

/** Where a statement stands. */
interface Where extends Spot {
  section: Section;
  told: TextPart[];
  /** What follows the options that are offered here. */
  gather: Next;
  /** These are the words of an option that is not offered yet. */
  isAside?: boolean;
}

function lazily(make: Next): Next {
  let known: { target: string | null } | undefined;
  return () => (known ??= { target: make() }).target;
}

/** Compiles the sections of a script into scenes: one draft each, more where the flow needs them. */
export class Compiler {
  readonly drafts = new Map<string, Draft>();
  /** For each scene, the section that it was made for. */
  readonly madeFor = new Map<string, string>();
  /** Where each tunnel comes back to, in numbers from 1. */
  readonly returns = new Map<string, Map<string, number>>();
  private readonly ledger: Ledger;
  /** The scenes of all sections and labels that something leads to. */
  private readonly scenes: ReadonlyMap<string, string>;
  private readonly end: string;
  private readonly holdersOf: HoldersOf;
  /** The places of counted addresses in their order. */
  private readonly countedAt: ReadonlyMap<string, number>;
  private readonly taken: ReadonlySet<string>;
  private readonly waiting: (() => void)[] = [];
  /** How many scenes of each kind were made for a section. */
  private readonly pieces = new Map<string, number>();

  constructor(
    ledger: Ledger,
    scenes: ReadonlyMap<string, string>,
    { end, holdersOf }: { end: string; holdersOf: HoldersOf },
  ) {
    this.ledger = ledger;
    this.holdersOf = holdersOf;
    this.countedAt = new Map(Array.from(ledger.counted, (address, at) => [address, at]));
    this.scenes = scenes;
    this.end = end;
    this.taken = new Set(scenes.values());
  }

  make(sections: readonly Section[]): void {
    for (const section of sections)
      this.define(section.node, section.name, section, pieceFrom(section.body), () => null);
    // Running them adds more to the end.
    for (const next of this.waiting) next();
  }

  private sceneOf(target: string): string {
    return this.scenes.get(target) ?? target;
  }

  private define(
    node: string,
    counted: string | null,
    section: Section,
    piece: Piece,
    next: Next,
  ): void {
    if (this.drafts.has(node)) return;
    const draft = this.draftOf(node, section);
    if (counted !== null && this.ledger.counted.has(counted))
      addEffects(draft, [{ add: this.ledger.countOf(counted), by: 1 }], undefined, this.ledger);
    // A queue, since recursion would overflow on a long script.
    this.waiting.push(() => this.run(piece, draft, section, next));
  }

  private draftOf(node: string, section: Section): Draft {
    const draft = newDraft(node);
    this.drafts.set(node, draft);
    this.madeFor.set(node, section.name);
    return draft;
  }

  /** A free name for a further scene of a section. */
  private pieceOf(section: Section, kind: string): string {
    const wanted = `${section.node}.${kind}_`;
    for (let at = (this.pieces.get(wanted) ?? 0) + 1; ; at += 1) {
      const name = `${wanted}${at}`;
      if (this.drafts.has(name) || this.taken.has(name)) continue;
      this.pieces.set(wanted, at);
      return name;
    }
  }

  /** The scene of a section, reached through one that corrects the count of visits where that is needed. */
  private wayTo(target: string, section: Section): string {
    const effects = this.mended(target, section);
    if (effects.length === 0) return this.sceneOf(target);
    const draft = this.draftOf(this.pieceOf(section, "more"), section);
    draft.effects.push(...effects);
    this.goOn(draft, this.sceneOf(target));
    return draft.name;
  }

  private mended(target: string, { name }: Section): Effect[] {
    const at = this.countedAt;
    const from = this.holdersOf(name);
    const counted = this.holdersOf(target).filter((holder) => at.has(holder));
    return counted
      .toSorted((one, other) => (at.get(one) ?? 0) - (at.get(other) ?? 0))
      .flatMap((holder): Effect[] => {
        const isHead = target === holder;
        if (isHead !== from.includes(holder)) return [];
        return [{ add: this.ledger.countOf(holder), by: isHead ? -1 : 1 }];
      });
  }

  /** The scene for these statements: an existing one, or a new one. */
  private targetOf(
    piece: Piece,
    section: Section,
    next: Next,
    kind: "after" | "more",
  ): string | null {
    const { body } = piece;
    const at = body.stepFrom(piece.at);
    const first = body.statements[at];
    if (first === undefined) return next();
    const isGathered = body.toldFrom(piece.at) < at;
    if (first.kind === "goto" || first.kind === "leave") return this.wayTo(first.target, section);
    if (first.kind === "end") return null;
    if (first.kind === "label" && this.scenes.has(first.name)) {
      const node = this.sceneOf(first.name);
      this.define(node, first.name, section, { body, at: at + 1, isBare: true }, next);
      return node;
    }
    const node = this.pieceOf(section, kind);
    const rest = isGathered ? { body, at, isBare: true } : piece;
    this.define(node, null, section, rest, next);
    return node;
  }

  private run(piece: Piece, first: Draft, section: Section, next: Next): void {
    const { body, isBare } = piece;
    const { statements } = body;
    let draft = first;
    const known = new Map<number, Next>();
    const from = (start: number): Next => {
      const at = body.stepFrom(start);
      const target =
        known.get(at) ?? lazily(() => this.targetOf({ body, at, isBare }, section, next, "more"));
      known.set(at, target);
      return target;
    };
    const placeAt = (at: number) => (isBare ? body.toldFrom(at) : at);
    for (let at = placeAt(piece.at); at < statements.length; at = placeAt(at + 1)) {
      const statement = statements[at];
      if (statement === undefined) break;
      const rest = from(at + 1);
      const gatherAt = body.gatherFrom(at + 1);
      const gather = gatherAt === null ? next : from(gatherAt + 1);
      switch (statement.kind) {
        case "gather":
          if (draft.ways.length > 0) return;
          break;
        case "label":
          if (!this.scenes.has(statement.name)) break;
          this.define(
            this.sceneOf(statement.name),
            statement.name,
            section,
            { body, at: at + 1, isBare },
            next,
          );
          this.goOn(draft, this.sceneOf(statement.name));
          return;
        case "leave":
          draft.told = [];
          draft.ways = [];
          draft.readers = new Readers();
          this.goTo(draft, statement.target, section);
          return;
        case "goto":
          this.goTo(draft, statement.target, section);
          return;
        case "tunnel":
          this.tunnel(draft, statement.target, rest() ?? this.end);
          return;
        case "return":
          draft.returnsFrom = section.name;
          return;
        case "end":
          return;
        default: {
          const where = { draft, section, when: undefined, told: draft.told, gather };
          if (staysHere(statement)) {
            this.apply(statement, where);
            break;
          }
          const onward = this.split(statement, where, rest);
          if (onward === null) return;
          draft = onward;
        }
      }
    }
    if (draft.ways.length === 0) this.goOn(draft, next());
  }

  private goTo(draft: Draft, target: string, section: Section): void {
    addEffects(draft, this.mended(target, section), undefined, this.ledger);
    this.goOn(draft, this.sceneOf(target));
  }

  private goOn(draft: Draft, target: string | null): void {
    if (target !== null) draft.ways.push(onwardWay(target));
  }

  private tunnel(draft: Draft, target: string, back: string): void {
    const name = this.ledger.shared(`back_from_${target.replaceAll(/\W+/gu, "_")}`, "number");
    const sites = this.returns.get(target) ?? new Map<string, number>();
    const site = sites.get(back) ?? sites.size + 1;
    this.returns.set(target, sites.set(back, site));
    addEffects(draft, [{ set: name, to: site }], undefined, this.ledger);
    this.goOn(draft, this.sceneOf(target));
  }

  /** A step that never leaves the scene. */
  private apply(statement: Statement, where: Where): void {
    const { draft, when, told } = where;
    switch (statement.kind) {
      case "text":
        told.push({ kind: "text", text: statement.text });
        return;
      case "print": {
        const values = printed(statement.of, draft, when, this.ledger);
        append(told, values);
        if (where.isAside !== true) draft.readers.tells(values);
        return;
      }
      case "set":
        assign(statement, where, this.ledger);
        return;
      case "offer":
        for (const option of statement.options) this.offer(option, where);
        return;
      case "if":
      case "turns":
        this.either(statement, where);
        return;
      default:
        return;
    }
  }

  private either(statement: Branching, where: Where): void {
    const bodies = bodiesIn(statement);
    const conditions = branchConditions(statement, where, this.ledger);
    const whens = apart(conditions, this.ledger.parts);
    const branches = conditions.map((when) => ({ when, told: [] as TextPart[] }));
    where.told.push({ kind: "either", branches });
    if (where.isAside !== true) for (const branch of branches) where.draft.readers.asks(branch);
    for (const [at, body] of bodies.entries()) {
      const inner = {
        ...where,
        when: allOf([where.when, whens[at]]),
        told: branches[at]?.told ?? [],
      };
      for (const one of body) this.apply(one, inner);
    }
  }

  private offer(option: Option, where: Where): void {
    const { draft, when } = where;
    const words: TextPart[] = [];
    const aside = { ...where, told: words, isAside: true };
    for (const one of option.words) this.apply(one, aside);
    const conditions = option.when.map((asked) => conditionAt(where, asked, this.ledger));
    const tried = triedIn(option.body, draft.name, this.ledger);
    const way = (body: readonly Statement[]) => this.wayOf(body, option, where);
    const won = way(tried?.yes ?? option.body);
    const all = [when, ...conditions].filter((one) => one !== undefined);
    const offered: DraftWay = {
      words: option.isFallback ? null : words,
      when: all.length === 0 ? undefined : allOf(all),
      once: option.once,
      isFallback: option.isFallback,
      isLocked: option.isLocked || option.staysShown === true,
      staysShown: option.staysShown === true,
      ...won,
      ...(tried !== null && { check: { ...tried.check, ...way(tried.no) } }),
    };
    draft.ways.push(offered);
    draft.readers.asks(offered);
    draft.readers.tells(offered.words ?? []);
  }

  /** What an option does, and where it leads. */
  private wayOf(
    body: readonly Statement[],
    { counts }: Option,
    where: Where,
  ): { effects: Effect[]; target: string } {
    const { draft, section, gather } = where;
    const leading = newDraft(draft.name);
    if (counts !== null && this.ledger.counted.has(counts))
      leading.effects.push({ add: this.ledger.countOf(counts), by: 1 });
    let at = 0;
    for (const one of body) {
      if (one.kind !== "set") break;
      assign(one, { draft: leading, when: undefined }, this.ledger);
      at += 1;
    }
    const target = this.targetOf(pieceFrom(body, at), section, gather, "after") ?? this.end;
    return { effects: leading.effects, target };
  }

  /** A step that may leave the scene: each case gets a scene of its own. Null: nothing follows here. */
  private split(statement: Statement, where: Where, rest: Next): Draft | null {
    if (statement.kind !== "if" && statement.kind !== "turns") return where.draft;
    const { draft, section } = where;
    const bodies = bodiesIn(statement);
    const conditions = branchConditions(statement, where, this.ledger);
    const whens = apart(conditions, this.ledger.parts);
    if (bodies.some(leaves)) return this.leave(bodies, whens, where);
    const wasUntouched = isUntouched(draft);
    const targets = bodies.map(
      (body) => this.targetOf(pieceFrom(body), section, rest, "more") ?? this.end,
    );
    if (wasUntouched) {
      for (const [at, target] of targets.entries())
        draft.instead.push({ when: conditions[at] ?? always, target });
      if (!bodies.some(mayGoOn)) return draft;
      draft.instead.push({ when: always, target: rest() ?? this.end });
      return null;
    }
    for (const [at, target] of targets.entries()) draft.ways.push(onwardWay(target, whens[at]));
    const none = whens.at(-1) ?? always;
    if (!("any" in none && none.any.length === 0))
      draft.ways.push(onwardWay(rest() ?? this.end, none));
    return null;
  }

  /** Cases that leave and discard what was told: it moves to the next scene. */
  private leave(
    bodies: readonly (readonly Statement[])[],
    whens: readonly Condition[],
    where: Where,
  ): Draft {
    const { draft, section } = where;
    const onward = this.draftOf(this.pieceOf(section, "more"), section);
    [onward.told, onward.ways, draft.told, draft.ways] = [draft.told, draft.ways, [], []];
    [onward.readers, draft.readers] = [draft.readers, new Readers()];
    const isRouter = isUntouched(draft);
    const lead = (target: string, when: Condition) => {
      if (isRouter) draft.instead.push({ when, target });
      else draft.ways.push(onwardWay(target, when));
    };
    // Where all other cases leave, the remaining condition holds in the whole next scene.
    const staying = bodies.filter((body) => !leaves(body)).length;
    const isLast = sameJson(whens.at(-1), { any: [] });
    for (const [at, body] of bodies.entries()) {
      const when = whens[at] ?? always;
      if (leaves(body))
        lead(this.targetOf(pieceFrom(body), section, () => onward.name, "more") ?? this.end, when);
      else
        for (const one of body)
          this.apply(one, {
            ...where,
            draft: onward,
            when: isLast && staying === 1 ? undefined : when,
            told: onward.told,
          });
    }
    const stays = bodies.map((body, at) => (leaves(body) ? undefined : whens[at]));
    for (const when of [...stays, whens.at(-1)]) if (when !== undefined) lead(onward.name, when);
    return onward;
  }
}
