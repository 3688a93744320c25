import type { Quality } from "@katha/storygraph";
import { freeNames } from "@katha/storygraph/structure";
import { PartsMade } from "../bounds.ts";
import { loss, type Loss, type LossCode, type LossParams } from "../lost.ts";
import { widest } from "./infer.ts";
import { type KnownScript, nothingKnown } from "../ours/known.ts";

/** Everything known about a script's variables while it is compiled. */
export class Ledger {
  readonly lost: Loss[] = [];
  /** Addresses whose visits need a quality, since visits of scenes would give another count. */
  readonly counted: ReadonlySet<string>;
  /** Addresses found to need one. */
  readonly toCount = new Set<string>();
  /** Variables that only decide skill checks. */
  readonly rolls = new Set<string>();
  readonly known: KnownScript;
  readonly parts = new PartsMade();
  private readonly qualities: Map<string, Quality>;
  private readonly visitsOf: (address: string) => string | null;
  private readonly free: (wanted: string) => string;

  constructor(
    qualities: ReadonlyMap<string, Quality | null>,
    counted: ReadonlySet<string>,
    visitsOf: (address: string) => string | null,
    known: KnownScript = nothingKnown,
  ) {
    this.known = known;
    this.qualities = new Map(
      Array.from(qualities).flatMap(([name, quality]) =>
        quality === null ? [] : [[name, quality] as const],
      ),
    );
    this.free = freeNames(this.qualities);
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

  /** A new hidden quality. */
  helper(wanted: string, like: Quality | "flag" | "number"): string {
    const name = this.free(wanted);
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

  /** One helper quality per key. */
  shared(name: string, like: "flag" | "number"): string {
    if (!this.qualities.has(name)) this.helper(name, like);
    return name;
  }

  /** The scene whose visits are those of this address; null where a quality counts them. */
  sceneOf(address: string): string | null {
    return this.counted.has(address) ? null : this.visitsOf(address);
  }

  /** The quality that counts visits to an address. */
  countOf(address: string): string {
    this.toCount.add(address);
    return this.shared(`been_${address.replaceAll(/\W+/gu, "_")}`, "number");
  }
}
