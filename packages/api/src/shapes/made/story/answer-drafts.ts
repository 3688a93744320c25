// Made from the contract by `npm run readers`.

export interface AnswerDraft {
  says: string;
}

export interface AnswerDrafts {
  /** Three at most, each fit to be told */
  drafts: AnswerDraft[];
  servedBy: string;
}
