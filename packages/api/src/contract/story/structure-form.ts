import * as z from "zod";
import { writtenDecimal, writtenInteger, writtenObject } from "../fields/coerced.ts";
import { gameConfigDefaults, structureLimits } from "../limits.ts";
import { missingEndText } from "./default-structure.ts";
import { type StoryStructure } from "./structure.ts";
import { isReadable, line, prose, unreadableMessage } from "../fields/text.ts";
import { endingKinds, freedoms, skillCheckDifficulties } from "../values.ts";

const name = line({ max: structureLimits.name });
const note = prose({ max: 2_000 });

/** As deep as a structure is read; a condition of 24 levels takes 56. */
const deepest = 64;

/** Whether a database can store an unknown value and return it unchanged. */
function isKeepable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isReadable(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(
    ([field, inner]) => isReadable(field) && isKeepable(inner, depth + 1),
  );
}

/** Fields that we do not know are the author's own (a place on the map, a note) and are kept. */
export function openForm<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object(shape)
    .catchall(z.unknown())
    .check((context) => {
      for (const [field, value] of Object.entries(context.value)) {
        if (Object.hasOwn(shape, field) || isKeepable({ [field]: value })) continue;
        const fault = { code: "custom", message: unreadableMessage, input: value } as const;
        context.issues.push({ ...fault, path: [field] });
      }
    });
}

const nodeForm = openForm({
  text: prose({ max: structureLimits.nodeText }).default(""),
  choices: z
    .array(openForm({ text: prose({ max: 1_000 }).default(""), target: name.default("") }))
    .max(structureLimits.choices)
    .default([]),
  freedom: z.enum(freedoms).optional(),
  beats: z.array(note).max(50).optional(),
  budget: z.int().min(1).max(1_000).optional(),
  place: note.optional(),
  mood: note.optional(),
  hour: note.optional(),
  weather: note.optional(),
  cast: z.array(note).max(50).optional(),
  away: z.array(note).max(50).optional(),
  ending: z.object({ kind: z.enum(endingKinds), title: note }).optional(),
  source: note.optional(),
  other_tellings: note.optional(),
});

const parsedStructure = openForm({
  start_node: name.default(""),
  nodes: z
    .record(name, nodeForm)
    .refine(
      (nodes) => Object.keys(nodes).length <= structureLimits.nodes,
      `A story holds at most ${structureLimits.nodes} nodes.`,
    )
    .default({}),
  sources_note: note.optional(),
}).transform((structure): StoryStructure => ({
  ...structure,
  start_node: structure.start_node || (Object.keys(structure.nodes)[0] ?? ""),
}));

export const structureForm = writtenObject(parsedStructure);

/** The admin form's rule: a story that leads to `end` has an `end`. */
export function withEnd(structure: StoryStructure): StoryStructure {
  const nodes = Object.values(structure.nodes);
  const leadsToEnd = nodes.some((node) => node.choices.some((choice) => choice.target === "end"));
  if (!leadsToEnd || Object.hasOwn(structure.nodes, "end")) return structure;
  return {
    ...structure,
    nodes: { ...structure.nodes, end: { text: missingEndText, choices: [] } },
  };
}

const rules = gameConfigDefaults;
const parsedConfig = z.object({
  xp_gain_multiplier: writtenDecimal({
    min: 0.1,
    max: 1_000,
    fallback: rules.xp_gain_multiplier,
  }).default(rules.xp_gain_multiplier),
  health_max: writtenInteger({ min: 1, fallback: rules.health_max }).default(rules.health_max),
  inventory_slots: writtenInteger({ min: 0, fallback: rules.inventory_slots }).default(
    rules.inventory_slots,
  ),
  skill_check_difficulty: z
    .enum(skillCheckDifficulties, "Skill checks are easy, medium or hard.")
    .default(rules.skill_check_difficulty),
  commands: z
    .record(name, z.object({ cost: writtenInteger({ min: 0, fallback: 0 }) }))
    .refine((commands) => Object.keys(commands).length <= 50, "A story has at most 50 commands.")
    .default({}),
});

export const gameConfigForm = writtenObject(parsedConfig);
