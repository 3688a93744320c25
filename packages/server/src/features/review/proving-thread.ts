import {
  commandsOf,
  economyOf,
  proving,
  ruledBy,
  rulesOf,
  type GraphFinding,
  type ProvingReport,
  type StoryGraph,
  usualRules,
} from "@katha/storygraph";
import { readStory, strangers, typing, type StoryVersion } from "@katha/narrator";
import type { Finding, TypedProof, TypedReport } from "@katha/api/contract";
import { systemClock } from "../../lib/clock.ts";
import { writtenGraph } from "@katha/play";
import { answerRequests } from "../../lib/workers/answer-requests.ts";
import type { Proof, ProofRequest, ProvedStory, TypedStory } from "./prover.ts";
import { findingsOf, isError, newErrors, ofStructure } from "./rules.ts";

/** The same number and seed as in the author's editor, so that both see the same report. */
const plays = 10_000;
const seed = 1;

/** Errors first: authors fix these and then see the next. */
function first<Found extends { severity: string }>(findings: readonly Found[]): Found[] {
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings.filter(({ severity }) => severity !== "error");
  return [...errors, ...warnings].slice(0, mostFindings);
}
const mostFindings = 500;

const now = () => systemClock.now().getTime();

/** Of the time for typing strangers have so much. */
const strangersShare = 0.4;

/** Goes on until it is done or the time is up. */
function ended<Result>(
  work: Generator<unknown, Result, "enough" | undefined>,
  mayTakeMs: number,
): Result {
  const end = now() + mayTakeMs;
  let step = work.next();
  while (!step.done) step = work.next(now() > end ? "enough" : undefined);
  return step.value;
}

/** Types until the time is up; the report says whether it got through. */
function typedIn(story: StoryVersion, mayTakeMs: number): TypedProof {
  const own = ended(typing(story, { seed }), mayTakeMs * (1 - strangersShare));
  const others = ended(strangers(story, { seed }), mayTakeMs * strangersShare);
  return {
    ...own,
    findings: first(own.findings),
    strangers: others.counts,
    strangers_lines: others.lines,
    strangers_whole: others.isWhole,
  };
}

/** What is kept of it: the lines themselves are their author's alone. */
function withoutLines({
  strangers_lines: _lines,
  strangers_whole: _whole,
  ...typed
}: TypedProof): TypedReport {
  return typed;
}

type StoryFacts = Pick<ProvedStory, "title" | "language" | "content_rating" | "bible">;

function versionOf(facts: StoryFacts, graph: StoryGraph): StoryVersion {
  const { title, language, content_rating: contentRating, bible = null } = facts;
  return { title, language, contentRating, prompt: "", systemPrompt: "", graph, bible };
}

/** A story as it is in its author's editor. */
const writtenVersion = (story: TypedStory): StoryVersion =>
  versionOf(story, ruledBy(writtenGraph(story.story_structure), story.rules ?? usualRules));

type Report = ProvingReport & { typed: TypedReport };

/** Plays until the time is up; the report says how many plays there were. */
function reportOf(story: ProvedStory, playsMayTakeMs: number): Report {
  const graph = ruledBy(writtenGraph(story.story_structure), rulesOf(story.game_config));
  const slices = proving(graph, {
    plays,
    seed,
    rating: story.content_rating,
    economy: economyOf(story),
    commands: commandsOf(story.game_config),
    bible: story.bible,
  });
  const until = now() + playsMayTakeMs;
  let slice = slices.next();
  while (!slice.done) slice = slices.next(now() > until ? "enough" : undefined);
  const typed = withoutLines(typedIn(versionOf(story, graph), playsMayTakeMs));
  return { ...slice.value, findings: first(slice.value.findings), typed };
}

/** Where players get stuck, from the report, which covers all plays and many more states. */
function trapsOf({ findings }: { findings: readonly GraphFinding[] }): Finding[] {
  return findings.filter(({ code }) => code === "stuck" || code === "lost").map(ofStructure);
}

function prove({ wanted, story: written, before, playsMayTakeMs }: ProofRequest): Proof {
  if (wanted === "typed") {
    const typed = typedIn(writtenVersion(JSON.parse(written) as TypedStory), playsMayTakeMs);
    return { findings: [], report: null, typed };
  }
  if (wanted === "reading") {
    const reading = readStory(writtenVersion(JSON.parse(written) as TypedStory));
    return { findings: [], report: null, reading };
  }
  const story = JSON.parse(written) as ProvedStory;
  const findings = findingsOf(story);
  if (before !== undefined) {
    const known = findings.some(isError) ? findingsOf(JSON.parse(before) as ProvedStory) : [];
    return { findings: first(newErrors(known, findings)), report: null };
  }
  const isPlayed =
    wanted === "report" || (wanted === "report_unless_errors" && !findings.some(isError));
  const report = isPlayed ? reportOf(story, playsMayTakeMs) : null;
  const deeper = report === null ? [] : newErrors(findings, trapsOf(report));
  return { findings: first([...findings, ...deeper]), report };
}

answerRequests(prove);
