import type { Told } from "../carried.ts";
import { loss, type Loss } from "../lost.ts";
import { bareIndex, unescaped } from "./marks.ts";

/** What ink calls the story's end; `resolve` says which node that is here. */
export const inkEnd = "END";

export interface Knot {
  told: Told;
  /** What followed choices and is told before the next one. */
  made: [name: string, told: Told][];
  lost: Loss[];
}

interface Holder {
  lines: string[];
  choices: Told["choices"];
}

interface Divert {
  before: string;
  target: string | null;
}

/** A divert's way onward has no words of its own. */
const onward = "…";

function divertOf(line: string): Divert {
  const at = bareIndex(line, "->");
  if (at === -1) return { before: line, target: null };
  return { before: line.slice(0, at), target: line.slice(at + 2).trim() };
}

function bracketsOf(text: string): { shown: string; told: string } {
  const open = bareIndex(text, "[");
  const close = open === -1 ? -1 : bareIndex(text, "]", open + 1);
  if (close === -1) return { shown: text.trim(), told: "" };
  const [before, only, after] = [
    text.slice(0, open),
    text.slice(open + 1, close),
    text.slice(close + 1),
  ];
  return {
    shown: before === "" ? only : `${before}${only}`.trim(),
    told: after.trim() === "" ? "" : `${before}${after}`.trim(),
  };
}

/** Reads the lines of one knot or stitch; `resolve` knows what a divert's target is called here. */
export function readKnot(
  name: string,
  lines: readonly string[],
  resolve: (target: string) => string,
): Knot {
  const lost: Loss[] = [];
  const made: [string, Holder][] = [];
  const whole: Holder = { lines: [], choices: [] };
  /** Who takes lines at each depth: the knot, then what follows each choice. */
  let holders: (() => Holder)[] = [() => whole];
  const logic = (code: string) => lost.push(loss("logic", name, { code: code.trim() }));

  const divertTo = (written: string): string => {
    const [first = "", ...more] = written.split("->").map((part) => part.trim());
    if (more.length > 0 || /[({]/.test(first)) logic(`-> ${written}`);
    const plain = first.replace(/[({].*$/s, "").trim();
    return plain === "DONE" || plain === "" ? inkEnd : plain;
  };
  const goOn = (holder: Holder, written: string) => {
    const to = divertTo(written);
    if (to === inkEnd) return;
    const target = resolve(to);
    holder.choices.push({ text: onward, target });
    lost.push(loss("became_choice", name, { target }));
  };
  const tell = (holder: Holder, line: string) => {
    for (const mark of ["{", "#", "<>", "<-"])
      if (bareIndex(line, mark) !== -1) {
        logic(line);
        break;
      }
    holder.lines.push(unescaped(line));
  };
  const followUp = (choice: Told["choices"][number]): (() => Holder) => {
    let holder: Holder | undefined;
    return () => {
      if (holder === undefined) {
        holder = { lines: [], choices: [] };
        const after = `${name}.after_${made.length + 1}`;
        made.push([after, holder]);
        choice.target = after;
        lost.push(loss("became_node", name, { node: after }));
      }
      return holder;
    };
  };
  const offer = (line: string) => {
    const [, bullets = "", label = "", rest = ""] =
      /^((?:[*+]\s*)+)(\([^)]*\)\s*)?(.*)$/s.exec(line) ?? [];
    if (label !== "" || rest.startsWith("{")) logic(line);
    const depth = Math.min(bullets.replaceAll(/\s/g, "").length, holders.length);
    const { before, target } = divertOf(rest.replace(/^(?:\{[^}]*\}\s*)+/, ""));
    const { shown, told } = bracketsOf(before);
    const choice = {
      text: unescaped(shown),
      target: target === null ? "" : resolve(divertTo(target)),
    };
    if (bullets.startsWith("*")) lost.push(loss("once_only", name, { choice: choice.text }));
    holders[depth - 1]?.().choices.push(choice);
    const follow = followUp(choice);
    holders = [...holders.slice(0, depth), follow];
    if (told === "") return;
    tell(follow(), told);
    if (target !== null) goOn(follow(), target);
  };

  for (const line of lines.map((one) => one.trim())) {
    if (line === "" || line.startsWith("TODO")) continue;
    if (/^[*+]/.test(line)) offer(line);
    else if (/^(?:~|<-|(?:VAR|CONST|LIST|INCLUDE|EXTERNAL)\b)/.test(line)) logic(line);
    else if (/^-(?!>)/.test(line)) logic(line);
    else {
      const { before, target } = divertOf(line);
      const isPlainEnd = before.trim() === "" && target !== null && divertTo(target) === inkEnd;
      const last = holders.at(-1) ?? (() => whole);
      if (isPlainEnd && holders.length === 1) continue;
      if (before.trim() !== "") tell(last(), before.trim());
      if (target !== null) goOn(last(), target);
    }
  }
  const toldBy = ({ lines: told, choices }: Holder): Told => ({ text: told.join("\n\n"), choices });
  return {
    told: toldBy(whole),
    made: made.map(([after, holder]) => [after, toldBy(holder)]),
    lost,
  };
}
