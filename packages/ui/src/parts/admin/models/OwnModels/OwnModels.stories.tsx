import { expect, fn, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import type { OwnModel } from "@katha/api/shapes";
import { newSettings } from "../../../../fixtures/admin/models.ts";
import { largerModel, ownModel, ownModels } from "../../../../fixtures/admin/own-models.ts";
import { OwnModels } from "./OwnModels.tsx";
import type { OwnModelsProps } from "./OwnModels.tsx";

const accepted = () => fn(async (): Promise<string | undefined> => undefined);

const all: OwnModelsProps = {
  own: { value: ownModels, isLoading: false },
  models: newSettings.models,
  onBring: accepted(),
  onStop: accepted(),
  onRemove: accepted(),
  onBind: accepted(),
  onHear: fn(),
};

const meta = preview.meta({ title: "Parts/Admin/OwnModels", component: OwnModels, args: all });

const withOwn = (...models: OwnModel[]): Pick<OwnModelsProps, "own"> => ({
  own: { value: { ...ownModels, models }, isLoading: false },
});
const ownPart = (canvas: { getByRole: typeof screen.getByRole }) =>
  within(canvas.getByRole("region", { name: "Katha’s own" }));

/** A model of Katha's own is brought by one press; one that is here is heard, bound and removed. */
export const Default = meta.story({
  args: { onBring: accepted(), onBind: accepted(), onRemove: accepted(), onHear: fn() },
  play: async ({ args, canvas }) => {
    const own = ownPart(canvas);
    await expect(own.getByText(/4.2 words a second on this machine/)).toBeVisible();
    await userEvent.click(own.getByRole("button", { name: `Bring it: ${ownModel.title}` }));
    await expect(args.onBring).toHaveBeenCalledWith(ownModel.name);
    await userEvent.click(own.getByRole("button", { name: `Bind to Tenali: ${largerModel.name}` }));
    const { calls } = (args.onBind as ReturnType<typeof accepted>).mock;
    await expect(calls).toEqual([
      [
        {
          source: expect.objectContaining({ name: ownModels.provider }),
          offered: expect.objectContaining({ model: largerModel.name }),
        },
        expect.objectContaining({ modelKey: "tenali" }),
      ],
    ]);
    await userEvent.click(own.getByRole("button", { name: `Remove: ${largerModel.title}` }));
    const asked = within(await screen.findByRole("alertdialog"));
    await userEvent.click(asked.getByRole("button", { name: "Remove" }));
    await expect(args.onRemove).toHaveBeenCalledWith(largerModel.name);
  },
});

/** While it is downloaded one sees how much is here, and can stop; half of it is kept. */
export const Coming = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...withOwn(
      {
        ...ownModel,
        state: "downloading",
        bytesHere: ownModel.bytes / 2,
        bytesPerSecond: 4_500_000,
      },
      { ...largerModel, state: "absent", bytesHere: largerModel.bytes / 4 },
    ),
    onBring: accepted(),
    onStop: accepted(),
  },
  play: async ({ args, canvas }) => {
    const own = ownPart(canvas);
    const name = `Downloading ${ownModel.title}`;
    await expect(own.getByRole("progressbar", { name })).toHaveValue(50);
    await userEvent.click(own.getByRole("button", { name: `Stop: ${ownModel.title}` }));
    await expect(args.onStop).toHaveBeenCalledWith(ownModel.name);
    await expect(own.getByText(/are here already/)).toBeVisible();
    await userEvent.click(own.getByRole("button", { name: `Go on: ${largerModel.title}` }));
    await expect(args.onBring).toHaveBeenCalledWith(largerModel.name);
  },
});

/** Why it could not be brought is said, and where files are placed by hand. */
export const Failing = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...withOwn(
      { ...ownModel, state: "failed", failure: "wrong_checksum" },
      {
        ...largerModel,
        memoryBytes: ownModels.machine.memoryBytes * 2,
        state: "absent",
        bytesHere: 0,
      },
    ),
    onBring: fn(async () => "Another model is being brought."),
  },
  play: async ({ canvas }) => {
    const own = ownPart(canvas);
    await expect(own.getByText(/its checksum differs/)).toBeVisible();
    await userEvent.click(own.getByRole("button", { name: `Bring it: ${ownModel.title}` }));
    await expect(await own.findByText("Another model is being brought.")).toBeVisible();
    await expect(
      own.getByText(/It needs 32 GB of memory, and this machine has 16 GB/),
    ).toBeVisible();
    await expect(own.queryByRole("button", { name: `Bring it: ${largerModel.title}` })).toBeNull();
    await userEvent.click(own.getByText(/place the files by hand/));
    await expect(own.getByText(ownModel.sha256)).toBeVisible();
  },
});
