/** A stretch of one of the two texts. */
export interface Stretch {
  text: string;
  /** Whether the other text has it too, in the same place. */
  isShared: boolean;
}

/** With more pairs of words than this, the whole middle counts as changed. */
const mostPairs = 400_000;

const wordsIn = (text: string): readonly string[] => text.match(/\s+|\S+/gu) ?? [];

/** The greatest number of words that both share from each pair of positions on. */
function sharedFrom(one: readonly string[], other: readonly string[]): Uint32Array {
  const width = other.length + 1;
  const best = new Uint32Array((one.length + 1) * width);
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let to = other.length - 1; to >= 0; to -= 1)
      best[at * width + to] =
        one[at] === other[to]
          ? (best[(at + 1) * width + to + 1] ?? 0) + 1
          : Math.max(best[(at + 1) * width + to] ?? 0, best[at * width + to + 1] ?? 0);
  return best;
}

/** Which words of each side the other shares. */
function weighed(one: readonly string[], other: readonly string[]): [boolean[], boolean[]] {
  const [left, right] = [one.map(() => false), other.map(() => false)];
  if (one.length * other.length > mostPairs) return [left, right];
  const best = sharedFrom(one, other);
  const width = other.length + 1;
  for (let at = 0, to = 0; at < one.length && to < other.length;) {
    if (one[at] === other[to]) {
      left[at] = true;
      right[to] = true;
      at += 1;
      to += 1;
    } else if ((best[(at + 1) * width + to] ?? 0) >= (best[at * width + to + 1] ?? 0)) at += 1;
    else to += 1;
  }
  return [left, right];
}

function stretches(words: readonly string[], shared: readonly boolean[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const [at, word] of words.entries()) {
    const isShared = shared[at] ?? false;
    const last = found.at(-1);
    if (last?.isShared === isShared) last.text += word;
    else found.push({ text: word, isShared });
  }
  return found;
}

/** Compares two texts word by word: what each has and the other lacks. */
export function compared(
  was: string,
  is: string,
): { was: readonly Stretch[]; is: readonly Stretch[] } {
  const [before, now] = [wordsIn(was), wordsIn(is)];
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const middle = (words: readonly string[]) => words.slice(head, words.length - tail);
  const [left, right] = weighed(middle(before), middle(now));
  const whole = (part: readonly boolean[]) => [
    ...Array.from({ length: head }, () => true),
    ...part,
    ...Array.from({ length: tail }, () => true),
  ];
  return { was: stretches(before, whole(left)), is: stretches(now, whole(right)) };
}
