import { httpError } from "@katha/api";
import { type GraphFinding, lint, normalise } from "@katha/storygraph";
import { faulty } from "@katha/storygraph/testing";
import { structureMessages } from "@katha/ui/screens";
import { expect, it } from "vitest";
import { ofAnswersIn, toFindings, toReviewFindings, withFindings } from "./findings.ts";

/** Returns the key and the values instead of a message. */
const t = (key: string, params: object = {}) => `${key} ${Object.values(params).join(",")}`.trim();
const found = { severity: "warning", message: "In English.", field: null, node: null } as const;
const said = (more: Partial<Parameters<typeof toReviewFindings>[0][number]>) =>
  toReviewFindings([{ ...found, code: "", ...more }], t)[0]?.message;

it("says what a review found in the reader's language, by its code", () => {
  expect(said({ code: "fewer_plays", params: { plays: 40, asked: 1000 } })).toBe(
    "finding.fewer_plays 40,1000",
  );
  expect(said({ code: "missing", field: "category_id" })).toBe("finding.missing.category_id");
  expect(said({ code: "no_nodes", params: {} })).toBe("finding.no_nodes");
  const topics = { what: "topics", entry: "guard", count: 2501, most: 2500 };
  expect(said({ code: "too_much", params: topics })).toBe(
    "finding.stands_in finding.too_much.topics topics,guard,2501,2500,guard",
  );
  expect(said({ code: "broken_link", params: { choice: "Row", target: "far" } })).toBe(
    "finding.broken_link Row,far",
  );
});

it("leaves the server's words to what it does not know", () => {
  expect(said({ code: "sky_too_blue", params: {} })).toBe("In English.");
  expect(said({ code: "missing", field: "moon" })).toBe("In English.");
  expect(said({ code: "broken_link" })).toBe("In English.");
});

it("says at the fields of a refusal what was found, and leaves other refusals as they are", () => {
  const loc = ["body", "story_structure"];
  const detail = [
    { loc, msg: "no ending", type: "no_ending" },
    { loc, msg: "unheard of", type: "sky_too_blue" },
  ];
  const findings = [
    { ...found, code: "no_ending", params: {} },
    { ...found, code: "sky_too_blue", params: {} },
  ];
  const messages = (body: object) =>
    withFindings(httpError(422, body, null), t).fields.map(({ msg }) => msg);
  expect(messages({ detail, findings })).toEqual(["finding.no_ending", "In English."]);
  expect(messages({ detail })).toEqual(["no ending", "unheard of"]);
});

it("shows at each scene what is wrong with its own answers", () => {
  const graph = normalise({
    start_node: "gate",
    nodes: {
      gate: { text: "A gate.", cast: ["Mira"], choices: [{ text: "Go.", target: "well" }] },
      well: { text: "A bucket.", cast: ["Hari"], choices: [{ text: "Go.", target: "end" }] },
      end: { text: "The end.", ending: { title: "Home", kind: "good" }, choices: [] },
    },
    reactions: { mira: { about: "Mira", at: "well", acts: ["ask"], says: ["No."] } },
  });
  const bible = { cast: [{ name: "Mira" }, { name: "Hari" }], objects: [{ name: "bucket" }] };
  const lints = lint(graph, { bible });
  const at = (scene: string) => ofAnswersIn(scene, lints, graph).map(({ code }) => code);
  expect(at("gate")).toEqual([]);
  expect(at("well").toSorted()).toEqual(["answer_of_absent", "silent_person", "unseen_thing"]);
});

it("has a sentence for everything that is found, and a value for everything in it", () => {
  const values = { choice: "Row", typed: "row", taken: "Swim", entry: "guard" };
  const typed = (
    ["choice_unheard", "choice_mistaken", "answer_outrun", "stray_taken"] as const
  ).map((code): GraphFinding => ({ code, severity: "warning", node: "ford", params: values }));
  const linted = Object.values(faulty).flatMap(({ graph, context }) => lint(graph, context));
  const lacking: string[] = [];
  toFindings([...linted, ...typed], (key, ...[params = {}]) => {
    const message = JSON.stringify(structureMessages[key]?.message);
    const names = [...(message ?? '["no message"]').matchAll(/\["([^"]+)"(?:\]|,"plural")/g)];
    lacking.push(...names.flatMap(([, name = ""]) => (name in params ? [] : [`${key}: ${name}`])));
    return key;
  });
  expect(lacking).toEqual([]);
});
