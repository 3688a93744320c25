import { expect, fireEvent, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { Callout } from "../../feedback/Callout/Callout.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form } from "./Form.tsx";

const meta = preview.meta({
  title: "Primitives/Form",
  component: Form,
  args: {
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Name" />
        <TextField label="Email" type="email" />
        <Button kind="lamp" type="submit">
          Send
        </Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "26rem" }}>{Story()}</div>],
});

/** Sent by its button. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Sent by Enter, though not by the Enter that ends a word in an input method. */
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

/** What went wrong with all of it stands above it. */
export const Failed = meta.story({
  args: {
    children: (
      <>
        <Callout tone="madder">It could not be sent. Try again.</Callout>
        <TextField label="Name" defaultValue="Meera" />
        <Button kind="lamp" type="submit">
          Send
        </Button>
      </>
    ),
  },
});
