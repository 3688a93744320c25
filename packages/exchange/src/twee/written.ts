import type { StoryGraph } from "@katha/storygraph";
import type { WrittenNode } from "../ours/written-node.ts";
import { shownNames } from "../shown-names.ts";
import { arrivingOut, detoursOut, notPlayed } from "../writing/arriving.ts";
import type { Writing } from "../writing/conditions.ts";
import { offersOut, type OfferOut } from "../writing/offers.ts";
import { paragraphsOut, piecesOf, type Piece } from "../writing/pieces.ts";
import { variablesOf } from "../writing/variables.ts";
import { asPassage, canBePassage } from "./special.ts";
import { sugarTongue } from "./tongue.ts";

/** A story that keeps count, as SugarCube passages without our notes. */
export interface WrittenSugar {
  /** The passage that sets every variable. */
  init: string;
  bodies: ReadonlyMap<string, string>;
  /** The same, in parts. */
  parts: ReadonlyMap<string, WrittenPassage>;
  writing: Writing;
  cannot: ReadonlySet<string>;
}

function piecesText(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === "text")
        return piece.text.replaceAll(/<<|>>|\[\[|\]\]/g, ([sign = ""]) => `${sign} ${sign}`);
      if (piece.kind === "value") return `<<= $${piece.variable}>>`;
      const cases = piece.cases.map(
        ({ when, pieces: inner }, at) =>
          `<<${at === 0 ? "if" : "elseif"} ${when}>>${piecesText(inner)}`,
      );
      const otherwise = piecesText(piece.otherwise);
      return `${cases.join("")}${otherwise === "" ? "" : `<<else>>${otherwise}`}<</if>>`;
    })
    .join("");
}

/** One link for each variant of its words. */
function linksFor(pieces: readonly Piece[], link: (words: string) => string): string {
  const at = pieces.findIndex(({ kind }) => kind === "cases");
  const piece = pieces[at];
  if (piece?.kind !== "cases") {
    const words = pieces.map((one) =>
      one.kind === "text" ? one.text : one.kind === "value" ? `<<= $${one.variable}>>` : "",
    );
    return link(words.join("").replaceAll(/\s+/g, " "));
  }
  const way = (inner: readonly Piece[]) =>
    linksFor([...pieces.slice(0, at), ...inner, ...pieces.slice(at + 1)], link);
  const cases = piece.cases.map(
    ({ when, pieces: inner }, index) => `<<${index === 0 ? "if" : "elseif"} ${when}>>${way(inner)}`,
  );
  return `${cases.join("")}<<else>>${way(piece.otherwise)}<</if>>`;
}

const quote = (words: string) => `"${words.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** What is the same for all scenes of a story. */
interface Story {
  to: (node: string) => string;
  hubs: readonly string[];
}

function offerText(writing: Writing, offer: OfferOut, { to, hubs }: Story): string {
  const { tongue, variables } = writing;
  const hub = variables.of({ of: "hub" });
  const roll = variables.of({ of: "roll" });
  const pieces = piecesOf(writing, offer.text);
  const { check, effects, target } = offer;
  const linkTo = (node: string) =>
    linksFor(pieces, (words) => {
      if (check !== null && roll !== undefined) {
        const won = `${effects.join("")}<<goto ${quote(to(node))}>>`;
        const lost = `${check.effects.join("")}<<goto ${quote(to(check.target))}>>`;
        return `<<link ${quote(words)}>><<set $${roll} to random(1, 100)>><<if ${check.won}>>${won}<<else>>${lost}<</if>><</link>>`;
      }
      const isPlain = effects.length === 0 && !words.includes("<<");
      if (isPlain && !/->|<-|\||[[\]]/.test(words)) return `[[${words}->${to(node)}]]`;
      return `<<link ${quote(words)} ${quote(to(node))}>>${effects.join("")}<</link>>`;
    });
  const link =
    target !== null
      ? linkTo(target)
      : hubs
          .flatMap((node) =>
            hub === undefined
              ? []
              : tongue.only(tongue.compared(tongue.variable(hub), "=", tongue.value(node)), [
                  linkTo(node),
                ]),
          )
          .join("");
  const when = tongue.both(offer.when);
  if (!offer.isLocked || when === "true") return tongue.only(when, [link]).join("");
  const reason = offer.reason === null ? "" : ` (${piecesText(piecesOf(writing, offer.reason))})`;
  return `<<if ${when}>>${link}<<else>>${piecesText(pieces)}${reason}<</if>>`;
}

const linesIn = (text: string): string[] => (text === "" ? [] : text.split("\n"));

/** A passage in parts; diversions enclose all the others. */
export interface WrittenPassage extends WrittenNode {
  around: { before: string; after: string };
}

function partsFor(writing: Writing, node: string, story: Story): WrittenPassage {
  const { to } = story;
  const arriving = arrivingOut(writing, node).join("");
  const paragraphs = paragraphsOut(writing, node).map(({ at, when, pieces }) => {
    const text = piecesText(pieces);
    return {
      at,
      lines: linesIn(when === null ? text : writing.tongue.only(when, [text]).join("")),
    };
  });
  const offers = offersOut(writing, node).map((offer) => {
    return { of: offer.of, lines: linesIn(offerText(writing, offer, story)) };
  });
  const detours = detoursOut(writing, node).filter(({ when }) => when !== "false");
  const leads = detours.map(
    ({ when, target }, at) =>
      `<<${at === 0 ? "if" : "elseif"} ${when}>><<goto ${quote(to(target))}>>`,
  );
  const isLed = leads.length > 0;
  return {
    around: { before: isLed ? `${leads.join("")}<<else>>` : "", after: isLed ? "\n<</if>>" : "" },
    head: linesIn(arriving === "" ? "" : `<<silently>>${arriving}<</silently>>`),
    paragraphs,
    offers,
    end: [],
  };
}

function bodyOf({ around, head, paragraphs, offers }: WrittenPassage): string {
  const joined = (parts: WrittenNode["paragraphs" | "offers"], between: string) =>
    parts.flatMap(({ lines }) => (lines.length === 0 ? [] : [lines.join("\n")])).join(between);
  const told = [
    ...head,
    joined(paragraphs, "\n\n"),
    ...(offers.length === 0 ? [] : ["", joined(offers, "\n")]),
  ].join("\n");
  return `${around.before}${told.trim()}${around.after}`;
}

/** How SugarCube prints what a scene's text names. */
export const markInSugar = (writing: Writing, written: string): string =>
  piecesText(piecesOf(writing, written));

export function writtenSugar(graph: StoryGraph): WrittenSugar {
  const shown = shownNames(Object.keys(graph.nodes), canBePassage, asPassage);
  const cannot = new Set<string>();
  const variables = variablesOf(graph, [], (name) => /^\w+$/.test(name));
  const writing: Writing = {
    graph,
    tongue: sugarTongue,
    variables,
    cannot: (field) => cannot.add(field),
  };
  for (const field of notPlayed(writing)) cannot.add(field);
  const nodes = Object.keys(graph.nodes);
  const story: Story = {
    to: (node) => shown.get(node) ?? node,
    hubs: nodes.filter((node) => graph.nodes[node]?.hub !== undefined),
  };
  const parts = new Map(nodes.map((node) => [node, partsFor(writing, node, story)]));
  const bodies = new Map(Array.from(parts, ([node, written]) => [node, bodyOf(written)]));
  return {
    init: variables
      .all()
      .map(({ name, start }) => sugarTongue.set(name, sugarTongue.value(start)))
      .join("\n"),
    bodies,
    parts,
    writing,
    cannot,
  };
}
