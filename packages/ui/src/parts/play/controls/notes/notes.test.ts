import { expect, it } from "vitest";
import { imageModels, ownTeller, textModels } from "../../../../fixtures/player/session.ts";
import { createI18n, translateWith } from "../../../../messages/i18n.ts";
import { modelMessages } from "../../../../messages/players/models.ts";
import { modelNote } from "./notes.ts";

const t = translateWith(createI18n("en"), modelMessages);
const [tenali] = textModels as [(typeof textModels)[number]];
const [vishvakarma] = imageModels as [(typeof imageModels)[number]];

it("says what a known model is like, and of Katha's own storyteller that it is free", () => {
  expect(modelNote(tenali, "text", t)).toBe(t("note.tenali"));
  expect(modelNote(ownTeller, "text", t)).toBe(t("own"));
  expect(modelNote({ ...vishvakarma, creditCost: 0 }, "image", t)).toBe(t("note.vishvakarma"));
});

it("describes a model that it does not know as the server does, if at all", () => {
  const stranger = { ...tenali, modelKey: "somebody", hinglishDescription: "Naya kathakaar" };
  expect(modelNote(stranger, "text", t)).toBe("Naya kathakaar");
  expect(modelNote({ modelKey: "somebody" }, "text", t)).toBe("");
});
