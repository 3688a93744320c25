import { browserStorage } from "@katha/api";

const key = "katha-along-moved";
const mostMoved = 20;

function moves(): [from: string, to: string][] {
  const written = browserStorage.read(key) ?? "";
  return written.split(" ").flatMap((pair) => {
    const [from, to] = pair.split(">");
    return from && to ? [[from, to]] : [];
  });
}

const writeMoves = (all: readonly (readonly [string, string])[]) =>
  browserStorage.write(key, all.map((pair) => pair.join(">")).join(" "));

/** The play that took what was told here, since the session had gone on without it. */
export const movedTo = (session: string): string | undefined =>
  moves().find(([from]) => from === session)?.[1];

export function noteMoved(session: string, branch: string): void {
  writeMoves([...moves(), [session, branch] as const].slice(-mostMoved));
}

export function forgetMoved(session: string): void {
  writeMoves(moves().filter(([from]) => from !== session));
}
