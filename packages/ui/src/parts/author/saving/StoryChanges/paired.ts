/** A sentence of a rule, with the field of the structure from which it is read. */
export interface RuleSentence {
  field: string;
  sentence: string;
}

export interface PairedSentence extends RuleSentence {
  /** What the other side says in its place; blank: nothing. Absent where there is no other side. */
  against?: string;
}

const isSame = (one: RuleSentence) => (other: RuleSentence) =>
  one.field === other.field && one.sentence === other.sentence;

/** Each sentence with the same one of the other side, or else with one of its field that this side has not. */
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

/** Those of fields of which the other side does not say the same. */
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
