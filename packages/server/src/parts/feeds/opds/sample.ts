import type { Story, StoryOpening } from "@katha/api/contract";
import { epub } from "@katha/play/book";
import { element, inMarkup, textElement } from "@katha/play/xml";

interface Sample {
  story: Story;
  opening: StoryOpening;
  /** The story's page, where it goes on. */
  address: string;
  /** A JPEG. */
  cover: Buffer | null;
}

/** Without the marks of Markdown but single asterisks, which emphasise. */
const plain = (text: string) => text.replaceAll(/[_#>`~]+|\*{2,}/g, "");

/** A story's opening as an EPUB 3, with the ways on and the address at which it goes on. */
export function sampleEpub({ story, opening, address, cover }: Sample): Buffer {
  const { id, title, author, language, updated_at: changed } = story;
  const ways = opening.offers.map(({ text }) => element("li", {}, inMarkup(text)));
  const link = element("p", {}, textElement("a", address, { href: address }));
  const closing = ways.length === 0 ? link : `${element("ul", {}, ...ways)}\n${link}`;
  const book = {
    id,
    title,
    author: author.display_name,
    language,
    cover: null,
    chapters: [{ title: null, passages: [{ kind: "told", text: plain(opening.text) } as const] }],
    ending: null,
    isFinished: false,
    begun: changed,
    played: changed,
  };
  return Buffer.from(epub(book, { cover, inside: [] }, closing));
}
