import { createHash } from "node:crypto";
import type {
  BodyOf,
  Finding,
  ProvingReport,
  proveTyping,
  SceneReading,
  TypedProof,
} from "@katha/api/contract";
import { jsonOfFields } from "../../lib/json-of.ts";
import { Problem } from "../../lib/problem.ts";
import { startThread } from "../../lib/workers/thread.ts";
import { openWorkerPool, WorkStopped } from "../../lib/workers/worker-pool.ts";
import type { Manuscript } from "./rules.ts";

export type ProvedStory = Manuscript & {
  language: string;
  initial_xp: number;
  game_config: Readonly<Record<string, unknown>>;
};

/** A story as in its author's editor, for simulated typing. */
export type TypedStory = BodyOf<typeof proveTyping>;

export interface Proof {
  /** The first 500, errors before warnings. */
  findings: Finding[];
  /** Null if no report was asked for. */
  report: ProvingReport | null;
  /** Present if only the typing was asked for. */
  typed?: TypedProof;
  /** Present if only the reading was asked for. */
  reading?: SceneReading;
}

export interface ProofRequest {
  wanted: "findings" | "new_errors" | "report" | "report_unless_errors" | "typed" | "reading";
  /** As JSON, because cloning 100,000 choices as objects would block the server. */
  story: string;
  /** The story without its change, to find new errors. */
  before?: string;
  playsMayTakeMs: number;
  /** Whose reading it is. Proofs need no name here: an author has one at a time. */
  by?: string;
}

/** So many readings of one author may wait, so that there is room for others. */
const mostReadings = 2;
const mostWaiting = 32;

/** Proves stories one after another in a thread, one at a time for each author. */
export interface Prover {
  /** What prevents publication and, if nothing does, how thousands of plays went. */
  forAuthor(story: ProvedStory, authorId: string): Promise<Proof>;
  /** The same with a report in any case. */
  forReviewer(story: ProvedStory): Promise<Proof & { report: ProvingReport }>;
  /** What simulated players find by typing, in a story that need not be saved. */
  typed(story: TypedStory, authorId: string): Promise<TypedProof>;
  /** How a story's scenes are read; it need not be saved. */
  reading(story: TypedStory, authorId: string): Promise<SceneReading>;
  findings(story: ProvedStory): Promise<Finding[]>;
  /** Errors that `after` has and `before` has not. */
  newErrors(before: ProvedStory, after: ProvedStory): Promise<Finding[]>;
  close(): Promise<void>;
}

export interface ProverOptions {
  /** Plays end after this long; the report then covers fewer. */
  readonly playsMayTakeMs?: number;
  /** A proof that takes longer is stopped. */
  readonly deadlineMs?: number;
  readonly thread?: URL;
}

const stillChecking = () =>
  new Problem(
    429,
    "still_checking",
    "Another story of yours is being checked. Nothing is lost: try this one again when that is done.",
    { headers: { "retry-after": "5" } },
  );

const stillTyping = () =>
  new Problem(
    429,
    "still_checking",
    "Players are typing in a story of yours already. Nothing is lost: prove this one when they are done.",
    { headers: { "retry-after": "5" } },
  );

const notChecked = () =>
  new Problem(
    503,
    "not_checked",
    "Checking this story took too long, so nothing was published or changed. What you wrote is still here. Try again in a minute.",
    { headers: { "retry-after": "60" } },
  );

const busy = () =>
  new Problem(
    503,
    "busy",
    "Many stories are being checked just now. This one is as you left it. Try again in a moment.",
    { headers: { "retry-after": "10" } },
  );

const fields = [
  "title",
  "tagline",
  "story_description",
  "story_prompt",
  "cover_image_url",
  "category_id",
  "content_rating",
  "language",
  "initial_xp",
  "game_config",
  "story_structure",
  "bible",
] as const satisfies (keyof ProvedStory)[];

interface WrittenManuscript {
  written: string;
  key: string;
}

/** JSON, and a key of its content: the same content has the same proof. */
function writtenOf(story: ProvedStory): WrittenManuscript {
  const written = JSON.stringify(Object.fromEntries(fields.map((field) => [field, story[field]])));
  return { written, key: createHash("sha256").update(written).digest("base64url") };
}

const mostRemembered = 1_000;

export function openProver(options: ProverOptions = {}): Prover {
  const { playsMayTakeMs = 5_000, deadlineMs = 15_000 } = options;
  const { thread = new URL("./proving-thread.ts", import.meta.url) } = options;
  const pool = openWorkerPool<ProofRequest, Proof>({
    start: () => startThread({ file: thread, heapMb: 512 }),
    deadlineMs,
    whoseOf: ({ by = "" }) => by,
    mostEach: (by) => (by === "" ? mostWaiting : mostReadings),
    mostWaiting,
    waitMs: 30_000,
    idleMs: 30_000,
  });
  const underWay = new Map<string, Promise<Proof>>();
  const ofAuthors = new Map<string, string>();
  const typedFor = new Set<string>();
  const remembered = new Map<string, Finding[]>();

  async function run(request: Omit<ProofRequest, "playsMayTakeMs">): Promise<Proof> {
    try {
      return await pool.run({ ...request, playsMayTakeMs });
    } catch (error) {
      if (!(error instanceof WorkStopped)) throw error;
      if (error.fault === "late" || error.fault === "ended") throw notChecked();
      throw error.fault === "unstarted" ? error : busy();
    }
  }

  async function runAndRemember(
    { written, key }: WrittenManuscript,
    wanted: ProofRequest["wanted"],
  ): Promise<Proof> {
    const proof = await run({ wanted, story: written });
    remembered.set(key, proof.findings);
    if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value ?? "");
    return proof;
  }

  /** Requests for the same proof share one answer. */
  function prove(story: WrittenManuscript, wanted: ProofRequest["wanted"]): Promise<Proof> {
    const key = `${wanted} ${story.key}`;
    const proof =
      underWay.get(key) ?? runAndRemember(story, wanted).finally(() => underWay.delete(key));
    underWay.set(key, proof);
    return proof;
  }

  return {
    forAuthor: async (story, authorId) => {
      const written = writtenOf(story);
      const other = ofAuthors.get(authorId);
      if (other !== undefined && other !== written.key) throw stillChecking();
      ofAuthors.set(authorId, written.key);
      return prove(written, "report_unless_errors").finally(() => ofAuthors.delete(authorId));
    },
    forReviewer: async (story) => {
      const { findings, report } = await prove(writtenOf(story), "report");
      if (report === null) throw new Error("The thread made no report.");
      return { findings, report };
    },
    typed: async (story, authorId) => {
      if (typedFor.has(authorId)) throw stillTyping();
      typedFor.add(authorId);
      const work = run({ wanted: "typed", story: jsonOfFields(story) });
      const { typed } = await work.finally(() => typedFor.delete(authorId));
      if (typed === undefined) throw new Error("Nobody typed in the thread.");
      return typed;
    },
    reading: async (story, by) => {
      const { reading } = await run({ wanted: "reading", story: jsonOfFields(story), by });
      if (reading === undefined) throw new Error("Nobody read in the thread.");
      return reading;
    },
    findings: async (story) => {
      const written = writtenOf(story);
      return remembered.get(written.key) ?? (await prove(written, "findings")).findings;
    },
    newErrors: async (before, after) => {
      const [earlier, changed] = [writtenOf(before), writtenOf(after)];
      if (earlier.key === changed.key) return [];
      const { written: story } = changed;
      return (await run({ wanted: "new_errors", story, before: earlier.written })).findings;
    },
    close: () => pool.close(),
  };
}
