import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { Callout } from "../../feedback/Callout/Callout.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { guide } from "./Form.guide.ts";
import { Form } from "./Form.tsx";
import type { FormProps } from "./Form.tsx";

const meta = preview.meta({
  title: "Primitives/Form",
  component: Form,
  parameters: { guide },
  args: {
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Name" />
        <TextField label="Email" type="email" />
        <Button variant="primary" type="submit">
          Send
        </Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "26rem" }}>{Story()}</div>],
});

/** Submitted with its button. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Submitted with Enter, but not with an Enter that confirms a word in an input method. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.click(name);
    const goesOn = await fireEvent.keyDown(name, { key: "Enter", keyCode: 229 });
    await expect(goesOn).toBe(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Uncontrolled fields are submitted under their names. */
export const ByName = meta.story({
  args: {
    children: (
      <>
        <TextField label="Name" name="name" defaultValue="Meera" />
        <Button variant="primary" type="submit">
          Send
        </Button>
      </>
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), " Devi{Enter}");
    const [[sent] = []] = args.onSubmit.mock.calls;
    await expect([...(sent ?? [])]).toEqual([["name", "Meera Devi"]]);
  },
});

/** An error of the whole form is shown above the fields. */
export const Failed = meta.story({
  args: {
    children: (
      <>
        <Callout tone="danger">It could not be sent. Try again.</Callout>
        <TextField label="Name" defaultValue="Meera" />
        <Button variant="primary" type="submit">
          Send
        </Button>
      </>
    ),
  },
});

function LongForm({ onSubmit }: FormProps) {
  const [isAnswered, setAnswered] = useState(false);
  return (
    <Form
      onSubmit={(sent) => {
        setAnswered(true);
        onSubmit(sent);
      }}
    >
      {isAnswered && <Callout tone="danger">It could not be sent. Try again.</Callout>}
      {Array.from({ length: 16 }, (_, place) => (
        <TextField key={place} label={`Name of traveller ${place + 1}`} />
      ))}
      <Button variant="primary" type="submit">
        Send
      </Button>
    </Form>
  );
}

/** If the form is submitted far below, the response is scrolled into view. */
export const AnsweredOutOfSight = meta.story({
  render: (args) => <LongForm {...args} />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    send.scrollIntoView({ block: "end" });
    await userEvent.click(send);
    const alert = await canvas.findByRole("alert");
    await waitFor(() => expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(alert.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
});
