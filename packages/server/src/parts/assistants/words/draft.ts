import type { Finding, OwnStory, StoryProof, StoryStructure } from "@katha/api/contract";

export function draftLine(story: OwnStory): string {
  const notes = [
    story.status,
    ...(story.pending_change ? ["with a change that readers do not see yet"] : []),
    ...(story.returned === null ? [] : [`returned by an editor: ${story.returned.reason}`]),
  ];
  return `- “${story.title}” (${notes.join("; ")}), story_id ${story.id}, version ${story.version}`;
}

const firstWords = 80;

/** Each scene with its first words and where its choices lead. */
export function outlineOf({ start_node, nodes }: StoryStructure): string {
  const lines = Object.entries(nodes).map(([name, { text, choices }]) => {
    const ways = choices.map(({ text: words, target }) => `“${words}” -> ${target}`).join("; ");
    const words = text.replaceAll(/\s+/g, " ").slice(0, firstWords);
    return `- ${name}: ${words}${ways === "" ? " (no choices)" : ` | ${ways}`}`;
  });
  return `Begins at ${start_node}. Scenes:\n${lines.join("\n")}`;
}

const findingLine = ({ severity, code, message, node, field }: Finding) =>
  `- ${severity} ${code}${node === null ? "" : ` in scene ${node}`}${node === null && field !== null ? ` in ${field}` : ""}: ${message}`;

export function findingsInWords(findings: readonly Finding[]): string {
  if (findings.length === 0) return "Nothing was found: the review would let it pass.";
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return [
    `${errors} errors, which keep it from being published, and ${findings.length - errors} warnings:`,
    ...findings.map(findingLine),
  ].join("\n");
}

const percent = (share: number) => `${Math.round(share * 1_000) / 10} %`;

export function proofInWords({ findings, report, version }: StoryProof): string {
  const found = `Version ${version}. ${findingsInWords(findings)}`;
  if (report === null) return `${found}\n\nIt was not played: an error stands in the way.`;
  const endings = report.endings.map(
    ({ title, node, share }) => `- ${title ?? node}: ${percent(share)} of plays`,
  );
  const { minutes, turns } = report.a_play;
  return [
    found,
    `${report.plays} plays: ${turns.min} to ${turns.max} turns (${turns.median} in the middle), ${Math.round(minutes.median)} minutes in the middle.`,
    endings.length > 0 ? `Endings:\n${endings.join("\n")}` : "No play came to an ending.",
  ].join("\n\n");
}
