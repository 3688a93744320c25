import type { Story } from "@katha/api/contract";
import { socialSize } from "../../../features/media/renditions/derived.ts";
import { type OpdsAddresses, opdsType, publicationType } from "./addresses.ts";
import type { Answering } from "./answer.ts";
import type { OpdsContributor, OpdsPublication } from "./model.ts";

const listLink = (href: string) => [{ href, type: opdsType }];

function subjectsOf({ category, tags }: Story, to: OpdsAddresses): OpdsContributor[] {
  return [
    ...(category
      ? [{ name: category.display_name, links: listLink(to.list({ category: category.id })) }]
      : []),
    ...tags.map(({ id, display_name }) => ({
      name: display_name,
      links: listLink(to.list({ tag: id })),
    })),
  ];
}

function authorOf({ author }: Story, to: OpdsAddresses): OpdsContributor {
  const links = author.id === null ? {} : { links: listLink(to.list({ author: author.id })) };
  return { name: author.display_name, ...links };
}

/** Of a publication: its cover, if we have it. */
export function imagesOf(
  cover: string | null,
  { pictureOf }: Answering,
): Pick<OpdsPublication, "images"> {
  const href = pictureOf(cover);
  return href === null ? {} : { images: [{ href, type: "image/jpeg", ...socialSize }] };
}

/** A story as a publication of OPDS 2: what can be taken along is its opening, where guests may have it. */
export function publicationOf(
  story: Story,
  answering: Answering,
  isSampled: boolean,
): OpdsPublication {
  const { to, pageOf } = answering;
  const address = pageOf("story", story.id);
  const description = [story.tagline, story.story_description].filter(Boolean).join("\n\n");
  const subjects = subjectsOf(story, to);
  return {
    metadata: {
      "@type": "http://schema.org/Book",
      identifier: `urn:uuid:${story.id}`,
      title: story.title,
      author: authorOf(story, to),
      language: story.language,
      modified: story.updated_at,
      published: story.published_at ?? story.created_at,
      ...(description !== "" && { description }),
      ...(subjects.length > 0 && { subject: subjects }),
    },
    links: [
      { rel: "self", href: to.publication(story.id), type: publicationType },
      { rel: "alternate", href: address, type: "text/html" },
      isSampled
        ? {
            rel: "http://opds-spec.org/acquisition/sample",
            href: to.sample(story.id),
            type: "application/epub+zip",
          }
        : { rel: "http://opds-spec.org/acquisition/subscribe", href: address, type: "text/html" },
    ],
    ...imagesOf(story.cover_image_url, answering),
  };
}
