import type { FieldProblem, FieldProblemType } from "@katha/api/contract";
import { findMarkdownFault, markdownLimits, type MarkdownFault } from "@katha/ui/markdown";
import { Problem } from "../../../../lib/problem.ts";
import type { Content } from "./changes.ts";

const markdownFields = ["story_description", "story_prompt"] as const;

/** Throws if a text would take too long to render. */
export function refuseDenseMarkdown(content: Content): void {
  const faults = markdownFields.flatMap((field): FieldProblem[] => {
    const fault = findMarkdownFault(content[field] ?? "");
    return fault ? [{ loc: ["body", field], line: fault.line, ...explained(fault) }] : [];
  });
  if (faults.length > 0) throw new Problem(422, "invalid_input", faults);
}

function explained({ reason, line }: MarkdownFault): Pick<FieldProblem, "type" | "msg"> {
  const type = `markdown_${reason}` as const;
  return { type, msg: messages[type](line) };
}

const messages = {
  markdown_too_deep: (line: number) =>
    `Line ${line} has more than ${markdownLimits.depth} lists or quotes inside each other.`,
  markdown_too_dense: (line: number) =>
    `There is more formatting here than can be shown: it becomes too much on line ${line}. ` +
    "Use fewer lists, quotes, links and emphasis.",
} satisfies Partial<Record<FieldProblemType, (line: number) => string>>;
