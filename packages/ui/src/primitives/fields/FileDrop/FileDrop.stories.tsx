import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { Form } from "../Form/Form.tsx";
import { Textarea } from "../Textarea/Textarea.tsx";
import { guide } from "./FileDrop.guide.ts";
import { FileDrop } from "./FileDrop.tsx";
import type { FileDropProps } from "./FileDrop.tsx";
import { fileDropSizes } from "./styles.ts";

const ink = (name: string, length = 20) =>
  new File(["=".repeat(length)], name, { type: "text/plain", lastModified: 1 });

const meta = preview.meta({
  title: "Primitives/FileDrop",
  component: FileDrop,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: {
    label: "Your story",
    accept: ".ink,.twee,application/json",
    maxBytes: 2_000,
    onFilesChange: fn(),
  },
});

const transferOf = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

/** A file is chosen, then another in its place, then none. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("group", { name: "Your story" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Choose a file" })).toHaveAccessibleDescription(
      ".ink, .twee, or JSON · 2 kB at most",
    );
    const input = canvas.getByLabelText<HTMLInputElement>("Choose a file", { selector: "input" });
    await userEvent.upload(input, ink("once.ink"));
    await expect(canvas.getByText("once.ink")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Chosen: once.ink");
    await userEvent.upload(input, ink("twice.ink"));
    await expect(canvas.queryByText("once.ink")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Remove: twice.ink" }));
    await expect(canvas.queryByText("twice.ink")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Choose a file" })).toHaveFocus();
    await expect(args.onFilesChange).toHaveBeenLastCalledWith([]);
  },
});

/** Pasted while the focus is in it, and only then; dropped, and while a file is over it, it is lit. */
export const PastedOrDropped = meta.story({
  play: async ({ args, canvas }) => {
    const paste = () =>
      fireEvent(
        document.body,
        new ClipboardEvent("paste", {
          clipboardData: transferOf(ink("copied.ink")),
          bubbles: true,
          cancelable: true,
        }),
      );
    await paste();
    await expect(canvas.queryByText("copied.ink")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Choose a file" })).toHaveFocus();
    await paste();
    await expect(canvas.getByText("copied.ink")).toBeVisible();

    const words = canvas.getByText("Drop a file here, or");
    const files = { dataTransfer: transferOf(ink("ferry.ink")), bubbles: true, cancelable: true };
    await waitFor(async () => {
      await fireEvent(words, new DragEvent("dragover", files));
      await expect(words.closest("[data-over]")).not.toBeNull();
    });
    await fireEvent(words, new DragEvent("drop", files));
    await expect(canvas.getByText("ferry.ink")).toBeVisible();
    await expect(words.closest("[data-over]")).toBeNull();
    await expect(args.onFilesChange).toHaveBeenCalledTimes(2);
  },
});

/** A file of another kind and one that is too large; what was chosen before is still there. */
export const Refused = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>("Choose a file", { selector: "input" });
    await userEvent.upload(input, ink("once.ink"));
    const words = canvas.getByText("Drop a file here, or");
    const drop = (...files: File[]) =>
      fireEvent(
        words,
        new DragEvent("drop", {
          dataTransfer: transferOf(...files),
          bubbles: true,
          cancelable: true,
        }),
      );
    await drop(new File(["x"], "cover.png", { type: "image/png" }));
    await expect(
      canvas.getByText("“cover.png” is of another kind. This takes .ink, .twee, or JSON."),
    ).toBeVisible();
    await expect(canvas.getByText("What you chose before is still here.")).toBeVisible();
    await expect(canvas.getByText("once.ink")).toBeVisible();
    await drop(ink("long.ink", 5_000));
    await expect(canvas.getByText("“long.ink” is 5 kB. This takes 2 kB at most.")).toBeVisible();
    await expect(args.onFilesChange).toHaveBeenCalledOnce();
  },
});

/** Several are added to, up to so many. */
export const Several = meta.story({
  args: { maxFiles: 3, label: "Pictures", accept: "image/*", maxBytes: 5_000_000 },
  play: async ({ canvas }) => {
    const picture = (name: string) => new File([name], name, { type: "image/png" });
    const words = canvas.getByText("Drop files here, or");
    const drop = (...files: File[]) =>
      fireEvent(
        words,
        new DragEvent("drop", {
          dataTransfer: transferOf(...files),
          bubbles: true,
          cancelable: true,
        }),
      );
    await drop(picture("a.png"), picture("b.png"));
    await drop(picture("c.png"), picture("d.png"));
    const list = within(canvas.getByRole("list", { name: "Pictures" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByText("“d.png” was left out: this takes 3 files.")).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: "Remove: b.png" }));
    await expect(list.getByRole("button", { name: "Remove: c.png" })).toHaveFocus();
  },
});

