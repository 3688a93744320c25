import type { GameSession, StoryDetail } from "@katha/api/contract";
import { defaultStructure } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scriptedNarrator } from "../../game/testing/scripted-narrator.ts";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../../testing/authoring.ts";

let authoring: AuthoringFixture;
const model = scriptedNarrator();
beforeAll(async () => {
  authoring = await createAuthoringFixture({ narratorFor: () => model });
});
afterAll(() => authoring.server.close());

const { story_structure: _structure, ...basicInfo } = wholeForm;

test("a story that is sent without a structure has the default one", async () => {
  const { body } = await authoring.ask("POST", "/stories/", authoring.author, basicInfo);
  expect((body as unknown as StoryDetail).story_structure).toEqual(defaultStructure);
});

test("the scenes that a story begins with, untouched, are none: only a model can tell it", async () => {
  const { body } = await authoring.ask("POST", "/stories/", authoring.author, basicInfo);
  const { id } = body as unknown as StoryDetail;
  expect(await authoring.read(id, authoring.author)).toMatchObject({
    needs_model: true,
    counted: {},
  });
  const published = await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
  expect(published.body["warnings"]).toMatchObject([{ code: "no_nodes" }]);
  const begun = await authoring.ask("PUT", "/game/sessions/", authoring.stranger, { story_id: id });
  const [opening] = (begun.body as unknown as GameSession).session_data.narrative_history;
  expect(opening?.ai_response).toBe(wholeForm.tagline);
  await authoring.save(id, authoring.author, {
    title: "Written",
    description: "d",
    story_structure: {
      start_node: "intro",
      nodes: {
        intro: { text: "The boat waits.", choices: [{ text: "Row", target: "end" }] },
        end: { text: "Over.", choices: [] },
      },
    },
  });
  expect(await authoring.read(id, authoring.author)).not.toHaveProperty("needs_model");
});

describe("a story of Basic Info alone", () => {
  test("is published with a warning", async () => {
    const { id } = await authoring.write(authoring.author, { story_structure: {} });
    const published = await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    expect([published.status, published.body["status"]]).toEqual([200, "published"]);
    expect(published.body["warnings"]).toMatchObject([{ code: "no_nodes", severity: "warning" }]);
    expect((await authoring.read(id, null)).title).toBe(wholeForm.title);
  });

  test("says before it is played that nobody here can tell it", async () => {
    const { id } = await authoring.write(authoring.author, { story_structure: {} });
    const told = await authoring.write(authoring.author, {});
    expect(await authoring.read(id, authoring.author)).toMatchObject({ needs_model: true });
    expect(await authoring.read(told.id, authoring.author)).not.toHaveProperty("needs_model");
    const served = await createAuthoringFixture({ servedBy: () => "a model" });
    const other = await served.write(served.author, { story_structure: {} });
    expect(await served.read(other.id, served.author)).not.toHaveProperty("needs_model");
    await served.server.close();
  });

  test("is played as the model tells it, with the model's own choices", async () => {
    const { id } = await authoring.write(authoring.author, { story_structure: {} });
    await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    const begun = await authoring.ask("PUT", "/game/sessions/", authoring.stranger, {
      story_id: id,
    });
    const session = begun.body as unknown as GameSession;
    const [opening] = session.session_data.narrative_history;
    expect(opening?.ai_response).toBe(wholeForm.tagline);

    model.script = { offers: [{ text: "Row on.", to: null }] };
    for (const [action_type, more] of [
      ["continue", {}],
      ["continue", { selected_choice: "Row on." }],
      ["custom_action", { user_action: "I count the oars." }],
      ["immerse", {}],
    ] as const) {
      const path = `/game/sessions/${session.id}/action`;
      const told = await authoring.ask("POST", path, authoring.stranger, { action_type, ...more });
      expect([told.status, told.body["is_completed"]]).toEqual([200, false]);
      expect(told.body["choices"]).toContain("Row on.");
      expect(model.requests.at(-1)?.step).toEqual({ way: "detour", beat: null });
    }
    const undone = await authoring.ask(
      "POST",
      `/game/sessions/${session.id}/action`,
      authoring.stranger,
      { action_type: "undo" },
    );
    expect(undone.status).toBe(200);
  });
});
