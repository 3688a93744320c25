import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { useEntry } from "../useEntry.ts";
import { guide } from "./NewPassword.guide.ts";
import { NewPassword, newPasswordFields } from "./NewPassword.tsx";

interface Written {
  label: string;
  onValid: (values: Record<(typeof newPasswordFields)[number], string>) => void;
}

function Writing({ label, onValid }: Written) {
  const entry = useEntry(newPasswordFields);
  return (
    <Form onSubmit={() => onValid(entry.values)} aria-label="Your account">
      <NewPassword label={label} entry={entry} />
      <Button type="submit">Keep it</Button>
    </Form>
  );
}

const meta = preview.meta({
  title: "Parts/Account/NewPassword",
  component: Writing,
  subcomponents: { NewPassword },
  args: { label: "New password", onValid: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: "26rem" }}>{Story()}</div>],
  parameters: { guide },
});

/** Typed twice, identically. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("New password"), "Lotus#2026");
    await expect(canvas.getAllByText(/done/)).toHaveLength(5);
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    await expect(args.onValid).toHaveBeenCalledWith({
      password: "Lotus#2026",
      confirmPassword: "Lotus#2026",
    });
  },
});

/** Both fields are checked at every change. */
export const Faulty = meta.story({
  play: async ({ args, canvas }) => {
    const first = canvas.getByLabelText("New password");
    await userEvent.type(first, "lotus");
    await expect(first).toHaveAccessibleDescription(/^Password must be at least 8 characters/);
    await userEvent.type(first, "#2026");
    await expect(first).toHaveAccessibleDescription(/^Password must include uppercase/);
    await userEvent.type(first, "L");
    await expect(first).toBeValid();
    const second = canvas.getByLabelText("Confirm password");
    await userEvent.type(second, "lotus{Enter}");
    await expect(second).toHaveAccessibleDescription("Passwords do not match");
    await userEvent.type(second, "#2026L");
    await expect(second).toBeValid();
    await userEvent.type(first, "!");
    await expect(second).toHaveAccessibleDescription("Passwords do not match");
    await expect(args.onValid).not.toHaveBeenCalled();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ args: { label: "नया पासवर्ड" }, globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
