import type { Story } from "@katha/api/contract";
import { socialSize } from "../../features/media/renditions/derived.ts";
import { inMarkup } from "../crawlers/in-markup.ts";

interface Recorded {
  ifid: string;
  /** The story's page. */
  address: string;
  picture: string | null;
}

const element = (name: string, text: string): string =>
  text === "" ? "" : `<${name}>${inMarkup(text)}</${name}>`;

/** The treaty knows no markup but the line break. */
const prose = (name: string, text: string): string =>
  text === "" ? "" : `<${name}>${inMarkup(text.trim()).replaceAll(/\n+/g, "<br/>")}</${name}>`;

/** A story's record by the Treaty of Babel. */
export function ifictionOf(story: Story, { ifid, address, picture }: Recorded): string {
  const published = (story.published_at ?? story.created_at).slice(0, 10);
  const { width, height } = socialSize;
  const cover = `<cover><format>jpg</format><height>${height}</height><width>${width}</width></cover>`;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n`,
    `<ifindex version="1.0" xmlns="http://babel.ifarchive.org/protocol/iFiction/"><story>`,
    `<identification>${element("ifid", ifid)}<format>html</format></identification>`,
    `<bibliographic>${element("title", story.title)}${element("author", story.author.display_name)}`,
    element("language", story.language),
    element("headline", story.tagline),
    element("firstpublished", published),
    element("genre", story.category?.display_name ?? ""),
    prose("description", story.story_description),
    `</bibliographic><contacts>${element("url", address)}</contacts>`,
    picture === null ? "" : cover,
    `<colophon><generator>Katha</generator>${element("originated", story.updated_at.slice(0, 10))}</colophon>`,
    `</story></ifindex>\n`,
  ].join("");
}
