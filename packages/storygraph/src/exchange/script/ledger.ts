import type { Quality } from "../../state/model/quality.ts";
import { loss, type Loss, type LossCode, type LossParams } from "../lost.ts";
import { widest } from "./infer.ts";
import { type Known, nothingKnown } from "../ours/known.ts";

/** All that is known of a script's variables while its scenes are made. */
export class Ledger {
  readonly lost: Loss[] = [];
  /** Places whose visits a quality counts, since scenes alone would count them otherwise. */
  readonly counted: ReadonlySet<string>;
  /** Places that turned out to need it. */
  readonly toCount = new Set<string>();
  /** Variables that only decide skill checks. */
  readonly rolls = new Set<string>();
  readonly known: Known;
  private readonly qualities: Map<string, Quality>;
  private readonly visitsOf: (place: string) => string | null;

  constructor(
    qualities: ReadonlyMap<string, Quality | null>,
    counted: ReadonlySet<string>,
    visitsOf: (place: string) => string | null,
    known: Known = nothingKnown,
  ) {
    this.known = known;
    this.qualities = new Map(
      Array.from(qualities).flatMap(([name, quality]) =>
        quality === null ? [] : [[name, quality] as const],
      ),
    );
    this.counted = counted;
    this.visitsOf = visitsOf;
  }

  quality(name: string): Quality | undefined {
    return this.qualities.get(name);
  }

  define(name: string, quality: Quality): void {
    this.qualities.set(name, quality);
  }

  all(): ReadonlyMap<string, Quality> {
    return this.qualities;
  }

  lose<Code extends LossCode>(
    code: Code,
    node: string | null,
    params: LossParams[Code],
    line?: number,
  ): void {
    this.lost.push(loss(code, node, params, line));
  }

  /** A hidden quality that a script has no name for. */
  helper(wanted: string, like: Quality | "flag" | "number"): string {
    let name = wanted;
    for (let again = 2; this.qualities.has(name); again += 1) name = `${wanted}_${again}`;
    const declared = { name: name.replaceAll("_", " "), shown: false };
    const quality: Quality =
      like === "flag"
        ? { ...declared, kind: "flag", start: false }
        : like === "number"
          ? { ...declared, kind: "number", ...widest, start: 0 }
          : { ...like, ...declared };
    this.qualities.set(name, quality);
    return name;
  }

  /** One helper for all who ask for it. */
  shared(name: string, like: "flag" | "number"): string {
    if (!this.qualities.has(name)) this.helper(name, like);
    return name;
  }

  /** The scene whose visits are those of this place; null where a quality counts them. */
  sceneOf(place: string): string | null {
    return this.counted.has(place) ? null : this.visitsOf(place);
  }

  /** The quality that counts how often a place was come to. */
  countOf(place: string): string {
    this.toCount.add(place);
    return this.shared(`been_${place.replaceAll(/\W+/gu, "_")}`, "number");
  }
}
