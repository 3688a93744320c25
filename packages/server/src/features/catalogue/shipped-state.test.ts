import { fileURLToPath } from "node:url";
import { isEnding, keepsCount, normalise } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import { endingsOf, lacksOfState } from "./check/state.ts";
import { readCatalogue } from "./files.ts";

const folder = fileURLToPath(new URL("../../../catalogue", import.meta.url));
const { stories } = await readCatalogue(folder);
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
  "moti-khan": ["TODO"],
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

test("keep count in those that are made for it", () => {
  expect(keeping.map(({ slug }) => slug)).toEqual(Object.keys(earned));
});

describe.each(keeping)("$slug", (story) => {
  const endings = Object.entries(normalise(story.structure).nodes)
    .filter(([, node]) => isEnding(node))
    .map(([name]) => name);

  test("comes to every ending, some of which must be earned", () => {
    const { reached, earned: found } = endingsOf(story);
    expect(reached.toSorted()).toEqual(endings.toSorted());
    expect(found.toSorted()).toEqual(earned[story.slug]);
  });

  test("owes its players nothing that the check asks for", () => {
    expect(lacksOfState(story)).toEqual([]);
  });
});

test("a name, a manner and a thing are asked for, and told of", () => {
  const asking = keeping.flatMap(({ structure }) => {
    const { who, nodes } = normalise(structure);
    return who === undefined ? [] : [{ who, texts: Object.values(nodes).map(({ text }) => text) }];
  });
  expect(asking).toHaveLength(1);
  for (const { who, texts } of asking) {
    expect([who.qualities, who.things.length, who.things_most]).toEqual([["naam", "mizaj"], 3, 1]);
    expect(texts.filter((text) => text.includes("{naam}")).length).toBeGreaterThanOrEqual(6);
    expect(texts.filter((text) => text.includes("{mizaj|")).length).toBeGreaterThanOrEqual(2);
  }
});

test("one hub offers four storylets or more", () => {
  const offered = keeping.map(({ structure }) => {
    const nodes = Object.values(normalise(structure).nodes);
    const hubs = nodes.filter(({ hub }) => hub !== undefined).length;
    return [hubs, nodes.filter(({ storylet }) => storylet !== undefined).length];
  });
  expect(offered.filter(([hubs = 0, storylets = 0]) => hubs > 0 && storylets >= 4)).toHaveLength(1);
});
