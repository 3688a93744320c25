import { type Element, Window } from "happy-dom";

/** An element of a document that a test reads. */
export interface Read {
  /** Its children of this name. */
  all(name: string): readonly Read[];
  get(attribute: string): string | null;
  /** The text of its first child of this name. */
  text(name: string): string | undefined;
}

function reading(of: Element): Read {
  const named = (name: string) => [...of.children].filter(({ tagName }) => tagName === name);
  return {
    all: (name) => named(name).map(reading),
    get: (attribute) => of.getAttribute(attribute),
    text: (name) => named(name)[0]?.textContent,
  };
}

/** The document's own element. Throws where the document is not well-formed. */
export function readXml(xml: string): Read {
  const document = new new Window().DOMParser().parseFromString(xml, "application/xml");
  const failure = document.querySelector("parsererror")?.textContent;
  if (failure !== undefined) throw new Error(failure);
  return reading(document.documentElement);
}
