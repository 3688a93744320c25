import { sameJson } from "../../graph/same-json.ts";
import type { Condition } from "../../state/model/condition.ts";
import type { Effect } from "../../state/model/effect.ts";
import { triedIn } from "../ours/skill-check.ts";
import { assign } from "./assign.ts";
import { branchConditions, conditionAt } from "./branches.ts";
import { allOf, always } from "./condition.ts";
import { addEffects, isUntouched, newDraft, onwardWay, type Draft, type Spot } from "./draft.ts";
import { apart } from "./layout.ts";
import type { Ledger } from "./ledger.ts";
import { printed } from "./print.ts";
import {
  bodiesIn,
  isSilent,
  leaves,
  mayGoOn,
  staysHere,
  type Branching,
  type Holds,
  type Option,
  type Section,
  type Statement,
} from "./statement.ts";
import type { Told } from "./told.ts";

/** What follows the end of a piece; null: the story is over. */
type Next = () => string | null;

/** Where a statement stands. */
interface Where extends Spot {
  section: Section;
  told: Told[];
  /** What follows the options that are offered here. */
  gather: Next;
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
  /** Where each tunnel comes back to. */
  readonly returns = new Map<string, Set<string>>();
  private readonly ledger: Ledger;
  /** The scenes of all sections and labels that something leads to. */
  private readonly scenes: ReadonlyMap<string, string>;
  private readonly end: string;
  private readonly holds: Holds;
  private readonly taken: ReadonlySet<string>;
  private readonly waiting: (() => void)[] = [];

  constructor(
    ledger: Ledger,
    scenes: ReadonlyMap<string, string>,
    { end, holds }: { end: string; holds: Holds },
  ) {
    this.ledger = ledger;
    this.holds = holds;
    this.scenes = scenes;
    this.end = end;
    this.taken = new Set(scenes.values());
  }

  make(sections: readonly Section[]): void {
    for (const section of sections)
      this.define(section.node, section.name, section, section.body, () => null);
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) next();
  }

  private sceneOf(target: string): string {
    return this.scenes.get(target) ?? target;
  }

  private define(
    node: string,
    counted: string | null,
    section: Section,
    body: readonly Statement[],
    next: Next,
  ): void {
    if (this.drafts.has(node)) return;
    const draft = this.draftOf(node, section);
    if (counted !== null && this.ledger.counted.has(counted))
      addEffects(draft, [{ add: this.ledger.countOf(counted), by: 1 }], undefined, this.ledger);
    // A queue, since recursion would overflow on a long script.
    this.waiting.push(() => this.run(body, draft, section, next));
  }

  private draftOf(node: string, section: Section): Draft {
    const draft = newDraft(node);
    this.drafts.set(node, draft);
    this.madeFor.set(node, section.name);
    return draft;
  }

  /** A free name for a further scene of a section. */
  private pieceOf(section: Section, kind: string): string {
    for (let at = 1; ; at += 1) {
      const name = `${section.node}.${kind}_${at}`;
      if (!this.drafts.has(name) && !this.taken.has(name)) return name;
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
    return Array.from(this.ledger.counted).flatMap((counted): Effect[] => {
      const comesFromWithin = this.holds(counted, name);
      const isHead = target === counted;
      if (comesFromWithin && isHead) return [{ add: this.ledger.countOf(counted), by: -1 }];
      const comesIn = !comesFromWithin && !isHead && this.holds(counted, target);
      return comesIn ? [{ add: this.ledger.countOf(counted), by: 1 }] : [];
    });
  }

  /** The scene for these statements: an existing one, or a new one. */
  private targetOf(
    body: readonly Statement[],
    section: Section,
    next: Next,
    kind: "after" | "more",
  ): string | null {
    const told = body.filter((one) => !isSilent(one));
    const [first] = told;
    if (first === undefined || first.kind === "gather") {
      return first === undefined ? next() : this.targetOf(told.slice(1), section, next, kind);
    }
    if (first.kind === "goto" || first.kind === "leave") return this.wayTo(first.target, section);
    if (first.kind === "end") return null;
    if (first.kind === "label" && this.scenes.has(first.name)) {
      const node = this.sceneOf(first.name);
      this.define(node, first.name, section, told.slice(1), next);
      return node;
    }
    const node = this.pieceOf(section, kind);
    this.define(node, null, section, body, next);
    return node;
  }

  private run(statements: readonly Statement[], first: Draft, section: Section, next: Next): void {
    let draft = first;
    const known = new Map<number, Next>();
    const from = (start: number): Next => {
      let at = start;
      while (statements[at]?.kind === "gather" || isSilent(statements[at])) at += 1;
      const target =
        known.get(at) ?? lazily(() => this.targetOf(statements.slice(at), section, next, "more"));
      known.set(at, target);
      return target;
    };
    for (const [at, statement] of statements.entries()) {
      const after = statements.slice(at + 1);
      const rest = from(at + 1);
      const gatherAt = after.findIndex(({ kind }) => kind === "gather");
      const gather = gatherAt === -1 ? next : from(at + gatherAt + 2);
      switch (statement.kind) {
        case "gather":
          if (draft.ways.length > 0) return;
          break;
        case "label":
          if (!this.scenes.has(statement.name)) break;
          this.define(this.sceneOf(statement.name), statement.name, section, after, next);
          this.goOn(draft, this.sceneOf(statement.name));
          return;
        case "leave":
          draft.told = [];
          draft.ways = [];
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
    const sites = this.returns.get(target) ?? new Set();
    this.returns.set(target, sites.add(back));
    const site = Array.from(sites).indexOf(back) + 1;
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
      case "print":
        told.push(...printed(statement.of, draft, when, this.ledger));
        return;
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
    const whens = apart(conditions);
    const branches = conditions.map((when) => ({ when, told: [] as Told[] }));
    where.told.push({ kind: "either", branches });
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
    const words: Told[] = [];
    for (const one of option.words) this.apply(one, { ...where, told: words });
    const conditions = option.when.map((asked) => conditionAt(where, asked, this.ledger));
    const tried = triedIn(option.body, draft.name, this.ledger);
    const way = (body: readonly Statement[]) => this.wayOf(body, option, where);
    const won = way(tried?.yes ?? option.body);
    const all = [when, ...conditions].filter((one) => one !== undefined);
    draft.ways.push({
      words: option.isFallback ? null : words,
      when: all.length === 0 ? undefined : allOf(all),
      once: option.once,
      isFallback: option.isFallback,
      isLocked: option.isLocked || option.staysShown === true,
      staysShown: option.staysShown === true,
      ...won,
      ...(tried !== null && { check: { ...tried.check, ...way(tried.no) } }),
    });
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
    const target = this.targetOf(body.slice(at), section, gather, "after") ?? this.end;
    return { effects: leading.effects, target };
  }

  /** A step that may leave the scene: each case gets a scene of its own. Null: nothing follows here. */
  private split(statement: Statement, where: Where, rest: Next): Draft | null {
    if (statement.kind !== "if" && statement.kind !== "turns") return where.draft;
    const { draft, section } = where;
    const bodies = bodiesIn(statement);
    const conditions = branchConditions(statement, where, this.ledger);
    const whens = apart(conditions);
    if (bodies.some(leaves)) return this.leave(bodies, whens, where);
    const wasUntouched = isUntouched(draft);
    const targets = bodies.map((body) => this.targetOf(body, section, rest, "more") ?? this.end);
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
        lead(this.targetOf(body, section, () => onward.name, "more") ?? this.end, when);
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
