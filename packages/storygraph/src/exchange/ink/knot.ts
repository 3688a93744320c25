import type { Told } from "../carried.ts";
import { loss, type Loss } from "../lost.ts";
import { bareIndex, unescaped } from "./marks.ts";

/** What ink calls the story's end; `resolve` says which node that is here. */
export const inkEnd = "END";

export interface Knot {
  told: Told;
  /** Text after a choice, before the next one. */
  made: [name: string, told: Told][];
  lost: Loss[];
}

interface Holder {
  lines: string[];
  choices: Told["choices"];
  /** Diverts to the end, so nothing follows. */
  isOver: boolean;
}

/** Takes the lines that follow a choice; what they make of it is known when the first one comes. */
interface Follower {
  choice: Told["choices"][number] | null;
  holder: Holder | null;
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
  const newHolder = (): Holder => ({ lines: [], choices: [], isOver: false });
  const whole = newHolder();
  /** Who takes lines at each depth: the knot, then what follows each choice. */
  let followers: Follower[] = [{ choice: null, holder: whole }];
  /** What came since the last gather and may flow into the next one. */
  let loose: Follower[] = [];
  const logic = (code: string) => lost.push(loss("logic", name, { code: code.trim() }));

  const divertTo = (written: string): string => {
    const [first = "", ...more] = written.split("->").map((part) => part.trim());
    if (more.length > 0 || /[({]/.test(first)) logic(`-> ${written}`);
    const plain = first.replace(/[({].*$/s, "").trim();
    return plain === "DONE" || plain === "" ? inkEnd : plain;
  };
  const goOn = (holder: Holder, written: string) => {
    const to = divertTo(written);
    if (to === inkEnd) {
      holder.isOver = true;
      return;
    }
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
  const make = (kind: "after" | "gather"): [string, Holder] => {
    const entry: [string, Holder] = [`${name}.${kind}_${made.length + 1}`, newHolder()];
    made.push(entry);
    lost.push(loss("became_node", name, { node: entry[0] }));
    return entry;
  };
  const holderOf = (follower: Follower): Holder => {
    if (follower.holder !== null) return follower.holder;
    const [after, holder] = make("after");
    follower.holder = holder;
    if (follower.choice !== null) follower.choice.target = after;
    return holder;
  };
  /** All that ends loosely since the last gather comes together here. */
  const gather = (line: string) => {
    const [, dashes = "", label = "", rest = ""] =
      /^((?:-(?!>)\s*)+)(\([^)]*\)\s*)?(.*)$/s.exec(line) ?? [];
    if (label !== "" || dashes.replaceAll(/\s/g, "").length > 1) logic(line);
    if (loose.length > 0) {
      const [target, holder] = make("gather");
      for (const { choice, holder: after } of loose)
        if (after !== null && after.choices.length === 0 && !after.isOver) {
          after.choices.push({ text: onward, target });
          lost.push(loss("became_choice", name, { target }));
        } else if (after === null && choice?.target === "") choice.target = target;
      loose = [];
      followers = [{ choice: null, holder }];
    }
    if (rest.trim() !== "") readLine(rest.trim());
  };
  const offer = (line: string) => {
    const [, bullets = "", label = "", rest = ""] =
      /^((?:[*+]\s*)+)(\([^)]*\)\s*)?(.*)$/s.exec(line) ?? [];
    if (label !== "" || rest.startsWith("{")) logic(line);
    const depth = Math.min(bullets.replaceAll(/\s/g, "").length, followers.length);
    const { before, target } = divertOf(rest.replace(/^(?:\{[^}]*\}\s*)+/, ""));
    const { shown, told } = bracketsOf(before);
    const choice = {
      text: unescaped(shown),
      target: target === null ? "" : resolve(divertTo(target)),
    };
    if (bullets.startsWith("*")) lost.push(loss("once_only", name, { choice: choice.text }));
    const within = followers[depth - 1];
    if (within !== undefined) holderOf(within).choices.push(choice);
    const follower: Follower = { choice, holder: null };
    followers = [...followers.slice(0, depth), follower];
    loose.push(follower);
    if (told === "") return;
    tell(holderOf(follower), told);
    if (target !== null) goOn(holderOf(follower), target);
  };
  const follow = (line: string) => {
    const last = followers.at(-1);
    if (last === undefined) return;
    const { before, target } = divertOf(line);
    if (before.trim() !== "") tell(holderOf(last), before.trim());
    if (target === null) return;
    if (last.holder === null && last.choice !== null)
      last.choice.target = resolve(divertTo(target));
    else goOn(holderOf(last), target);
  };
  const readLine = (line: string) => {
    if (line === "" || line.startsWith("TODO")) return;
    if (/^[*+]/.test(line)) offer(line);
    else if (/^(?:~|<-|(?:VAR|CONST|LIST|INCLUDE|EXTERNAL)\b)/.test(line)) logic(line);
    else if (/^-(?!>)/.test(line)) gather(line);
    else follow(line);
  };

  for (const line of lines) readLine(line.trim());
  const toldBy = ({ lines: told, choices }: Holder): Told => ({ text: told.join("\n\n"), choices });
  return {
    told: toldBy(whole),
    made: made.map(([after, holder]) => [after, toldBy(holder)]),
    lost,
  };
}
