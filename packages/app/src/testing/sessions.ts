import type { Answer } from "@katha/api";
export { aResponse, aSession, anEntry, anOpening, asEvents } from "@katha/api/testing";

/** The reader has no session of a story. */
export const noSession: Answer<"checkSession"> = {
  hasExistingSession: false,
  sessionId: null,
  sessionsCount: 0,
  currentXp: 0,
  choicesMade: 0,
  scenesCompleted: 0,
  isCompleted: false,
  completionPercentage: 0,
};
