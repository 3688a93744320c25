import { isEnding, keepsCount, normalise } from "@katha/storygraph";
import { beforeAll, describe, expect, test } from "vitest";
import { endingsOf, exploredStates, lacksOfState } from "./check/state.ts";
import { shippedCatalogue } from "./testing/shipped-catalogue.ts";

const { stories } = shippedCatalogue;
const keeping = stories.filter(({ structure }) => keepsCount(normalise(structure)));

const earned: Readonly<Record<string, readonly string[]>> = {
  "betaal-ki-baari": ["end_naam", "end_samjha"],
  "chaudava-shatak": ["end_lekhi", "end_udhari"],
  "do-minute-thahraao": ["end_parchi", "end_pul"],
  "ek-din-ki-chup": ["end_lota", "end_nagappa"],
  "fourteen-years": ["end_boys", "end_called"],
  "gargi-asks-too-much": ["end_read", "end_v"],
  "kohre-mein-chaudah-down": ["garam", "kaan_lagaye"],
  "kotaler-khata": ["end_haran", "end_sanket"],
  "lamp-keeper-of-amber": ["end_asking", "end_wire"],
  "lunch-is-asked-to-wait": ["end_name", "end_uncle"],
  "moti-khan": [
    "end_breaks",
    "end_crate",
    "end_five",
    "end_floor",
    "end_gold",
    "end_hears",
    "end_hold",
    "end_holds",
    "end_picture",
    "end_song",
    "end_turn",
    "end_twin",
  ],
  nakkara: [
    "e_agyat",
    "e_barat",
    "e_dera",
    "e_dohaath",
    "e_khali",
    "e_laila",
    "e_naam",
    "e_parda",
    "e_samne",
    "e_thana",
  ],
  "never-name-the-horse": ["end_basket", "end_fair"],
  "no-tuesday-at-avalanche": ["end_deposit", "end_present"],
  "one-goal-each": ["end_attention", "end_turned"],
  "oru-kunri-edai": ["end_kili", "end_peyar"],
  "raja-so-rahe-hain": ["end_bansuri", "end_mangal"],
  "the-dark-letters": ["end_number", "end_twice"],
  "the-keeper-of-straws": ["end_gap", "end_pull"],
  "the-parrot-goes-home": ["end_book", "end_envelope"],
  "the-rain-register": ["end_basis", "end_roll"],
  "thirteen-shares": ["end_called", "end_smoke"],
  "twenty-one-throws": ["end_ear", "end_hand"],
  "twenty-six-dishes-before-noon": ["end_block", "end_fist"],
  "two-lights-above-tolma": ["end_mug", "end_spelling"],
  "what-the-lead-brought-up": ["end_moved", "end_seal"],
  "who-has-the-bell": ["end_mouse", "end_walls"],
};

test("have state in exactly those that are made for it", () => {
  expect(keeping.map(({ slug }) => slug)).toEqual(Object.keys(earned));
});

describe.each(keeping)("$slug", (story) => {
  const endings = Object.entries(normalise(story.structure).nodes)
    .filter(([, node]) => isEnding(node))
    .map(([name]) => name);

  let explored: ReturnType<typeof exploredStates>;
  beforeAll(() => {
    explored = exploredStates(story);
  });

  test("reaches every ending, some of which must be earned", () => {
    const { reached, earned: found } = endingsOf(story, explored);
    expect(reached.toSorted()).toEqual(endings.toSorted());
    expect(found.toSorted()).toEqual(earned[story.slug]);
  });

  test("lacks nothing that the check asks for", () => {
    expect(lacksOfState(story, explored)).toEqual([]);
  });
});

/** What players are asked before the first line, and the least number of scenes that must mention it. */
interface Asked {
  qualities: readonly string[];
  things: number;
  most: number;
  named: number;
  formed: number;
}
const asked: Readonly<Record<string, Asked>> = {
  "kohre-mein-chaudah-down": {
    qualities: ["naam", "mizaj"],
    things: 3,
    most: 1,
    named: 6,
    formed: 2,
  },
  "moti-khan": { qualities: ["name", "craft"], things: 0, most: 0, named: 6, formed: 6 },
  nakkara: { qualities: ["naam", "jawab"], things: 3, most: 1, named: 6, formed: 4 },
};

test("mentions who the player is, if it asks", () => {
  const asking = keeping.flatMap(({ slug, structure }) => {
    const { who, nodes } = normalise(structure);
    if (who === undefined) return [];
    const texts = Object.values(nodes).map(({ text }) => text);
    const telling = (words: string) => texts.filter((text) => text.includes(words)).length;
    const [name = "", manner = ""] = who.qualities;
    const { things, things_most: most, qualities } = who;
    const told = { named: telling(`{${name}}`), formed: telling(`{${manner}|`) };
    return [[slug, { qualities, things: things.length, most, ...told }] as const];
  });
  expect(asking.map(([slug]) => slug)).toEqual(Object.keys(asked));
  for (const [slug, found] of asking) {
    const least = asked[slug];
    expect(found).toMatchObject({ ...least, named: found.named, formed: found.formed });
    expect(found.named).toBeGreaterThanOrEqual(least?.named ?? 0);
    expect(found.formed).toBeGreaterThanOrEqual(least?.formed ?? 0);
  }
});

test("hubs of four storylets or more are offered", () => {
  const offering = keeping.filter(({ structure }) => {
    const nodes = Object.values(normalise(structure).nodes);
    const storylets = nodes.filter(({ storylet }) => storylet !== undefined);
    return nodes.some(({ hub }) => hub !== undefined) && storylets.length >= 4;
  });
  expect(offering.map(({ slug }) => slug)).toEqual(["moti-khan", "nakkara", "who-has-the-bell"]);
});
