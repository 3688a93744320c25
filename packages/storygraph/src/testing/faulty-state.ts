import { normalise } from "../graph/structure.ts";
import type { FindingCode } from "../lint/findings.ts";
import { ruledBy, usualRules } from "../state/rules.ts";
import type { Golden } from "./golden.ts";

/** Findings that only plays or typed lines can make. */
export const foundByPlays = [
  "stuck",
  "lost",
  "choice_unheard",
  "choice_mistaken",
  "answer_outrun",
  "stray_taken",
] as const;
type OfState = Exclude<
  Extract<
    FindingCode,
    | `un${"readable" | "known" | "suited"}_${string}`
    | `never_${string}`
    | `${"leaves" | "bag" | "misspelt" | "broken_way" | "no_hub" | "untitled" | "unoffered"}${string}`
    | "empty_hub"
    | `answer_${string}`
    | `silent_${string}`
    | "unseen_thing"
    | "tells_ending"
    | `closed_${string}`
    | "may_be_stuck"
  >,
  "unknown_cast" | "unknown_name" | "answer_outrun"
>;

const lamp = { kind: "flag", name: "Lamp", shown: true };
const trust = { kind: "number", name: "Trust", shown: true, most: 5 };
const friend = { kind: "one_of", name: "Friend", values: ["nobody", "Meera"], shown: true };
const knows = { kind: "set", name: "Knows", values: ["name", "song"], shown: true };
const light = { set: "lamp", to: true };
const isLit = { quality: "lamp", value: true };

const on = { text: "Go on", target: "end" };
const end = { text: "It is over." };

/** A story whose first scene leads on, with one more choice and these declarations. */
function story(declared: object, choice: object | null = null, more: object = {}) {
  const choices = choice === null ? [on] : [on, { text: "Stay", target: "end", ...choice }];
  return normalise({
    ...declared,
    start_node: "a",
    nodes: { a: { text: "A", choices }, end, ...more },
  });
}

const ofLamp = { qualities: { lamp } };
const ofTrust = { qualities: { trust } };

