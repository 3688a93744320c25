import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { Form } from "../Form/Form.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { guide } from "./Field.guide.ts";
import * as Field from "./parts.ts";

const meta = preview.meta({
  title: "Primitives/Field",
  component: Field.Error,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Form onSubmit={fn()} style={{ maxInlineSize: "26rem" }}>
      <TextField label="Username" name="username" required rules={{ minLength: 3 }}>
        <Field.Error {...args} />
      </TextField>
      <Button variant="primary" type="submit">
        Send
      </Button>
    </Form>
  ),
});

/** A field's own words for one kind of fault; for others the library's. */
export const Default = meta.story({
  args: { match: "valueMissing", children: "What shall others call you?" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Username" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription("What shall others call you?");
    await userEvent.type(field, "m");
    await waitFor(() => expect(field).toHaveAccessibleDescription("At least 3 characters"));
  },
});

/** Without a kind, the words are for all. */
export const AnyKind = meta.story({
  args: { match: undefined, children: "Three letters at least, please" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Username" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(field).toHaveAccessibleDescription("Three letters at least, please");
    await userEvent.type(field, "m");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription("Three letters at least, please"),
    );
    await userEvent.type(field, "eera");
    await waitFor(() => expect(field).toBeValid());
  },
});
