import type { Drafting } from "@katha/ui";
import { held } from "../held.ts";

/** What a draft took the place of, under an id of its own. */
export interface Kept<Standing> {
  readonly id: string;
  readonly standing: Standing;
}

export interface BenchState<Draft, Standing> extends Omit<Drafting<Draft>, "failure"> {
  /** Why nothing came of it the last time. */
  readonly error: unknown;
  readonly isOpen: boolean;
  /** The last first. */
  readonly kept: readonly Kept<Standing>[];
  /** What drafts were called where they were taken to, by the draft's id. */
  readonly takenAs: Readonly<Record<string, string>>;
}

/** What of a bench is there again after the page was loaded anew: it was asked for, and may have been paid for. */
export type LastingBench<Draft, Standing> = Pick<
  BenchState<Draft, Standing>,
  "isOpen" | "wish" | "drafts" | "kept" | "takenAs"
>;

export type Drafted<Draft> = { drafts: readonly Draft[] } | { error: unknown };
type Asking<Draft> = (
  signal: AbortSignal,
  seen: readonly Draft[],
) => Promise<Drafted<Omit<Draft, "id">>>;

const keptAtMost = 5;

/** Ids go on where those that are there end. */
function highestId({ drafts, kept }: LastingBench<{ id: string }, unknown>): number {
  const ids = [...drafts, ...kept].map(({ id }) => Number.parseInt(id, 10));
  return Math.max(0, ...ids.filter((id) => Number.isFinite(id)));
}

/**
 * Where drafts for one thing lie until the author decides. It belongs to the page: closing a panel, turning to
 * another tab and a request that fails take nothing from it.
 */
export function newBench<Draft extends { id: string }, Standing = never>(
  isSame: (one: Standing, other: Standing) => boolean = Object.is,
  before?: LastingBench<Draft, Standing>,
) {
  const lying = held<BenchState<Draft, Standing>>({
    isOpen: false,
    wish: "",
    drafts: [],
    kept: [],
    takenAs: {},
    ...before,
    isAsking: false,
    wasStopped: false,
    came: 0,
    error: undefined,
  });
  let asked: AbortController | undefined;
  let made = before ? highestId(before) : 0;
  const state = lying.read;
  const put = (change: Partial<BenchState<Draft, Standing>>) =>
    lying.put({ ...state(), ...change });
  const nextId = () => `${(made += 1)}`;

  return {
    state,
    subscribe: lying.listen,
    /** Undefined where nothing of it would be missed. */
    lasting: (): LastingBench<Draft, Standing> | undefined => {
      const { isOpen, wish, drafts, kept, takenAs } = state();
      const isBare = drafts.length === 0 && kept.length === 0 && wish.trim() === "";
      return isBare ? undefined : { isOpen, wish, drafts, kept, takenAs };
    },
    open: (isOpen: boolean) => put({ isOpen }),
    wish: (wish: string) => put({ wish }),

    /** Asks once: whoever asks while it is under way is waiting for that. */
    ask: async (asking: Asking<Draft>) => {
      if (asked !== undefined) return;
      const own = new AbortController();
      asked = own;
      put({ isAsking: true, wasStopped: false, came: 0, error: undefined });
      const answer = await asking(own.signal, state().drafts);
      if (asked !== own) return;
      asked = undefined;
      if ("error" in answer) return put({ isAsking: false, error: answer.error });
      const drafts = answer.drafts.map(
        (draft) => Object.assign({}, draft, { id: nextId() }) as Draft,
      );
      put({ isAsking: false, came: drafts.length, drafts: [...drafts, ...state().drafts] });
    },
    stop: () => {
      if (asked === undefined) return;
      asked.abort();
      asked = undefined;
      put({ isAsking: false, wasStopped: true });
    },

    discard: (ids: readonly string[]) =>
      put({ came: 0, drafts: state().drafts.filter(({ id }) => !ids.includes(id)) }),
    took: (names: Readonly<Record<string, string>>) =>
      put({ takenAs: { ...state().takenAs, ...names } }),
    renamed: (old: string, now: string) => {
      const taken = Object.entries(state().takenAs);
      if (!taken.some(([, name]) => name === old)) return;
      put({
        takenAs: Object.fromEntries(taken.map(([id, name]) => [id, name === old ? now : name])),
      });
    },

    /** Something is about to be replaced: it stays one step away. */
    keep: (standing: Standing) => {
      const others = state().kept.filter((one) => !isSame(one.standing, standing));
      put({ kept: [{ id: nextId(), standing }, ...others].slice(0, keptAtMost) });
    },
    forget: (id: string) => put({ kept: state().kept.filter((one) => one.id !== id) }),
  };
}
export type Bench<Draft extends { id: string }, Standing = never> = ReturnType<
  typeof newBench<Draft, Standing>
>;
