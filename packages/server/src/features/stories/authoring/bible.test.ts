import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuthoringFixture, type AuthoringFixture } from "../../../testing/authoring.ts";

const secret = "The ferryman sank her brother's boat";
const bible = {
  cast: [{ name: "Sushila", is: "the ferryman's wife", also: ["the wife"], secret }],
  places: [{ name: "the ghat", about: "wet steps" }],
  objects: [{ name: "the oar", about: "split and mended", carved: "1911" }],
  names: [{ latin: "Yamuna", native: "यमुना" }],
};
const edit = { title: "The Salt Ferry", description: "Somebody has to row." };

let fixture: AuthoringFixture;
beforeAll(async () => {
  fixture = await createAuthoringFixture();
});
afterAll(() => fixture.server.close());

test("an author writes the people, places and things of any story, and reads them again", async () => {
  const { author, admin } = fixture;
  const { id, bible: begun } = await fixture.write(author);
  expect(begun).toEqual({});
  const saved = await fixture.save(id, author, { ...edit, bible });
  expect(saved.body["bible"]).toEqual(bible);
  expect((await fixture.read(id, author)).bible).toEqual(bible);
  expect((await fixture.read(id, admin)).bible).toEqual(bible);
  const again = await fixture.save(id, author, { ...edit, bible });
  expect(again.body["version"]).toBe(saved.body["version"]);
  const kept = await fixture.save(id, author, { ...edit, title: "Renamed" });
  expect(kept.body["bible"]).toEqual(bible);
});

test("a version brings its bible back, and a copy takes it along", async () => {
  const { author } = fixture;
  const { id } = await fixture.write(author, { bible });
  await fixture.save(id, author, { ...edit, bible: {}, keeps_before: true });
  const { body } = await fixture.ask("GET", `/stories/${id}/versions/1`, author);
  expect(body["bible"]).toEqual(bible);
  const restored = await fixture.ask("POST", `/stories/${id}/versions/1/restore`, author);
  expect(restored.body["bible"]).toEqual(bible);
  const copy = await fixture.ask("POST", `/stories/${id}/duplicate`, author);
  expect((await fixture.read(String(copy.body["id"]), author)).bible).toEqual(bible);
});

/** Checks that others were told nothing of the bible. */
function expectNothingOf(answers: readonly { body: object }[]): void {
  expect(JSON.stringify(answers)).toContain("The Salt Ferry");
  expect(JSON.stringify(answers)).not.toContain(secret);
  expect(JSON.stringify(answers)).not.toContain('"bible"');
}

test("whoever tries a draft by its link is not told of it", async () => {
  const { author, stranger } = fixture;
  const { id } = await fixture.write(author, { bible });
  const { body } = await fixture.ask("POST", `/stories/${id}/share-link`, author);
  const { token } = body;
  const shared = await fixture.ask("POST", "/stories/shared", stranger, { token });
  expect(shared.status).toBe(200);
  expectNothingOf([shared]);
});

test("nobody who reads or plays a published story is told of it", async () => {
  const { author, stranger } = fixture;
  const { id } = await fixture.write(author, { bible });
  await fixture.ask("PUT", `/stories/${id}/publish`, author);
  const answers = [
    await fixture.ask("GET", `/stories/${id}`, stranger),
    await fixture.ask("GET", `/stories/${id}`, null),
    await fixture.ask("PUT", "/game/sessions/", stranger, { story_id: id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201]);
  expectNothingOf(answers);
});

test("an invalid bible is refused, with the place of the error", async () => {
  const { author } = fixture;
  const { id } = await fixture.write(author);
  const long = { cast: [{ name: "x".repeat(200) }] };
  const refused = await fixture.save(id, author, { ...edit, bible: long });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body.detail)).toContain('"bible","cast",0,"name"');
});
