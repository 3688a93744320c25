import type { Loss } from "@katha/exchange";

const mostLines = 50;

/** What the story does not have of its text, a line each. */
export function lossesInWords(lost: readonly Loss[]): string {
  if (lost.length === 0) return "All of the text was carried over.";
  const lines = lost.slice(0, mostLines).map(({ code, node, line, params }) => {
    const at = [
      ...(node === null ? [] : [`scene ${node}`]),
      ...(line === undefined ? [] : [`line ${line}`]),
    ].join(", ");
    return `- ${code}${at === "" ? "" : ` (${at})`}: ${Object.values(params).join(", ").slice(0, 200)}`;
  });
  const more = lost.length > mostLines ? [`and ${lost.length - mostLines} more`] : [];
  return [
    `${lost.length} things of the text were not carried over as they were:`,
    ...lines,
    ...more,
  ].join("\n");
}
