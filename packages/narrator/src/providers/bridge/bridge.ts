import { nodeNamed, textAt } from "@katha/storygraph";
import {
  block,
  blocksAreMaterial,
  cutTo,
  cutToEnd,
  defused,
  languageName,
  type Prompt,
} from "../../prompt/index.ts";
import { sentencesOf } from "../../text/sentences.ts";
import type { NarrationRequest, Narrator } from "../../port.ts";
import { checkPassage, policyOf, ratingHeldTo } from "../../safety/index.ts";
import { fitThroughout } from "../../fitness/unfit.ts";
import { termsOf } from "../../understanding/words/terms.ts";
import { askBriefly, firstToAskBriefly, type BoundModel, type Log } from "../bound-model.ts";
import { refuses } from "../prose/opening.ts";

const mostSentences = 2;
const mostLetters = 320;
const answerTokens = 500;

const quotes = /["“”«»„]/u;
const closed = /[.!?।॥؟۔…]$/u;

function promptOf({ story, before, position, said, step, passages }: NarrationRequest): Prompt {
  const choice = step.way === "edge" ? step.choice : "";
  const { cast = [] } = nodeNamed(story.graph, before.node) ?? {};
  const system = [
    "A player acts in a story by typing. Write what comes between what they typed and the scene that it leads to: one or " +
      "two short sentences that tell the deed in <typed> as it is done, in the person and tense of <before>. The scene in " +
      "<next> follows your words as it stands: tell nothing of it. Nobody speaks, and nobody comes or goes beside the " +
      `player. Write in ${languageName(story.language)}: prose alone, at most forty words.`,
    policyOf(story),
    blocksAreMaterial,
  ].join("\n\n");
  const content = [
    block("before", cutToEnd(defused(passages.at(-1)?.text ?? ""), 500)),
    block("here", defused(cast.join(", "))),
    block("next", cutTo(defused(textAt(story.graph, position.node, position.state)), 300)),
    block("choice", cutTo(defused(choice), 100)),
    block("typed", cutTo(defused(said ?? ""), 300)),
  ].join("\n");
  return { system, messages: [{ role: "user", content }] };
}

/** Whether it tells of the deed, in words of the line or of the choice. */
function isOfDeed({ said, step }: NarrationRequest, text: string): boolean {
  const choice = step.way === "edge" ? step.choice : "";
  const deed = new Set(termsOf(`${said ?? ""} ${choice}`));
  return termsOf(text).some((term) => deed.has(term));
}

/** A bridge that passed all checks; undefined where any fails. */
function bridgeIn(answer: string, request: NarrationRequest, system: string): string | undefined {
  const { story, before } = request;
  const text = answer.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
  const sentences = sentencesOf(text, story.language);
  const isWhole = sentences.length > 0 && closed.test(text) && text.length <= mostLetters;
  if (!isWhole || sentences.length > mostSentences || quotes.test(text)) return undefined;
  if (refuses(text) !== "no" || !isOfDeed(request, text)) return undefined;
  if (checkPassage(text, ratingHeldTo(story), story.language) !== null) return undefined;
  // Checked against the scene before: the one it leads to is still ahead.
  const isFit = fitThroughout({ ...request, position: before }, system);
  return isFit(text) ? text : undefined;
}

interface BridgeNeeds {
  boundModels: readonly BoundModel[];
  log: Log;
}

/** A model's sentence or two between a typed line and the author's scene; requested once, with a short time limit. */
export function bridgeBy({ boundModels, log }: BridgeNeeds): Narrator["bridge"] {
  const bridging = boundModels.filter(({ binding }) => binding.bridges);
  if (bridging.length === 0) return undefined;
  return async (request, signal, count) => {
    const prompt = promptOf(request);
    const first = firstToAskBriefly(bridging);
    if (first === undefined) return undefined;
    const { temperature } = first.boundModel.binding;
    return askBriefly(first, {
      limit: "bridge",
      signal,
      prompt,
      count,
      call: {
        maxOutputTokens: answerTokens,
        ...(temperature !== undefined && { temperature }),
      },
      read: (answer) => bridgeIn(answer, request, prompt.system),
      failed: "A model gave no bridge",
      log,
    });
  };
}
