import type { Finding } from "@katha/api/contract";
import { nodeNamed, reachable, type StoryGraph } from "@katha/storygraph";
import { ratedWords } from "./rated-words.ts";

const audiences = ["family", "teen", "mature"] as const;
type Audience = (typeof audiences)[number];

/** Whom a rating lets in; everyone and general are family by another name. */
function audienceOf(rating: string): Audience {
  return audiences.find((audience) => audience === rating) ?? "family";
}

const labels: Record<Audience, string> = {
  family: "for families",
  teen: "for teens",
  mature: "for grown-ups",
};

// \b knows only Latin letters, so words are bounded by whatever is no letter, mark or digit.
const edgeBefore = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const edgeAfter = String.raw`(?![\p{L}\p{M}\p{N}])`;

function matcherOf(words: readonly string[]): RegExp {
  return new RegExp(`${edgeBefore}(?:${words.join("|")})${edgeAfter}`, "iu");
}

const matchers = (["mature", "teen"] as const).map(
  (audience) => [audience, matcherOf(ratedWords[audience])] as const,
);

/** The strictest audience that a text asks for, and the word that asks for it. */
export function askedAudience(text: string): { audience: Audience; word: string } | null {
  const plain = text.normalize("NFC");
  for (const [audience, matcher] of matchers) {
    const word = matcher.exec(plain)?.[0];
    if (word !== undefined) return { audience, word };
  }
  return null;
}

interface Rated {
  title: string;
  tagline: string;
  story_description: string;
  content_rating: string;
}

/** Holds what a reader can come to see against what the story's rating promises. */
export function findingsOfRating(story: Rated, graph: StoryGraph): Finding[] {
  const allowed = audiences.indexOf(audienceOf(story.content_rating));
  const judge = (text: string, field: string, node: string | null): Finding[] => {
    const asked = askedAudience(text);
    if (asked === null || audiences.indexOf(asked.audience) <= allowed) return [];
    const message = `“${asked.word}” is ${labels[asked.audience]}, and the story is rated ${story.content_rating}. Change the text or the rating.`;
    return [{ code: "rating", severity: "error", message, field, node }];
  };
  const fields = (["title", "tagline", "story_description"] as const).flatMap((field) =>
    judge(story[field], field, null),
  );
  const nodes = [...reachable(graph)].flatMap((name) => {
    const node = nodeNamed(graph, name);
    const texts = [node?.text ?? "", ...(node?.choices.map((choice) => choice.text) ?? [])];
    return judge(texts.join("\n"), "story_structure", name);
  });
  return [...fields, ...nodes];
}