/** Stories that keep count, with known faults. */
export const faultyState: Record<OfState, Golden> = {
  unreadable_condition: {
    graph: story(
      { things: { key: { name: "Key", start: true } } },
      { when: { all: [5, { carries: "key" }] } },
    ),
    faults: ["unreadable_condition a.1"],
  },
  unreadable_effect: {
    graph: story({}, { effects: [{ add: "trust" }] }),
    faults: ["unreadable_effect a.1"],
  },
  unknown_quality: {
    graph: story(
      {},
      {
        when: { quality: "gone", value: 1 },
        effects: [{ set: "lost", to: 1 }],
        check: { quality: "no", fails_to: "end" },
      },
    ),
    faults: ["unknown_quality a.1", "unknown_quality a.1", "unknown_quality a.1"],
  },
  unknown_thing: {
    graph: story(
      { who: { things: ["cup"] } },
      { when: { not: { carries: "key" } }, effects: [{ give: "ring" }] },
    ),
    faults: ["unknown_thing", "unknown_thing a.1", "unknown_thing a.1"],
  },
  unknown_scene: {
    graph: story({}, { when: { any: [{ visited: "attic" }, { ending_found: "roof" }] } }),
    faults: ["unknown_scene a.1", "unknown_scene a.1"],
  },
  unsuited_comparison: {
    graph: story(
      { qualities: { lamp, trust, friend, knows } },
      {
        when: {
          any: [
            { quality: "lamp", is: "at_least", value: 1 },
            { quality: "trust", value: "much" },
            { quality: "friend", value: "Ravi" },
            { quality: "knows", is: "includes", value: "dance" },
            { quality: "trust", other: "friend" },
          ],
        },
        effects: [
          light,
          { add: "trust", by: 1 },
          { set: "friend", to: "Meera" },
          { include: "knows", value: "song" },
        ],
      },
    ),
    faults: Array.from({ length: 5 }, () => "unsuited_comparison a.1"),
  },
  unsuited_effect: {
    graph: story(
      { qualities: { lamp, trust, friend, knows } },
      {
        effects: [
          { set: "friend", to: "Ravi" },
          { add: "lamp", by: 1 },
          { include: "knows", value: "dance" },
          { set: "trust", as: "lamp" },
        ],
      },
    ),
    faults: Array.from({ length: 4 }, () => "unsuited_effect a.1"),
  },
  unsuited_start: {
    graph: story(
      {
        qualities: { trust: { ...trust, start: 9 }, friend: { ...friend, start: "Ravi" } },
        health: { name: "Health", start: 900 },
      },
      {
        effects: [
          { add: "trust", by: 1 },
          { set: "friend", to: "Meera" },
          { add: "health", by: -1 },
        ],
      },
    ),
    faults: ["unsuited_start", "unsuited_start", "unsuited_start"],
  },
  unsuited_question: {
    graph: story({ ...ofLamp, who: { qualities: ["lamp"] } }),
    faults: ["unsuited_question"],
  },
  unsuited_check: {
    graph: story(
      { qualities: { friend } },
      { check: { quality: "friend", fails_to: "end" }, effects: [{ set: "friend", to: "Meera" }] },
    ),
    faults: ["unsuited_check a.1"],
  },
  never_holds: {
    graph: story(
      { qualities: { lamp, trust, knows }, things: { key: { name: "Key", start: true } } },
      {
        when: {
          any: [
            {
              all: [
                { quality: "trust", is: "at_least", value: 4 },
                { quality: "trust", is: "at_most", value: 3 },
              ],
            },
            { all: [isLit, { not: isLit }] },
            {
              all: [
                { quality: "trust", is: "more_than", value: 3 },
                { quality: "trust", is: "less_than", value: 4 },
              ],
            },
            { quality: "knows", is: "includes", value: "name" },
            { not: { carries: "key" } },
            { visited: "a", times: 2 },
            { ending_found: "a" },
          ],
        },
        effects: [light, { add: "trust", by: 1 }, { include: "knows", value: "song" }],
      },
    ),
    faults: ["never_holds a.1"],
  },
  leaves_bounds: {
    graph: story(ofTrust, {
      effects: [
        { add: "trust", by: 6 },
        { set: "trust", to: -1 },
      ],
    }),
    faults: ["leaves_bounds a.1", "leaves_bounds a.1"],
  },
  never_set: { graph: story(ofLamp), faults: ["never_set"] },
  never_read: {
    graph: story({ qualities: { lamp: { ...lamp, shown: false } } }, { effects: [light] }),
    faults: ["never_read"],
  },
  tells_ending: {
    graph: story(
      { qualities: { lamp: { ...lamp, name: "She walks: into the SEA, alone" } } },
      { effects: [light] },
      { end: { ...end, ending: { kind: "dark", title: "Into the Sea" } } },
    ),
    faults: ["tells_ending"],
  },
  never_given: {
    graph: story({ things: { key: { name: "Key" } } }, { when: { not: { carries: "key" } } }),
    faults: ["never_given"],
  },
  never_asked_for: {
    graph: story({ things: { key: { name: "Key", start: true } } }),
    faults: ["never_asked_for"],
  },
  bag_too_small: {
    graph: ruledBy(
      story(
        { things: { key: { name: "Key", start: true }, rope: { name: "Rope" } } },
        { when: { any: [{ carries: "key" }, { carries: "rope" }] }, effects: [{ give: "rope" }] },
      ),
      { ...usualRules, slots: 1 },
    ),
    faults: ["bag_too_small"],
  },
  unknown_label: {
    graph: story(ofLamp, { effects: [light] }, { end: { text: "Over.\n\n{if lit} It burns." } }),
    faults: ["unknown_label end"],
  },
  misspelt_name: {
    graph: story(
      ofLamp,
      { effects: [light] },
      { end: { text: "The {lmap|light|dark} and {aside}." } },
    ),
    faults: ["misspelt_name end"],
  },
  broken_way: {
    graph: normalise({
      health: { name: "Health", ends_at: "grave" },
      nodes: {
        a: {
          text: "A",
          instead: [{ when: { visited: "a" }, target: "b" }],
          choices: [
            { ...on, effects: [{ add: "health", by: -5 }] },
            { text: "Leap", target: "end", check: { quality: "health", fails_to: "pit" } },
            { text: "Back", target: "a" },
          ],
        },
        end,
      },
    }),
    faults: ["broken_way", "broken_way a.1", "broken_way a"],
  },
  no_hub: {
    graph: story({}, { target: "@hub", once: true }),
    faults: ["no_hub a.1"],
  },
  untitled_storylet: {
    graph: story(
      {},
      { target: "h" },
      {
        h: { text: "H", hub: true, choices: [on] },
        s: { text: "S", storylet: { title: " " }, choices: [on] },
      },
    ),
    faults: ["untitled_storylet s"],
  },
  unoffered_storylet: {
    graph: story(
      {},
      { target: "s" },
      { s: { text: "S", storylet: { title: "Sing", hub: "inn" }, choices: [on] } },
    ),
    faults: ["unoffered_storylet s"],
  },
  empty_hub: {
    graph: story({}, { target: "h" }, { h: { text: "H", hub: { name: "inn" }, choices: [on] } }),
    faults: ["empty_hub h"],
  },
  answer_nowhere: {
    graph: story({ reactions: { goat: { command: "Ask", at: "well", says: "It chews." } } }),
    faults: ["answer_nowhere"],
  },
  answer_leads_nowhere: {
    graph: story({ reactions: { goat: { command: "Ask", says: "It runs.", target: "hill" } } }),
    faults: ["answer_leads_nowhere"],
  },
  unknown_command: {
    graph: story({
      reactions: {
        goat: { command: "Ask", says: "It chews." },
        cup: { command: "Drink", says: "Cold." },
      },
    }),
    context: { commands: ["Drink"] },
    faults: ["unknown_command"],
  },
  silent_command: {
    graph: story({ reactions: { cup: { command: "Drink", says: "Cold." } } }),
    context: { commands: ["Drink", "Sing"] },
    faults: ["silent_command"],
  },
  answer_hidden: {
    graph: story({
      reactions: {
        greeting: { acts: ["greet", "thank"], says: "She nods." },
        hello: { acts: ["greet"], says: "She waves." },
        silent: { acts: ["thank"], says: "Once.", repeats: "never" },
        thanks: { acts: ["thank"], says: "Again.", topics: ["tea"] },
      },
    }),
    faults: ["answer_hidden", "answer_hidden"],
  },
  answer_catches_all: {
    graph: story({
      reactions: {
        all: { says: "Nothing comes of it." },
        asked: { acts: ["ask"], says: "She does not know." },
        here: { at: "a", says: "It is too dark." },
        meant: { acts: ["look"], says: ["The rain goes on.", "It rains."] },
        once: { acts: ["tell"], says: "Nobody hears.", repeats: "never" },
        dance: { acts: ["play"], says: "You dance." },
      },
    }),
    faults: ["answer_catches_all", "answer_catches_all", "answer_catches_all"],
  },
  answer_after_end: {
    graph: story({ reactions: { sleep: { acts: ["sleep"], at: "end", says: "You dream." } } }),
    faults: ["answer_after_end"],
  },
  answer_of_absent: {
    graph: story(
      { reactions: { bell: { about: "Meera", at: "a", says: "She rings it." } } },
      { target: "b" },
      { b: { text: "B", cast: ["Meera"], choices: [on] } },
    ),
    faults: ["answer_of_absent"],
  },
  silent_person: {
    graph: story(
      { reactions: { meera: { about: "Meera", says: "She nods." } } },
      { target: "b" },
      {
        b: { text: "B", cast: ["Meera", "You"], choices: [on, { text: "Back", target: "c" }] },
        c: { text: "C", cast: ["Hari", "You"], choices: [on] },
      },
    ),
    context: { bible: { cast: [{ name: "Meera" }, { name: "Hari" }, { name: "You" }] } },
    faults: ["silent_person"],
  },
  unseen_thing: {
    graph: story(
      { reactions: { cup: { about: "cup", acts: ["look"], says: "Brass." } } },
      { target: "b" },
      { b: { text: "A cup, a bell and a rope under the lamp.", choices: [on] } },
    ),
    context: {
      bible: {
        objects: [
          { name: "cup" },
          { name: "bell", about: "Cracked." },
          { name: "cord", also: ["rope"] },
          { name: "knife" },
        ],
      },
    },
    faults: ["unseen_thing b"],
  },
  closed_off: {
    graph: story(
      ofTrust,
      {
        target: "b",
        when: { quality: "trust", is: "at_least", value: 6 },
        effects: [{ add: "trust", by: 1 }],
      },
      { b: { text: "B", choices: [{ text: "On", target: "c" }] }, c: { text: "C", choices: [on] } },
    ),
    faults: ["never_holds a.1", "closed_off b", "closed_off c"],
  },
  closed_in: {
    graph: story(
      ofTrust,
      { target: "b", effects: [{ add: "trust", by: 1 }] },
      {
        b: { text: "B", choices: [{ text: "Wait", target: "c" }] },
        c: {
          text: "C",
          choices: [
            { text: "Back", target: "b" },
            { ...on, when: { quality: "trust", is: "more_than", value: 5 } },
          ],
        },
      },
    ),
    faults: ["never_holds c.1", "closed_in c"],
  },
  may_be_stuck: {
    graph: story(
      { qualities: { lamp, trust } },
      { target: "b", effects: [light, { add: "trust", by: 1 }] },
      {
        b: {
          text: "B",
          choices: [
            { ...on, when: isLit },
            {
              text: "Wait",
              target: "end",
              when: { quality: "trust", is: "at_least", value: 1 },
              otherwise: "locked",
            },
          ],
        },
      },
    ),
    faults: ["may_be_stuck b"],
  },
};
