import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { Callout } from "../../feedback/Callout/Callout.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Combobox } from "../Combobox/Combobox.tsx";
import { Select } from "../Select/Select.tsx";
import { Textarea } from "../Textarea/Textarea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { guide } from "./Form.guide.ts";
import { Form } from "./Form.tsx";
import type { FormProps } from "./Form.tsx";

const send = (
  <Button variant="primary" type="submit">
    Send
  </Button>
);

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
        {send}
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "26rem" }}>{Story()}</div>],
});

const noPicture = { chromatic: { disableSnapshot: true } };

/** Submitted with its button or with Enter, but not with an Enter that confirms a word in an input method. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.click(name);
    const goesOn = await fireEvent.keyDown(name, { key: "Enter", keyCode: 229 });
    await expect(goesOn).toBe(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

/** Uncontrolled fields are submitted under their names. */
export const ByName = meta.story({
  args: {
    children: (
      <>
        <TextField label="Name" name="name" defaultValue="Meera" />
        {send}
      </>
    ),
  },
  parameters: noPicture,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), " Devi{Enter}");
    const [[sent] = []] = args.onSubmit.mock.calls;
    await expect([...(sent ?? [])]).toEqual([["name", "Meera Devi"]]);
  },
});

/** A field says what is wrong when it is left, and at every change from then on. */
export const OnLeaving = meta.story({
  args: {
    children: (
      <>
        <TextField label="Username" name="username" required rules={{ minLength: 3 }} />
        {send}
      </>
    ),
  },
  parameters: noPicture,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Username" });
    await userEvent.type(field, "me");
    await expect(field).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription("At least 3 characters");
    await userEvent.type(field, "e");
    await waitFor(() => expect(field).toBeValid());
    await userEvent.clear(field);
    await waitFor(() => expect(field).toHaveAccessibleDescription("Fill this in"));
    await userEvent.type(field, "meera{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** A field that is only passed through says nothing, and a press on the button is not moved away by what appears. */
export const PressKept = meta.story({
  args: {
    children: (
      <>
        <TextField label="Username" name="username" required rules={{ minLength: 3 }} />
        {send}
      </>
    ),
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Username" });
    const button = canvas.getByRole("button", { name: "Send" });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toBeValid();
    await userEvent.type(field, "me");
    const before = button.getBoundingClientRect().top;
    const user = userEvent.setup();
    await user.pointer({ keys: "[MouseLeft>]", target: button });
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().top).toBe(before);
    await user.pointer({ keys: "[/MouseLeft]", target: button });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
  },
});

const everyKind = (
  <>
    <TextField label="Username" name="username" required />
    <TextField label="Nickname" name="nickname" defaultValue="m" rules={{ minLength: 3 }} />
    <TextField label="Motto" name="motto" defaultValue="Onwards" rules={{ maxLength: 5 }} />
    <TextField label="Age" name="age" type="number" defaultValue="9" min={13} />
    <TextField label="Children" name="children" type="number" defaultValue="40" max={20} />
    <TextField label="Email" name="email" type="email" defaultValue="meera" />
    <TextField label="Home page" name="home" type="url" defaultValue="hills.example" />
    <TextField label="Postcode" name="postcode" defaultValue="abc" pattern="\d{6}" />
    <TextField
      label="Colour of the sky"
      name="sky"
      defaultValue="green"
      validate={(value) => (value === "blue" ? undefined : "Look up once more")}
    />
    <Textarea label="About you" name="about" required />
    <Select
      label="Language"
      name="language"
      required
      options={[{ value: "hi", label: "Hindi" }]}
      placeholder="Choose"
    />
    <Combobox label="City" name="city" required options={[{ value: "agra", label: "Agra" }]} />
    <Checkbox label="I have read it" name="read" required />
    {send}
  </>
);

/** Every kind of rule, with a summary that takes the focus and leads to each field, by keyboard. */
export const Rules = meta.story({
  args: { summary: true, children: everyKind },
  parameters: noPicture,
  play: async ({ args, canvas }) => {
    const description = {
      Username: "Fill this in",
      Nickname: "At least 3 characters",
      Motto: "At most 5 characters",
      Age: "This must be at least 13.",
      Children: "This must be at most 20.",
      Email: "Write an email address, such as name@example.org",
      "Home page": "Write a web address, such as https://example.org",
      Postcode: "This is not in the form that is asked for",
      "Colour of the sky": "Look up once more",
      "About you": "Fill this in",
      Language: "Fill this in",
      City: "Fill this in",
      "I have read it": "Fill this in",
    };
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const summary = canvas.getByRole("region", { name: "13 things are to be mended" });
    await expect(summary).toHaveFocus();
    const lines = within(summary).getAllByRole("listitem");
    await expect(lines.map(({ textContent }) => textContent)).toEqual(
      Object.entries(description).map(([label, words]) => `${label}: ${words}`),
    );
    await userEvent.tab();
    for (const label of Object.keys(description).slice(1)) {
      await userEvent.tab();
      await expect(within(summary).getByRole("link", { name: label })).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("checkbox", { name: "I have read it" })).toHaveFocus();
    for (const [label, words] of Object.entries(description)) {
      const field = canvas.getAllByLabelText(label).find((each) => each.ariaInvalid === "true");
      await expect(field).toHaveAccessibleDescription(words);
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** As each thing is mended, its line goes; nothing that was typed is lost, and then it is sent. */
export const Mended = meta.story({
  args: {
    summary: true,
    children: (
      <>
        <TextField label="Username" name="username" required />
        <Select
          label="Language"
          name="language"
          required
          options={[{ value: "hi", label: "Hindi" }]}
          placeholder="Choose"
        />
        <Checkbox label="I have read it" name="read" required />
        {send}
      </>
    ),
  },
  parameters: noPicture,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const summary = canvas.getByRole("region", { name: "3 things are to be mended" });
    await userEvent.click(within(summary).getByRole("link", { name: "Username" }));
    await userEvent.keyboard("meera");
    await waitFor(() => expect(within(summary).getAllByRole("link")).toHaveLength(2));
    await userEvent.click(canvas.getByRole("checkbox"));
    await waitFor(() => expect(within(summary).getAllByRole("link")).toHaveLength(1));
    await userEvent.click(canvas.getByRole("combobox", { name: /Language/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Hindi" }));
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    const [[sent] = []] = args.onSubmit.mock.calls;
    await expect(Object.fromEntries(sent ?? [])).toEqual({
      username: "meera",
      language: "hi",
      read: "on",
    });
  },
});

function Answered({ onSubmit }: FormProps) {
  const [errors, setErrors] = useState<Record<string, string>>();
  return (
    <Form
      errors={errors}
      onSubmit={(sent) => {
        onSubmit(sent);
        const isTaken = sent.get("username") === "meera";
        setErrors(isTaken ? { username: "This username is taken", shoe: "Which size?" } : {});
      }}
    >
      <TextField label="Username" name="username" required />
      {send}
    </Form>
  );
}

/** What the server found wrong stands at its field until that is changed; what concerns no field is in the summary. */
export const ServersAnswer = meta.story({
  render: (args) => <Answered {...args} />,
  parameters: noPicture,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Username" });
    await userEvent.type(field, "meera{Enter}");
    const summary = await canvas.findByRole("region", { name: "2 things are to be mended" });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent("Which size?");
    await expect(field).toHaveAccessibleDescription("This username is taken");
    await userEvent.type(field, "_7");
    await waitFor(() => expect(field).toBeValid());
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    await expect(field).toHaveValue("meera_7");
  },
});

interface Asked {
  value: string;
  answer: (fault?: string) => void;
}
const asked: Asked[] = [];

/** A rule that asks elsewhere: the form waits for it and says so, and a late answer counts for nothing. */
export const Asynchronous = meta.story({
  args: {
    children: (
      <>
        <TextField
          label="Username"
          name="username"
          required
          validateAsync={(value) => new Promise((answer) => asked.push({ value, answer }))}
        />
        {send}
      </>
    ),
  },
  beforeEach: () => void asked.splice(0),
  parameters: noPicture,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Username" });
    await userEvent.type(field, "meera");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Checking...")).toBeVisible());
    await userEvent.type(field, "_7{Enter}");
    await expect(await canvas.findByRole("status")).toHaveTextContent("Checking...");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(asked.map(({ value }) => value)).toEqual(["meera", "meera_7"]));
    asked[0]?.answer("This username is taken");
    asked[1]?.answer();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(field).toBeValid();
    await expect(canvas.queryByRole("status")).toBeNull();
    await userEvent.type(field, "8{Enter}");
    await waitFor(() => expect(asked).toHaveLength(3));
    asked[2]?.answer("This username is taken");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription("This username is taken");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

function Depending({ onSubmit }: FormProps) {
  return (
    <Form onSubmit={onSubmit} validationMode="onSubmit">
      {({ errors }) => (
        <>
          <TextField label="Username" name="username" required />
          <Button variant="primary" type="submit" disabled={errors.length > 0}>
            Send
          </Button>
        </>
      )}
    </Form>
  );
}

/** A button that depends on what is wrong; checked on submit alone. */
export const ByState = meta.story({
  render: (args) => <Depending {...args} />,
  parameters: noPicture,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Send" });
    await userEvent.click(button);
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(button).toBeDisabled();
    await userEvent.keyboard("m");
    await waitFor(() => expect(button).toBeEnabled());
  },
});

/** An error of the whole form is shown above the fields. */
export const Failed = meta.story({
  args: {
    children: (
      <>
        <Callout tone="danger">It could not be sent. Try again.</Callout>
        <TextField label="Name" defaultValue="Meera" />
        {send}
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
      {send}
    </Form>
  );
}

/** If the form is submitted far below, the response is scrolled into view. */
export const AnsweredOutOfSight = meta.story({
  render: (args) => <LongForm {...args} />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Send" });
    button.scrollIntoView({ block: "end" });
    await userEvent.click(button);
    const alert = await canvas.findByRole("alert");
    await waitFor(() => expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(alert.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
});

const inHindi = (
  <>
    <TextField label="यूज़रनेम" name="username" required />
    <TextField label="ईमेल" name="email" type="email" defaultValue="meera" />
    <Button variant="primary" type="submit">
      भेजिए
    </Button>
  </>
);

/** In Hindi. */
export const Hindi = meta.story({
  args: { summary: true, children: inHindi },
  globals: { locale: "hi" },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "भेजिए" }));
    await expect(canvas.getByRole("region", { name: "2 बातें सुधारनी हैं" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "यूज़रनेम" })).toHaveAccessibleDescription(
      "इसे भरिए",
    );
  },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: {
    summary: true,
    children: (
      <>
        <TextField label="نام" name="name" required />
        <TextField label="ای میل" name="email" type="email" defaultValue="meera" />
        <Button variant="primary" type="submit">
          بھیجیے
        </Button>
      </>
    ),
  },
  globals: { direction: "rtl" },
  parameters: noPicture,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "بھیجیے" }));
    const summary = canvas.getByRole("region");
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole("link", { name: "ای میل" }));
    await expect(canvas.getByRole("textbox", { name: "ای میل" })).toHaveFocus();
  },
});
