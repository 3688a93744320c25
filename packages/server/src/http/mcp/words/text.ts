import type { Loss, Unreadable } from "@katha/exchange";

const whys: Readonly<Record<Unreadable, string>> = {
  blank: "it is empty",
  not_text: "it is no text",
  too_long: "it is too long",
  too_deep: "its blocks stand too deep in one another",
  too_intricate: "it would become more scenes and conditions than a story can have",
  unknown:
    "it looks like no format that Katha reads (Twee 3, ink, ChoiceScript, Katha's JSON); a file name such as story.ink tells which it is",
  broken_json: "its JSON is broken",
  not_object: "its JSON is no object",
  no_nodes: "its JSON has no nodes",
  no_passage: "it has no passage",
  no_knot: "it has no knot",
  no_scene: "it has no scene",
  twine_page: "it is a page for players: send the Twee source instead",
  compiled_ink: "it is compiled ink: send the ink source instead",
};

type UnreadableLoss = Extract<Loss, { code: "unreadable" }>;

/** Why nothing of a text could be read; undefined where it could. */
export function unreadableInWords(lost: readonly Loss[]): string | undefined {
  const fault = lost.find((one): one is UnreadableLoss => one.code === "unreadable");
  if (fault === undefined) return undefined;
  const { why, line } = fault.params;
  const place = line === undefined ? "" : `, in line ${line}`;
  return `This text is not read as a story: ${whys[why]}${place}. Nothing was done.`;
}

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
