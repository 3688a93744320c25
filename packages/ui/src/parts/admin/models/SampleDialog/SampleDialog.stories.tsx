import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  busySettings,
  hearing,
  heardScene,
  hindiScene,
  newSettings,
  offered,
  openRouter,
  toldSample,
} from "../../../../fixtures/admin/models.ts";
import { sampleFailures } from "../sample-failures.ts";
import { SampleDialog } from "./SampleDialog.tsx";
import type { SampleDialogProps } from "./SampleDialog.tsx";

const args: SampleDialogProps = {
  hearing: hearing([heardScene(), hindiScene()]),
  models: newSettings.models,
  onBind: fn(async () => undefined),
  query: "",
  onQuery: fn(),
  stories: [],
  onStory: fn(),
  onStop: fn(),
  onAgain: fn(),
  onClose: fn(),
};

const meta = preview.meta({ title: "Parts/Admin/SampleDialog", component: SampleDialog, args });

const dialog = async () => within(await screen.findByRole("dialog"));

/** It tells English and Hindi as it must: beside each text is Katha's own. */
export const Fits = meta.story({
  play: async ({ args: { onAgain } }) => {
    const inside = await dialog();
    await expect(inside.getByText("Fits")).toBeVisible();
    await expect(inside.getAllByText("Katha’s own")).toHaveLength(2);
    await expect(inside.getAllByText(/First word after 0.8 sec/)[0]).toBeVisible();
    await userEvent.click(inside.getByRole("button", { name: "Hear it again" }));
    await expect(onAgain).toHaveBeenCalledOnce();
  },
});

/** In Hindi a check cut it short. */
export const WeakInHindi = meta.story({
  args: { hearing: hearing([heardScene(), hindiScene({ flaw: "another language" })]) },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText("Fits with care (weak in Hindi)")).toBeVisible();
    await expect(
      inside.getByText("Cut short by a check: it fell into another language"),
    ).toBeVisible();
  },
});

const slow = { firstWordMs: 14_000, wholeMs: 52_000, schemaHeld: false, choices: [] };

/** It tells well, but slowly, and its choices cannot be read. */
export const SlowAndOutOfForm = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    hearing: hearing([heardScene({ told: { ...toldSample, ...slow } }), hindiScene(slow)]),
  },
  play: async () => {
    const inside = await dialog();
    await expect(
      inside.getByText("Fits with care (its choices are not in form, slow)"),
    ).toBeVisible();
  },
});

/** What it told in English is no story. */
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
    ]),
  },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText("Does not fit (weak in English, weak in Hindi)")).toBeVisible();
    await expect(inside.getByText("It told nothing that could be shown.")).toBeVisible();
  },
});

/** A check that is new to the page is shown by its own name. */
export const UnknownCheck = meta.story({
  args: { hearing: hearing([heardScene(), hindiScene({ flaw: "too many suns" })]) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect((await dialog()).getByText("Cut short by a check: too many suns")).toBeVisible();
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
export const Dear = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    models: busySettings.models,
    hearing: {
      ...hearing([heardScene(), hindiScene()]),
      source: openRouter,
      offered: offered({ model: "riverside/storyteller-70b", promptPrice: 0.6, answerPrice: 2.4 }),
    },
  },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText(/Short scenes go to OpenRouter/)).toBeVisible();
    await expect(inside.getAllByText(/Cost \$0.0011/)[0]).toBeVisible();
  },
});

function Searching(props: SampleDialogProps) {
  const [query, setQuery] = useState("");
  const stories = query === "" ? [] : [{ id: "s1", title: "Fourteen Years" }];
  return <SampleDialog {...props} query={query} onQuery={setQuery} stories={stories} />;
}

/** A story is searched by its title, and heard as one more scene. */
export const WithAStory = meta.story({
  render: (props) => <Searching {...props} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args: { onStory } }) => {
    const inside = await dialog();
    await userEvent.type(inside.getByRole("combobox"), "four");
    await userEvent.click(await screen.findByRole("option", { name: "Fourteen Years" }));
    await expect(onStory).toHaveBeenCalledWith({ id: "s1", title: "Fourteen Years" });
  },
});

/** On a phone the two texts stand one below the other. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({
  args: { hearing: hearing([heardScene(), hindiScene({ flaw: "another language" })]) },
  globals: { locale: "hi" },
});
