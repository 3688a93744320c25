import type { Edge } from "../../../position/edges.ts";
import type { HeardLine } from "../../mood/heard-line.ts";
import type { StoryWords } from "../story-words.ts";
import { actEvidence, actKinds } from "./acts.ts";
import { deedEvidence, deedKinds } from "./deeds.ts";
import { lineInScene } from "./line-in-scene.ts";
import { lineEvidence, lineKinds } from "./line.ts";
import { meaningEvidence, meaningKinds } from "./meanings.ts";
import { moodEvidence, moodKinds } from "./mood.ts";
import { nameEvidence, nameKinds } from "./names.ts";
import { outcomeEvidence, outcomeKinds } from "./outcome.ts";
import { undoneEvidence, undoneKinds } from "./undone.ts";
import { wordingEvidence, wordingKinds } from "./wordings.ts";
import { wordEvidence, wordKinds } from "./words.ts";

/** What may speak for a choice and against it, by what it is read from. */
export const evidenceFamilies = {
  line: lineKinds,
  words: wordKinds,
  wordings: wordingKinds,
  meanings: meaningKinds,
  deeds: deedKinds,
  undone: undoneKinds,
  mood: moodKinds,
  names: nameKinds,
  acts: actKinds,
  outcome: outcomeKinds,
} as const;
export type EvidenceFamily = keyof typeof evidenceFamilies;
export type EvidenceKind = (typeof evidenceFamilies)[EvidenceFamily][number];
export const evidenceKinds: readonly EvidenceKind[] = Object.values(evidenceFamilies).flat();

/** Of each kind a number that is about as large as 1. */
export type Evidence = Readonly<Record<EvidenceKind, number>>;

/** What speaks for each choice of a scene, and against it. */
export function evidenceOf(
  story: StoryWords,
  node: string,
  edges: readonly Edge[],
  heard: HeardLine,
): { edge: Edge; evidence: Evidence }[] {
  const line = lineInScene(story, edges, heard);
  const ofLine = lineEvidence(story, node, line);
  const ofWords = wordEvidence(story, line);
  const ofWordings = wordingEvidence(line);
  const ofMeaning = meaningEvidence(line);
  const ofDeeds = deedEvidence(line);
  const ofUndone = undoneEvidence(story, line);
  const ofMood = moodEvidence(line);
  const ofNames = nameEvidence(story, line);
  const ofActs = actEvidence(line);
  const ofOutcome = outcomeEvidence(story, node, line);
  return line.choices.map((choice) => ({
    edge: choice.edge,
    evidence: {
      ...ofLine,
      ...ofWords(choice),
      ...ofWordings(choice),
      ...ofMeaning(choice),
      ...ofDeeds(choice),
      ...ofUndone(choice),
      ...ofMood(choice),
      ...ofNames(choice),
      ...ofActs(choice),
      ...ofOutcome(choice),
    },
  }));
}
