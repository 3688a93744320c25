import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { dateOf } from "../../../../../../../.storybook/testing/clock.ts";
import { secondFactors } from "../../../../fixtures/player/two-step.ts";
import { guide } from "./FactorList.guide.ts";
import { FactorList } from "./FactorList.tsx";

const meta = preview.meta({
  title: "Parts/Account/FactorList",
  component: FactorList,
  args: { factors: secondFactors, onRename: fn(), onRemove: fn() },
  parameters: { guide },
});

/** The apps and passkeys, when each was added, and when it was last used. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const used = dateOf("2026-11-20T06:20:00Z");
    await expect(
      canvas.getByText(`Authenticator app, since Sep 2, 2026, last used ${used}`),
    ).toBeVisible();
    await expect(canvas.getByText("Passkey, since Oct 14, 2026, not used yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Chrome on Linux" }));
    await expect(args.onRemove).toHaveBeenCalledWith("f2");
  },
});

/** Renamed by keyboard alone; Escape leaves a name as it was. */
export const Renamed = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: "Rename My telephone" }).focus();
    await userEvent.keyboard("{Enter}");
    const field = canvas.getByLabelText("New name of My telephone");
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAccessibleDescription("A name is needed");
    await userEvent.keyboard(" Blue telephone {Enter}");
    await expect(args.onRename).toHaveBeenCalledWith("f1", "Blue telephone");
    await expect(canvas.getByRole("button", { name: "Rename My telephone" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Rename Chrome on Linux" }));
    await userEvent.keyboard("Something else{Escape}");
    await expect(canvas.getByText("Chrome on Linux")).toBeVisible();
    await expect(args.onRename).toHaveBeenCalledOnce();
  },
});

/** A change is being saved. */
export const Busy = meta.story({ args: { working: ["f1"] } });

/** A name of the maximum length, on a phone. */
export const LongText = meta.story({
  args: {
    factors: [
      {
        id: "f3",
        kind: "passkey",
        name: "Lamp keeper ".repeat(4),
        createdAt: "2026-10-14",
        lastUsedAt: null,
      },
    ],
  },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
