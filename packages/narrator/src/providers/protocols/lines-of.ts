/** A provider whose lines are longer than this is not answering in its protocol. */
const longestLine = 1_000_000;

/** The lines of an answer as they arrive, without blank ones. */
export async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = "";
  for await (const piece of body ?? []) {
    const lines = (held + decoder.decode(piece, { stream: true })).split("\n");
    held = lines.pop() ?? "";
    if (held.length > longestLine) throw new Error("A line is too long.");
    yield* lines.filter((line) => line.trim() !== "");
  }
  if (held.trim() !== "") yield held;
}
