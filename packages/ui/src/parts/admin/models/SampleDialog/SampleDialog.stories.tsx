import type { ModelSample } from "@katha/api/shapes";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  busySettings,
  hearing,
  heardScene,
  hindiScene,
  newSettings,
  offered,
  sourceOf,
  toldSample,
} from "../../../../fixtures/admin/models.ts";
import { SampleDialog } from "./SampleDialog.tsx";
import type { SampleDialogProps } from "./SampleDialog.tsx";

const sampleFailures = [
  "unreachable",
  "key_refused",
  "model_unknown",
  "too_many_requests",
  "provider_failed",
  "too_slow",
  "broken_off",
  "refused",
  "told_nothing",
] as const satisfies readonly ModelSample["failed"][];

const args: SampleDialogProps = {
  hearing: hearing([heardScene(), hindiScene()]),
  models: newSettings.models,
  onBind: fn(async () => undefined),
  query: "",
  onQueryChange: fn(),
  stories: [],
  onSelect: fn(),
  onStop: fn(),
  onAgain: fn(),
  onClose: fn(),
};

const meta = preview.meta({ title: "Parts/Admin/SampleDialog", component: SampleDialog, args });

const dialog = async () => within(await screen.findByRole("dialog"));

const slow = { firstWordMs: 14_000, wholeMs: 52_000, schemaHeld: false, choices: [] };

/** One scene is told, the next is on its way: there is no verdict yet. */
export const Telling = meta.story({
  parameters: { inBothThemes: true, chromatic: { disableSnapshot: true } },
  args: {
    hearing: hearing([
      heardScene(),
      { id: "hindi", scene: "hindi", state: "telling" },
      { id: "s1", scene: "story", storyTitle: "Fourteen Years", state: "waits" },
    ]),
  },
  play: async ({ args: { onStop } }) => {
    const inside = within(await screen.findByRole("dialog", { name: "Hear qwen3:8b" }));
    await expect(inside.getByText("Being told...")).toBeVisible();
    await expect(inside.queryByText(/^Fits/)).toBeNull();
    await userEvent.click(inside.getByRole("button", { name: "Stop" }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
});

/** It tells English and Hindi as it must: beside each text is Katha's own. It is bound from here. */
export const Fits = meta.story({
  play: async ({ args: { onAgain, onBind } }) => {
    const inside = await dialog();
    await expect(inside.getByText("Fits")).toBeVisible();
    await expect(inside.getAllByText("Katha’s own")).toHaveLength(2);
    await expect(inside.getAllByText(/First word after 0.8 sec/)[0]).toBeVisible();
    await userEvent.click(inside.getByRole("button", { name: "Hear it again" }));
    await expect(onAgain).toHaveBeenCalledOnce();
    await userEvent.click(inside.getByRole("button", { name: "Bind to Tenali: qwen3:8b" }));
    await expect(onBind).toHaveBeenCalledOnce();
  },
});

/** It tells slowly, its choices cannot be read, and in Hindi a check cut it short. */
export const WithCare = meta.story({
  args: {
    hearing: hearing([
      heardScene({ told: { ...toldSample, ...slow } }),
      hindiScene({ ...slow, flaw: "another language" }),
    ]),
  },
  play: async () => {
    const inside = await dialog();
    await expect(
      inside.getByText("Fits with care (weak in Hindi, its choices are not in form, slow)"),
    ).toBeVisible();
    await expect(
      inside.getByText("Cut short by a check: it fell into another language"),
    ).toBeVisible();
  },
});

/** What it told in English is no story; a check that is new to the page is shown by its own name. */
export const DoesNotFit = meta.story({
  args: {
    hearing: hearing([
      heardScene({
        told: {
          ...toldSample,
          told: "",
          words: 0,
          choices: [],
          flaw: "no prose",
          schemaHeld: false,
        },
      }),
      hindiScene({ told: "", words: 0, choices: [], failed: "told_nothing", schemaHeld: null }),
      heardScene({
        id: "s1",
        scene: "story",
        storyTitle: "Fourteen Years",
        told: { ...toldSample, flaw: "too many suns" },
      }),
    ]),
  },
  play: async () => {
    const inside = await dialog();
    await expect(
      inside.getByText("Does not fit (weak in English, weak in Hindi, weak in the story)"),
    ).toBeVisible();
    await expect(inside.getByText("It told nothing that could be shown.")).toBeVisible();
    await expect(inside.getByText("Cut short by a check: too many suns")).toBeVisible();
  },
});

/** Every way in which a scene can fail has words of its own. */
export const Failures = meta.story({
  args: {
    hearing: hearing(
      sampleFailures.map((failed) =>
        heardScene({
          id: failed,
          told: { ...toldSample, failed, told: "", words: 0, choices: [], schemaHeld: null },
        }),
      ),
    ),
  },
  play: async () => {
    const inside = await dialog();
    await expect(
      inside.getByText("The key was refused. Replace it, and hear again."),
    ).toBeVisible();
    await expect(inside.getByText(/players would not wait so long/)).toBeVisible();
  },
});

/** The server itself did not answer. */
export const Unreachable = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    hearing: hearing([
      heardScene({ told: undefined, failure: "Katha cannot be reached." }),
      { id: "hindi", scene: "hindi", state: "stopped" },
    ]),
  },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText("Does not fit (it did not answer)")).toBeVisible();
  },
});

/** Of a company: where the scenes go, and what they cost. */
export const OfAProvider = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    models: busySettings.models,
    hearing: {
      ...hearing([heardScene(), hindiScene()]),
      source: sourceOf("openrouter"),
      offered: offered({ model: "riverside/storyteller-70b", promptPrice: 0.6, answerPrice: 2.4 }),
    },
  },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText(/Short scenes go to OpenRouter/)).toBeVisible();
    await expect(inside.getAllByText(/Cost \$0.0011/)[0]).toBeVisible();
  },
});

/** In Hindi, on a phone: the two texts stand one below the other. */
export const Hindi = meta.story({
  args: { hearing: hearing([heardScene(), hindiScene({ flaw: "another language" })]) },
  globals: { locale: "hi", viewport: { value: "phone" } },
});
