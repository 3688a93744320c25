import type { PartsMade } from "../bounds.ts";
import { loss, type Loss } from "../lost.ts";
import { staysHere, type Statement, textStatement } from "./statement.ts";

/** A thread's choices do not return: after them the story is over. */
function withoutReturn(statement: Statement): Statement {
  if (statement.kind !== "offer") return statement;
  return {
    ...statement,
    options: statement.options.map((option) => ({
      ...option,
      body: [...option.body, { kind: "end" }],
    })),
  };
}

/** Inlines a thread's text and choices where it is started. */
export function withThreads(
  body: readonly Statement[],
  bodies: ReadonlyMap<string, readonly Statement[]>,
  {
    node,
    lost,
    parts,
    depth = 0,
  }: { node: string; lost: Loss[]; parts: PartsMade; depth?: number },
): Statement[] {
  return body.flatMap((statement): Statement[] => {
    if (statement.kind === "offer")
      return [
        {
          ...statement,
          options: statement.options.map((option) => ({
            ...option,
            body: withThreads(option.body, bodies, { node, lost, parts, depth }),
          })),
        },
      ];
    if (statement.kind === "if")
      return [
        {
          ...statement,
          branches: statement.branches.map((branch) => ({
            ...branch,
            body: withThreads(branch.body, bodies, { node, lost, parts, depth }),
          })),
        },
      ];
    if (statement.kind !== "thread") return [statement];
    const target = bodies.get(statement.target) ?? [];
    parts.of(statement.line);
    parts.add(target.length);
    const last = target.at(-1);
    const told = (last?.kind === "end" ? target.slice(0, -1) : target).filter(
      ({ kind }) => kind !== "label" && kind !== "gather",
    );
    const inner =
      depth > 4 ? [] : withThreads(told, bodies, { node, lost, parts, depth: depth + 1 });
    if (depth <= 4 && inner.every(staysHere)) return inner.map(withoutReturn);
    const code = `<- ${statement.target}`;
    lost.push(loss("logic", node, { code }, statement.line));
    return [textStatement(`${code}\n\n`)];
  });
}