/** A file dropped beside it does not take the page away, nor what was written on it. */
export const DroppedBeside = meta.story({
  render: (args) => (
    <>
      <FileDrop {...args} />
      <Textarea label="Notes" defaultValue="Not saved yet" />
    </>
  ),
  play: async ({ args, canvas }) => {
    const files = { dataTransfer: transferOf(ink("ferry.ink")), bubbles: true, cancelable: true };
    await waitFor(async () => {
      const beside = new DragEvent("drop", files);
      await fireEvent(canvas.getByRole("textbox"), beside);
      await expect(beside.defaultPrevented).toBe(true);
    });
    await expect(args.onFilesChange).not.toHaveBeenCalled();
  },
});

/** A form submits what was taken under its `name`, and never what was refused. */
export const InAForm = meta.story({
  args: { name: "story" },
  render: (args) => (
    <form aria-label="Form">
      <FileDrop {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () =>
      new FormData(canvas.getByRole<HTMLFormElement>("form"))
        .getAll("story")
        .map((file) => (file as File).name);
    const input = canvas.getByLabelText<HTMLInputElement>("Choose a file", { selector: "input" });
    input.files = transferOf(ink("once.ink")).files;
    await fireEvent.change(input);
    await expect(sent()).toEqual(["once.ink"]);
    input.files = transferOf(ink("long.ink", 5_000)).files;
    await fireEvent.change(input);
    await expect(sent()).toEqual(["once.ink"]);
  },
});

/** A form is not sent without a file that it needs. */
export const Required = meta.story({
  args: { name: "story", required: true },
  render: function Asking(args) {
    const [sent, setSent] = useState("");
    return (
      <Form onSubmit={(data) => setSent((data.get("story") as File).name)}>
        <FileDrop {...args} />
        <Button type="submit">Bring it in</Button>
        <output>{sent}</output>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole("button", { name: "Bring it in" });
    await userEvent.click(send);
    const choose = canvas.getByRole("button", { name: "Choose a file" });
    await expect(choose).toHaveFocus();
    await expect(choose).toHaveAccessibleDescription(/Choose a file first/);
    const input = canvas.getByLabelText<HTMLInputElement>("Choose a file", { selector: "input" });
    await userEvent.upload(input, ink("once.ink"));
    await expect(canvas.queryByText(/Choose a file first/)).toBeNull();
    await userEvent.click(send);
    await expect(canvas.getByText("once.ink", { selector: "output" })).toBeVisible();
  },
});

function Sending(props: FileDropProps) {
  const [files, setFiles] = useState(props.files);
  return <FileDrop {...props} files={files} onFilesChange={setFiles} />;
}

/** On its way: nothing else can be chosen. */
export const Busy = meta.story({
  args: { files: [ink("once.ink")], busy: true },
  render: (args) => <Sending {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Choose another file" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    const dataTransfer = transferOf(ink("twice.ink"));
    await fireEvent(
      button,
      new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
    );
    await expect(canvas.getByText("once.ink")).toBeVisible();
  },
});

/** Every size, and one that cannot be used. */
export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {fileDropSizes.map((size) => (
        <FileDrop key={size} {...args} size={size} label={size} />
      ))}
      <FileDrop {...args} label="disabled" disabled />
    </div>
  ),
});

/** What is wrong with what was chosen, said by the page. */
export const Wrong = meta.story({
  args: { files: [ink("once.ink")], error: "The file breaks off in line 12. Choose it again." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Choose/ })).toHaveAccessibleDescription(
      /breaks off in line 12/,
    );
  },
});

/** A long name, on a phone. */
export const LongText = meta.story({
  args: { files: [ink(`${"the_ferry_and_everything_after_".repeat(4)}.ink`)] },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { label: "आपकी कहानी", files: [ink("नाव.ink")] },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { label: "آپ کی کہانی", files: [ink("ناؤ.ink")] },
  globals: { direction: "rtl" },
});
