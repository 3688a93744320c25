import type { Later } from "../../model/later.ts";
import type { Value } from "../../model/quality.ts";
import { wordSetOf } from "../../model/word-set.ts";
import { readValue, type Facts, type ReadValue } from "../holds.ts";
import { countAt, valueOf, type PlayState, type StateChange } from "../state.ts";
import { HeldWords } from "./held-words.ts";

/** A state on its way to the next: what changes is copied once, whatever happens to it. */
export class StateDraft implements Facts {
  readonly changes: StateChange[];
  hub: string;
  later: Later | undefined;
  readonly #before: PlayState;
  readonly #values = new Map<string, Value | HeldWords>();
  readonly #counts = new Map<string, number>();
  readonly #visits = new Map<string, number>();
  #things: HeldWords | undefined;

  constructor(before: PlayState, changes: readonly StateChange[] = []) {
    this.#before = before;
    this.changes = [...changes];
    this.hub = before.hub;
    this.later = before.later;
  }

  /** Plain data; a set's words are listed anew. */
  valueOf(quality: string): Value | undefined {
    const held = this.#values.get(quality) ?? valueOf(this.#before, quality);
    return held instanceof HeldWords ? held.list() : held;
  }

  read(quality: string): ReadValue | undefined {
    const held = this.#values.get(quality) ?? valueOf(this.#before, quality);
    return held === undefined || held instanceof HeldWords ? held : readValue(held);
  }

  setValue(quality: string, value: Value): void {
    this.#values.set(quality, value);
  }

  /** The words of a set, to be changed; undefined where it holds something else. */
  wordsOf(quality: string): HeldWords | undefined {
    const held = this.#values.get(quality) ?? valueOf(this.#before, quality);
    if (held instanceof HeldWords) return held;
    if (typeof held !== "object") return undefined;
    const words = new HeldWords(held);
    this.#values.set(quality, words);
    return words;
  }

  /** The things in the bag, to be changed. */
  get things(): HeldWords {
    this.#things ??= new HeldWords(this.#before.things);
    return this.#things;
  }

  get carried(): number {
    return this.#things?.length ?? this.#before.things.length;
  }

  carries(thing: string): boolean {
    return this.#things?.has(thing) ?? wordSetOf(this.#before.things).has(thing);
  }

  hasFound(ending: string): boolean {
    return wordSetOf(this.#before.given.endings).has(ending);
  }

  visitsTo(scene: string): number {
    return this.#visits.get(scene) ?? countAt(this.#before.visits, scene);
  }

  visit(scene: string): void {
    this.#visits.set(scene, this.visitsTo(scene) + 1);
  }

  countAt(place: string): number {
    return this.#counts.get(place) ?? countAt(this.#before.counts, place);
  }

  count(place: string): void {
    this.#counts.set(place, this.countAt(place) + 1);
  }

  finish(): { state: PlayState; changes: readonly StateChange[] } {
    const { hub, later, changes } = this;
    const before = this.#before;
    const parts: Partial<PlayState> = {
      ...(this.#values.size > 0 && { qualities: withAll(before.qualities, this.#plainValues()) }),
      ...(this.#things !== undefined && { things: this.#things.list() }),
      ...(this.#visits.size > 0 && { visits: withAll(before.visits, this.#visits) }),
      ...(this.#counts.size > 0 && { counts: withAll(before.counts, this.#counts) }),
      ...(hub !== before.hub && { hub }),
      ...(later !== before.later && { later }),
    };
    const isChanged = Object.keys(parts).length > 0;
    return { state: isChanged ? { ...before, ...parts } : before, changes };
  }

  *#plainValues(): Generator<[string, Value]> {
    for (const [name, held] of this.#values)
      yield [name, held instanceof HeldWords ? held.list() : held];
  }
}

/** By entries, since a scene may be called `__proto__`. */
function withAll<Entry>(
  record: Readonly<Record<string, Entry>>,
  more: Iterable<readonly [string, Entry]>,
): Record<string, Entry> {
  return { ...record, ...Object.fromEntries(more) };
}
