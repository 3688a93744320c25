import { storyTextLength } from "@katha/api/contract";
import { markdownLimits } from "@katha/ui/markdown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../../../testing/authoring.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture();
});
afterAll(() => authoring.server.close());

const attack = (pattern: string) => pattern.repeat(20_000 / pattern.length);

const fields = ["story_description", "story_prompt"] as const;

describe.each(fields)("a %s that takes a markdown parser minutes", (field) => {
  test.each([
    ["+ ", "markdown_too_deep"],
    ["> ", "markdown_too_deep"],
    ["*_", "markdown_too_dense"],
    ["[a](<", "markdown_too_dense"],
    ["- a\n", "markdown_too_dense"],
  ])(
    "as of %j repeated is refused when it is new, and when it is a change",
    async (pattern, type) => {
      const { author } = authoring;
      const text = `A quiet line.\n\n${attack(pattern).slice(20)}`;
      const created = await authoring.ask("POST", "/stories/", author, {
        ...wholeForm,
        [field]: text,
      });
      const story = await authoring.write(author);
      const saved = await authoring.save(story.id, author, {
        title: "T",
        description: "D",
        [field]: text,
      });
      const problem = {
        code: "invalid_input",
        detail: [
          {
            loc: ["body", field],
            type,
            line: expect.any(Number),
            msg: expect.stringMatching(/[Ll]ine \d+/),
          },
        ],
      };
      for (const { status, body } of [created, saved]) {
        expect(status).toBe(422);
        expect(body).toMatchObject(problem);
      }
      expect((await authoring.read(story.id, author)).version).toBe(1);
    },
  );
});

test("the place is named: the line where the text goes beyond the limit", async () => {
  const text = `One.\n\n- Two.\n${"> ".repeat(11)}deep\n\nThree.`;
  const { body } = await authoring.ask("POST", "/stories/", authoring.author, {
    ...wholeForm,
    story_description: text,
  });
  expect(body.detail).toEqual([
    {
      loc: ["body", "story_description"],
      type: "markdown_too_deep",
      line: 4,
      msg: "Line 4 has more than 10 lists or quotes inside each other.",
    },
  ]);
});

test("a story that has such a text already can be changed elsewhere", async () => {
  const story = await authoring.write(authoring.author);
  const story_prompt = attack("*_");
  await authoring.server.db
    .updateTable("stories")
    .set({ story_prompt })
    .where("id", "=", story.id)
    .execute();
  const change = { title: "Another", description: "D", story_prompt };
  expect((await authoring.save(story.id, authoring.author, change)).status).toBe(200);
});

test("the longest text that may be saved is one that is shown as markdown", () => {
  for (const field of fields) expect(storyTextLength[field]).toBe(markdownLimits.characters);
});
