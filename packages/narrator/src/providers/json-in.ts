/** The JSON in an answer, even within prose or a code fence; null where there is none. */
export function jsonIn(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
}
