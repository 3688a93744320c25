import { type Commission, NarratorFault, type Writer } from "@katha/narrator";
import { noSuggestion } from "./problems.ts";

/** What a model writes on this commission, as far as it can be used. */
export async function draftedBy<Draft>(
  writer: Writer,
  commission: Commission,
  read: (answer: string) => Draft[],
  signal: AbortSignal,
): Promise<{ drafts: Draft[]; served_by: string }> {
  try {
    const { text, servedBy } = await writer.write(commission, signal);
    const drafts = read(text);
    if (drafts.length === 0) throw noSuggestion();
    return { drafts, served_by: servedBy };
  } catch (error) {
    throw error instanceof NarratorFault ? noSuggestion() : error;
  }
}
