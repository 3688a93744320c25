import { anything, assert, double, integer, jsonValue, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { storyForm, storyEditForm, contentRatings } from "./story-form.ts";
import { defaultStructure } from "./default-structure.ts";
import { withEnd } from "./structure-form.ts";

const form = {
  title: "The Salt Ferry",
  tagline: "A crossing that is owed",
  story_description: "Somebody has to row.",
  story_prompt: "Tell it quietly.",
  cover_image_url: "https://example.org/cover.png",
  category_id: "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11",
};

function faults(schema: typeof storyForm | typeof storyEditForm, sent: unknown): string[] {
  const { error } = schema.safeParse(sent);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("a new story", () => {
  test("has the defaults of the product", () => {
    expect(storyForm.parse(form)).toEqual({
      ...form,
      image_alt: "",
      tag_ids: [],
      initial_xp: 100,
      actions_count: 0,
      story_cards_count: 0,
      total_scenes: 0,
      branching_points: 0,
      possible_endings: 1,
      estimated_play_time: 30,
      content_rating: "family",
      language: "en",
      difficulty_level: "medium",
      is_premium: false,
      awaits_native_reader: false,
      is_online_only: false,
      game_config: {
        xp_gain_multiplier: 1,
        health_max: 100,
        inventory_slots: 8,
        skill_check_difficulty: "medium",
        commands: {},
      },
      story_structure: defaultStructure,
    });
  });

  test("needs its six fields", () => {
    expect(faults(storyForm, {})).toEqual([
      "title: Title is required",
      "tagline: Tagline is required",
      "story_description: Description is required",
      "story_prompt: Story prompt is required",
      "cover_image_url: Cover image URL is required",
      "category_id: Category is required",
    ]);
    expect(faults(storyForm, { ...form, title: "   ", category_id: "" })).toEqual([
      "title: Title is required",
      "category_id: Category is required",
    ]);
  });

  test.each([
    "cover.png",
    "ftp://example.org/a.png",
    "javascript:alert(1)",
    "https://",
    "//x.org/a",
  ])("refuses the cover %s", (cover_image_url) => {
    expect(faults(storyForm, { ...form, cover_image_url })).toEqual([
      "cover_image_url: Cover image must be a URL",
    ]);
  });

  test("takes a cover of our own", () => {
    const cover_image_url = "/media/0123456789abcdef/960.webp";
    expect(storyForm.parse({ ...form, cover_image_url }).cover_image_url).toBe(cover_image_url);
  });

  test("drops fields that it does not know", () => {
    expect(storyForm.parse({ ...form, status: "published", author_id: "x" })).not.toHaveProperty(
      "status",
    );
  });
});

describe("the starting XP", () => {
  test.each([
    ["", 10],
    ["  ", 10],
    [null, 10],
    ["many", 10],
    [undefined, 100],
    [0, 0],
    ["0", 0],
    ["25", 25],
    ["25.9", 25],
    [25.9, 25],
    ["25 XP", 25],
  ])("written as %j is %d", (initial_xp, expected) => {
    expect(storyForm.parse({ ...form, initial_xp }).initial_xp).toBe(expected);
  });

  test("is never below zero", () => {
    for (const initial_xp of [-1, "-5"])
      expect(faults(storyForm, { ...form, initial_xp })).toEqual([
        "initial_xp: This must be at least 0.",
      ]);
  });
});

test("every count is a whole number within its bounds, or a clear fault, whatever is written", () => {
  const minimums = {
    actions_count: 0,
    total_scenes: 0,
    possible_endings: 1,
    estimated_play_time: 1,
  };
  assert(
    property(oneof(anything(), string(), integer(), double()), (written) =>
      Object.entries(minimums).every(([field, minimum]) => {
        const { data, error } = storyForm.safeParse({ ...form, [field]: written });
        const value = data?.[field as keyof typeof minimums] ?? Number.NaN;
        return data === undefined
          ? error?.issues[0]?.message.startsWith("This must be")
          : Number.isInteger(value) && value >= minimum && value <= 1_000_000;
      }),
    ),
  );
});

test("an unknown content rating becomes family, a known one stays", () => {
  assert(
    property(string(), (content_rating) => {
      const { content_rating: kept } = storyForm.parse({ ...form, content_rating });
      const isKnown = (contentRatings as readonly string[]).includes(content_rating);
      expect(kept).toBe(isKnown ? content_rating : "family");
    }),
  );
  for (const content_rating of contentRatings)
    expect(storyForm.parse({ ...form, content_rating }).content_rating).toBe(content_rating);
});

describe("a structure or configuration written as JSON text", () => {
  const empty = { start_node: "", nodes: {} };

  test("is parsed, and empty when it cannot be", () => {
    const text = JSON.stringify({ start_node: "a", nodes: { a: { text: "A" } } });
    expect(storyForm.parse({ ...form, story_structure: text }).story_structure).toEqual({
      start_node: "a",
      nodes: { a: { text: "A", choices: [] } },
    });
    for (const story_structure of ["{", "", "null", "5", "[1]", null])
      expect(storyForm.parse({ ...form, story_structure }).story_structure).toEqual(empty);
    expect(storyForm.parse({ ...form, game_config: "nonsense" }).game_config.health_max).toBe(100);
  });

  test("means the same as the object itself", () => {
    assert(
      property(jsonValue(), jsonValue(), (nodes, commands) => {
        const structure = { nodes };
        const config = { commands };
        const asObjects = storyForm.safeParse({
          ...form,
          story_structure: structure,
          game_config: config,
        });
        const asText = storyForm.safeParse({
          ...form,
          story_structure: JSON.stringify(structure),
          game_config: JSON.stringify(config),
        });
        expect(asText.data).toEqual(asObjects.data);
        expect(asText.error?.issues.map(({ path }) => path)).toEqual(
          asObjects.error?.issues.map(({ path }) => path),
        );
      }),
    );
  });

  test("keeps what its author wrote beside the fields that are known", () => {
    const story_structure = {
      start_node: "a",
      notes: { to: ["myself"] },
      nodes: {
        a: {
          text: "A",
          position: "120,40",
          colour: null,
          choices: [{ text: "On.", target: "a", once: true }],
        },
      },
    };
    expect(storyForm.parse({ ...form, story_structure }).story_structure).toEqual(story_structure);
  });

  test("refuses what could not be returned unchanged", () => {
    const nested = "[".repeat(80) + "]".repeat(80);
    for (const note of ['"\\u0000"', '{"\\u0007": 1}', '["\\ud800"]', nested]) {
      const story_structure = `{"nodes": {"a": {"text": "A", "note": ${note}}}}`;
      expect(faults(storyForm, { ...form, story_structure })).toEqual([
        "story_structure.nodes.a.note: This text holds characters that cannot be shown.",
      ]);
    }
    const taking = '{"nodes": {"a": {"__proto__": {"text": "B"}}}}';
    const { nodes } = storyForm.parse({ ...form, story_structure: taking }).story_structure;
    expect(nodes["a"]?.text).toBe("");
    expect(Object.getPrototypeOf(nodes["a"])).toBe(Object.prototype);
  });

  test("reports an error at its place inside", () => {
    const story_structure = JSON.stringify({ nodes: { a: { text: "A", choices: [{ text: 5 }] } } });
    expect(faults(storyForm, { ...form, story_structure })).toEqual([
      "story_structure.nodes.a.choices.0.text: This must be text.",
    ]);
  });
});

describe("game rules", () => {
  const rules = (game_config: object) => storyForm.safeParse({ ...form, game_config });

  test("have their own bounds and fallbacks", () => {
    expect(
      rules({ xp_gain_multiplier: "1.5", health_max: "", inventory_slots: 0 }).data?.game_config,
    ).toEqual({
      xp_gain_multiplier: 1.5,
      health_max: 100,
      inventory_slots: 0,
      skill_check_difficulty: "medium",
      commands: {},
    });
    for (const wrong of [
      { xp_gain_multiplier: 0.05 },
      { health_max: 0 },
      { inventory_slots: -1 },
      { skill_check_difficulty: "cruel" },
    ])
      expect(rules(wrong).success).toBe(false);
  });
});

describe("an edit", () => {
  test("needs a title and a description, under either of its names", () => {
    expect(faults(storyEditForm, {})).toContain("title: Title is required");
    expect(faults(storyEditForm, { title: "T" })).toEqual([
      "story_description: Description is required",
    ]);
    expect(storyEditForm.parse({ title: "T", description: "D" })).toEqual({
      title: "T",
      story_description: "D",
    });
    expect(storyEditForm.parse({ title: "T", story_description: "D" }).story_description).toBe("D");
  });

  test("keeps what is not sent, and removes the category when it is blank", () => {
    const edit = storyEditForm.parse({ title: "T", description: "D", category_id: "" });
    expect(edit).toEqual({ title: "T", story_description: "D", category_id: null });
  });
});

describe("the end that is missing", () => {
  const leading = {
    start_node: "a",
    nodes: { a: { text: "A", choices: [{ text: "Go", target: "end" }] } },
  };

  test("is added when a choice leads to it", () => {
    expect(withEnd(leading).nodes["end"]).toEqual({
      text: "The end of your adventure.",
      choices: [],
    });
  });

  test("is not added twice, nor where nothing leads to it", () => {
    const ended = withEnd(leading);
    expect(withEnd(ended)).toBe(ended);
    const closed = { start_node: "a", nodes: { a: { text: "A", choices: [] } } };
    expect(withEnd(closed)).toBe(closed);
    expect(withEnd(defaultStructure)).toBe(defaultStructure);
  });
});
