import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./PasswordRules.guide.ts";
import { PasswordRules } from "./PasswordRules.tsx";

const meta = preview.meta({
  title: "Parts/Account/PasswordRules",
  component: PasswordRules,
  args: { password: "" },
  parameters: { inBothThemes: true, guide },
});

/** Still empty. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/missing/)).toHaveLength(5);
  },
});

/** Some rules are met. */
export const Partly = meta.story({
  args: { password: "Lotus" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/done/)).toHaveLength(2);
    await expect(canvas.getAllByText(/missing/)).toHaveLength(3);
  },
});

/**
 * A passphrase does not need every kind of character; only the rules that are met are checked off.
 */
export const Passphrase = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { password: "the lamps of the river ghats" },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(said.filter((rule) => rule.includes("done"))).toEqual([
      "At least 8 characters: done",
      "A lowercase letter: done",
    ]);
    await expect(said.filter((rule) => rule.includes("not needed"))).toHaveLength(3);
    await expect(canvas.getByText(/^Or several words/)).toHaveTextContent(/any will do\. done$/);
  },
});

/** A hyphen is not one of the special characters, all of which are listed. */
export const OtherSign = meta.story({
  args: { password: "Monsoon-lamp-77" },
  play: async ({ canvas }) => {
    const missing = canvas
      .getAllByRole("listitem")
      .filter((item) => /missing/.test(item.innerText));
    await expect(missing).toHaveLength(1);
    for (const sign of `!@#$%^&*(),.?":{}|<>`)
      await expect(missing[0]?.textContent).toContain(sign);
  },
});
