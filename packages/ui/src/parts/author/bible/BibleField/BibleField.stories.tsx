import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { ferryBible } from "../../../../fixtures/author/bible.ts";
import { WithStoryForm } from "../../../../fixtures/author/WithStoryForm.tsx";
import { BibleField } from "./BibleField.tsx";

function Writing({ bible = ferryBible, open = true }: { bible?: object; open?: boolean }) {
  return (
    <WithStoryForm entry={{ bibleText: JSON.stringify(bible) }}>
      {(form) => (
        <>
          <BibleField form={form} open={open} />
          <output hidden>{form.entry.bibleText}</output>
        </>
      )}
    </WithStoryForm>
  );
}

const meta = preview.meta({
  title: "Parts/Author/BibleField",
  component: Writing,
  subcomponents: { BibleField },
});

/** People with what they want, know and hide. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Sushila/ }));
    await expect(canvas.getByLabelText("Their secret")).toHaveValue("She unlocked the gate.");
    const also = canvas.getByLabelText("Also called");
    await userEvent.clear(also);
    await userEvent.type(also, "the signal woman{Enter}aunt");
    await expect(canvasElement.querySelector("output")).toHaveTextContent(
      '"also":["the signal woman","aunt"]',
    );
  },
});

/**
 * Without entries: one is added, and empty fields are not stored. A missing name does not prevent
 * saving.
 */
export const Empty = meta.story({
  args: { bible: {} },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("0 people · 0 places · 0 things")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add a person" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("Yama");
    await expect(canvasElement.querySelector("output")).toHaveTextContent(
      '{"cast":[{"name":"Yama"}],"places":[],"objects":[],"names":[]}',
    );
    await userEvent.click(canvas.getByRole("button", { name: "Remove Yama" }));
    await expect(canvas.getByRole("button", { name: "Add a person" })).toHaveFocus();
    await expect(canvas.getByText("0 people · 0 places · 0 things")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add a name" }));
    await expect(canvas.getByLabelText("In Latin letters")).toHaveFocus();
    await expect(canvasElement.querySelector("output")).toHaveTextContent(
      '"names":[{"latin":"","native":""}]',
    );
  },
});

/** Closed, it shows the number of entries. */
export const Closed = meta.story({ args: { open: false } });

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Sushila/ }));
  },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
