import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./TakenChoice.guide.ts";
import { TakenChoice } from "./TakenChoice.tsx";

const meta = preview.meta({
  title: "Parts/Play/TakenChoice",
  component: TakenChoice,
  args: { choice: "Row across before the light goes", language: "en", onNotMeant: fn() },
  parameters: { guide },
});

/** The choice that was understood, and a way to undo it. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/You were taken to mean/)).toHaveTextContent(
      "You were taken to mean: Row across before the light goes",
    );
    const notMeant = canvas.getByRole("button", { name: "Not what I meant" });
    await expect(notMeant).toHaveAccessibleDescription(/The part is taken back/);
    await userEvent.click(notMeant);
    await expect(args.onNotMeant).toHaveBeenCalledOnce();
  },
});

/** A long choice, in Hindi, on a phone. */
export const Hindi = meta.story({
  args: {
    choice: "चौकीदार को जगाने से पहले दीवार के पीछे से उसकी लालटेन उठा लो और घाट की ओर चल दो",
    language: "hi",
  },
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** A choice in Urdu, on a right-to-left page. */
export const Urdu = meta.story({
  args: { choice: "چراغ بجھا کر سیڑھیاں اترو", language: "ur" },
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: "rtl" },
});
