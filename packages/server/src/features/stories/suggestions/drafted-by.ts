import { type Commission, NarratorFault, type Writer } from "@katha/narrator";
import { noSuggestion } from "./problems.ts";

/** The usable drafts that a model writes for this commission. */
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
