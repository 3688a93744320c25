import type { SceneText } from "../carried.ts";

type Names = ReadonlyMap<string, string>;

const inOneLine = (text: string) => text.replaceAll(/(?<!\s)\s*[\n\r\u2028\u2029]\s*/g, " ");

/** A node's text with its choices below, as links. */
export function bodyOf({ text, choices }: SceneText, shown: Names): string {
  const links = choices.map(
    (choice) =>
      `[[${inOneLine(choice.text)}->${inOneLine(shown.get(choice.target) ?? choice.target)}]]`,
  );
  const told = text.split("\n").map((line) => line.replace(/^\\*::/, String.raw`\$&`));
  return [told.join("\n"), links.join("\n")].filter((part) => part !== "").join("\n\n");
}

interface Link {
  text: string;
  target: string;
}

/** The words and the target of a link, without its brackets. */
export function linkFrom(inside: string): Link {
  const both = (at: number, length: number, targetFirst = false): Link => {
    const [left, right] = [inside.slice(0, at).trim(), inside.slice(at + length).trim()];
    return targetFirst ? { text: right, target: left } : { text: left, target: right };
  };
  const [to, from, bar] = [inside.lastIndexOf("->"), inside.indexOf("<-"), inside.lastIndexOf("|")];
  if (to !== -1) return both(to, 2);
  if (from !== -1) return both(from, 2, true);
  if (bar !== -1) return both(bar, 1);
  return { text: inside.trim(), target: inside.trim() };
}

/** Turns links into choices; a link within a sentence leaves its words there. Setters go to `setters`. */
export function toldIn(body: string, real: Names, setters: string[] = []): SceneText {
  const choices: SceneText["choices"] = [];
  const read = (whole: string, inside: string): Link => {
    const [link = "", setter] = inside.split("][");
    if (setter !== undefined) setters.push(whole);
    const { text, target } = linkFrom(link);
    choices.push({ text, target: real.get(target) ?? target });
    return { text, target };
  };
  const lines = body.split("\n").flatMap((line) => {
    let shows = false;
    const [first, last] = [line.length - line.trimStart().length, line.trimEnd().length];
    // Behind the last end of a link none is left to be found.
    const end = line.lastIndexOf("]]") + 2;
    const linked = line
      .slice(0, end < 2 ? 0 : end)
      .replaceAll(
        /\[\[((?:[^\n[\]]|\[(?!\[)|\](?!\]))*)\]\]/g,
        (whole: string, inside: string, at: number) => {
          const { text } = read(whole, inside);
          const alone = at <= first && at + whole.length >= last;
          shows ||= !alone;
          return alone ? "" : text;
        },
      );
    const rest = linked + line.slice(end < 2 ? 0 : end);
    if (rest !== line && !shows) return [];
    return [rest.replace(/^\\(?=\\*::)/, "")];
  });
  return { text: lines.join("\n").trimEnd(), choices };
}
