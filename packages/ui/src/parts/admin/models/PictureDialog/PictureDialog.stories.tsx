import type { PictureSample } from "@katha/api/shapes";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  newSettings,
  offered,
  paintedSample,
  seeing,
  sourceOf,
} from "../../../../fixtures/admin/models.ts";
import { PictureDialog } from "./PictureDialog.tsx";

const paintFailures = [
  "unreachable",
  "key_refused",
  "unpaid",
  "model_unknown",
  "too_many_requests",
  "provider_failed",
  "too_slow",
  "broken_off",
  "refused",
  "no_picture",
] as const satisfies readonly PictureSample["failed"][];

const meta = preview.meta({
  title: "Parts/Admin/PictureDialog",
  component: PictureDialog,
  args: {
    seeing: seeing(),
    models: newSettings.models,
    onBind: fn(async () => undefined),
    onStop: fn(),
    onAgain: fn(),
    onClose: fn(),
  },
  parameters: { inBothThemes: true },
});

const dialog = async () => within(await screen.findByRole("dialog"));

/** The model's picture stands beside Katha's own; it is bound from here. */
export const Painted = meta.story({
  play: async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getAllByRole("img")).toHaveLength(2);
    await expect(inside.getByRole("img", { name: /^By Katha: An old boatman/ })).toBeVisible();
    await expect(inside.getByText("After 18 sec, 1216 by 832")).toBeVisible();
    await userEvent.click(inside.getByRole("button", { name: /^Bind to Vishvakarma/ }));
    await expect(args.onBind).toHaveBeenCalledOnce();
    await userEvent.click(inside.getByRole("button", { name: "Paint it again" }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

/** While it is painted, and stopped. */
export const Painting = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { seeing: seeing({ state: "painting", sample: undefined }) },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

const missed = { ...paintedSample, picture: null, width: 0, height: 0 };

/** The provider refuses the scene: Katha's own picture still stands there. */
export const Refused = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { seeing: seeing({ sample: { ...missed, failed: "refused" } }) },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole("alert")).toHaveTextContent(/it refuses its content/);
    await expect(inside.getAllByRole("img")).toHaveLength(1);
  },
});

/** Every way in which a picture can fail to come has words of its own. */
export const Failures = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      {paintFailures.map((failed) => (
        <PictureDialog key={failed} {...args} seeing={seeing({ sample: { ...missed, failed } })} />
      ))}
    </>
  ),
  // Each dialog hides those behind it from the tree of names.
  play: async () => {
    const words = await screen.findAllByRole("alert", { hidden: true });
    await expect(new Set(words.map(({ textContent }) => textContent)).size).toBe(
      paintFailures.length,
    );
  },
});

/** Of a company: where the scene goes. */
export const OfAProvider = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    seeing: seeing({
      source: sourceOf("openrouter"),
      offered: offered({ model: "riverside/painter", kind: "image" }),
    }),
  },
  play: async () => {
    await expect(
      (await dialog()).getByText(/One scene of Katha’s goes to OpenRouter/),
    ).toBeVisible();
  },
});

/** The server itself did not answer. */
export const Unreachable = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { seeing: seeing({ sample: undefined, failure: "Katha cannot be reached." }) },
  play: async () => {
    await expect((await dialog()).getByRole("alert")).toHaveTextContent("cannot be reached");
  },
});

/** In Hindi, on a phone: the two pictures stand one below the other. */
export const Hindi = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { locale: "hi", viewport: { value: "phone" } },
});
