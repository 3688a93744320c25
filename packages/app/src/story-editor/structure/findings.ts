import { type ApiError, toApiError } from "@katha/api";
import type { Finding as ReviewFinding } from "@katha/api/authoring";
import { findingsIn } from "@katha/authoring";
import { findingCodes, type GraphFinding, type StoryGraph } from "@katha/storygraph";
import type { Translate } from "@katha/ui";
import type { Finding, StructureFinding } from "@katha/ui/author";
import { structureMessages } from "@katha/ui/screens";

/** The sentence already says in which answer it is. */
const namesAnswer = (code: string) => code.startsWith("answer_") || code === "unknown_command";

type T = Translate<typeof structureMessages>;

/** Adds in which answer or consequence it is, if it is in one. */
function sentenceFor(found: GraphFinding, t: T): string {
  const sentence = sentenceOfCode(found, t);
  const { entry = "" } = found.params as { entry?: string };
  return entry === "" || namesAnswer(found.code)
    ? sentence
    : t("finding.stands_in", { sentence, entry });
}

const pathOf = (path: readonly string[]) => path.map((step) => `“${step}”`).join(", ");

/** Most sentences are found by the code and take its params; a test holds that none lacks a value. */
function sentenceOfCode(found: GraphFinding, t: T): string {
  const say = t as (key: keyof typeof structureMessages, values: object) => string;
  switch (found.code) {
    case "broken_link":
      return found.params.target === ""
        ? t("finding.leads_nowhere")
        : t("finding.broken_link", found.params);
    case "endless_loop": {
      const { count } = found.params;
      return count === 1
        ? t("finding.only_itself")
        : t("finding.endless_loop", { count, amount: count });
    }
    case "budget_too_small": {
      const { beats, budget } = found.params;
      return t("finding.budget_too_small", { beats, count: budget, amount: budget });
    }
    case "bag_too_small": {
      const { things, slots } = found.params;
      return t("finding.bag_too_small", { count: things, amount: things, slots });
    }
    case "rating":
      return t(`finding.rating.${found.params.asked}`, found.params);
    case "broken_way":
      return t(`finding.broken_way.${found.params.way}`, found.params);
    case "too_much":
      return t(`finding.too_much.${found.params.what}`, found.params);
    case "unoffered_storylet":
      return found.params.hub === ""
        ? t("finding.unoffered_storylet.any")
        : t("finding.unoffered_storylet.named", found.params);
    case "stuck":
    case "lost": {
      const { path } = found.params;
      return path.length === 0
        ? t(`finding.${found.code}.here`)
        : t(`finding.${found.code}`, { path: pathOf(path) });
    }
    default:
      return say(`finding.${found.code}`, found.params);
  }
}

/** Lint's findings, in the author's language. */
export function toFindings(found: readonly GraphFinding[], t: T): readonly StructureFinding[] {
  return found.map((one) => ({
    code: one.code,
    severity: one.severity,
    node: one.node,
    choice: one.choice,
    message: sentenceFor(one, t),
  }));
}

/** Findings about one scene's answers: those given there, those of people who are there, and things that it names. */
export function ofAnswersIn(
  scene: string,
  found: readonly GraphFinding[],
  { nodes, reactions = {} }: StoryGraph,
): GraphFinding[] {
  const isThere = (name: string) => nodes[scene]?.cast?.includes(name) === true;
  return found.filter((one) => {
    if (one.code === "silent_person") return isThere(one.params.name);
    if (one.code === "unseen_thing") return one.node === scene;
    const { entry = "" } = one.params as { entry?: string };
    const answer = Object.hasOwn(reactions, entry) ? reactions[entry] : undefined;
    return answer !== undefined && (answer.at === "" ? isThere(answer.about) : answer.at === scene);
  });
}

type MissingKey = Extract<keyof typeof structureMessages, `finding.missing.${string}`>;
const isMessage = (key: string): key is MissingKey => Object.hasOwn(structureMessages, key);

const isOfGraph = (code: string) => findingCodes.some((known) => known === code);

/** Undefined if this page has no words for it: then it stays as the server names it. */
function sentenceOfReview({ code, field, params }: ReviewFinding, t: T): string | undefined {
  if (code === "missing") {
    const key = `finding.missing.${String(field)}`;
    return isMessage(key) ? t(key) : undefined;
  }
  if (params === undefined) return undefined;
  if (code === "fewer_plays") {
    const { plays, asked } = params;
    return t("finding.fewer_plays", { plays: Number(plays), asked: Number(asked) });
  }
  return isOfGraph(code) ? sentenceFor({ code, params } as GraphFinding, t) : undefined;
}

/** The review's findings, in the reader's language. */
export function toReviewFindings(found: readonly ReviewFinding[], t: T): readonly Finding[] {
  return found.map((one) => ({ ...one, message: sentenceOfReview(one, t) ?? one.message }));
}

/** The findings of a refusal, in the reader's language. */
export function findingsOf(error: unknown, t: T): readonly Finding[] {
  return toReviewFindings(findingsIn(toApiError(error).problem), t);
}

/** A refusal that says what was found in the reader's language: the server lists fields and findings in one order. */
export function withFindings(error: unknown, t: T): ApiError {
  const refusal = toApiError(error);
  const found = findingsOf(refusal, t);
  const fields = refusal.fields.map((field, at) => ({
    ...field,
    msg: found[at]?.message ?? field.msg,
  }));
  return { ...refusal, fields };
}
