/** A rule as a sentence, with the field of the structure that it comes from. */
export interface RuleSentence {
  field: string;
  sentence: string;
}

export interface PairedSentence extends RuleSentence {
  /**
   * The corresponding sentence of the other side; empty if there is none. Absent without another
   * side.
   */
  against?: string;
}

const isSame = (one: RuleSentence) => (other: RuleSentence) =>
  one.field === other.field && one.sentence === other.sentence;

/**
 * Pairs each sentence with the same one of the other side, or else with one of the same field that
 * this side lacks.
 */
export function paired(
  own: readonly RuleSentence[],
  other: readonly RuleSentence[] | undefined,
): readonly PairedSentence[] {
  if (other === undefined) return own;
  const replaced = other.filter((one) => !own.some(isSame(one)));
  return own.map((one) => {
    if (other.some(isSame(one))) return { ...one, against: one.sentence };
    const at = replaced.findIndex(({ field }) => field === one.field);
    const [before] = at === -1 ? [] : replaced.splice(at, 1);
    return { ...one, against: before?.sentence ?? "" };
  });
}

/** The sentences of those fields whose sentences differ from the other side's. */
export function differing(
  own: readonly RuleSentence[],
  other: readonly RuleSentence[] | undefined,
): readonly RuleSentence[] {
  if (other === undefined) return own;
  const said = (rules: readonly RuleSentence[], of: string) =>
    rules.filter(({ field }) => field === of).map(({ sentence }) => sentence);
  return own.filter(
    ({ field }) => JSON.stringify(said(own, field)) !== JSON.stringify(said(other, field)),
  );
}
