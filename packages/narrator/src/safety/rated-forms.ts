/**
 * Every word that a pattern of rated words stands for. Such patterns are letters, groups of
 * alternatives, and a question mark behind either.
 */
export function formsOf(pattern: string): string[] {
  const { forms, rest } = alternatives(pattern);
  if (rest !== "") throw new Error(`A rated word that cannot be read: ${pattern}`);
  return [...new Set(forms)];
}

interface Read {
  forms: string[];
  rest: string;
}

function alternatives(pattern: string): Read {
  const first = sequence(pattern);
  if (!first.rest.startsWith("|")) return first;
  const others = alternatives(first.rest.slice(1));
  return { forms: [...first.forms, ...others.forms], rest: others.rest };
}

function sequence(pattern: string): Read {
  let forms = [""];
  let rest = pattern;
  while (rest !== "" && !/^[|)]/.test(rest)) {
    const atom = oneAtom(rest);
    rest = atom.rest;
    const optional = rest.startsWith("?");
    if (optional) rest = rest.slice(1);
    const endings = optional ? ["", ...atom.forms] : atom.forms;
    forms = forms.flatMap((form) => endings.map((ending) => form + ending));
  }
  return { forms, rest };
}

function oneAtom(pattern: string): Read {
  if (!pattern.startsWith("(?:")) {
    const [letter = ""] = pattern;
    return { forms: [letter], rest: pattern.slice(letter.length) };
  }
  const inner = alternatives(pattern.slice(3));
  return { forms: inner.forms, rest: inner.rest.slice(1) };
}
