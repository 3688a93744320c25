import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Picker.guide.ts";
import { Picker } from "./Picker.tsx";
import type { PickerProps } from "./Picker.tsx";

const options = Array.from({ length: 1000 }, (_, at) => ({
  value: `room_${at}`,
  label: `room_${at}`,
  note: at === 700 ? "Where the lamp stands" : "A room of the palace, one of very many",
}));

function Picking(props: PickerProps) {
  const [value, setValue] = useState(props.value);
  const [made, setMade] = useState<readonly string[]>([]);
  return (
    <Picker
      {...props}
      options={[...props.options, ...made.map((name) => ({ value: name, label: name }))]}
      value={value}
      onValueChange={(picked) => {
        props.onValueChange?.(picked);
        setValue(picked);
      }}
      {...(props.create && {
        create: {
          ...props.create,
          onCreate: (name: string) => {
            props.create?.onCreate(name);
            setMade([...made, name]);
            setValue(name);
          },
        },
      })}
    />
  );
}

const making = {
  suggestedName: "room",
  label: (name: string) => `New room: ${name}`,
  onCreate: fn(),
};

const meta = preview.meta({
  title: "Primitives/Picker",
  component: Picker,
  parameters: { guide },
  args: { label: "Room", options, value: null, onValueChange: fn() },
  argTypes: { value: { control: "text" } },
  // A new key for a new value, so that the control starts over.
  render: (args) => <Picking key={args.value} {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: "22rem" }}>{Story()}</div>],
});

/** Uncontrolled: the field keeps its own state, and a form submits it under its `name`. */
export const ByItself = meta.story({
  args: { defaultValue: "room_3", name: "room" },
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ value: _value, ...args }) => (
    <form aria-label="Form">
      <Picker {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const sent = () => [...new FormData(canvas.getByRole<HTMLFormElement>("form"))];
    await expect(canvas.getByRole("combobox", { name: "Room" })).toHaveValue("room_3");
    await expect(sent()).toEqual([["room", "room_3"]]);
    await userEvent.clear(canvas.getByRole("combobox", { name: "Room" }));
    await userEvent.type(canvas.getByRole("combobox", { name: "Room" }), "room_12{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("room_12");
    await waitFor(() => expect(sent()).toEqual([["room", "room_12"]]));
  },
});

/** A thousand options, of which about fifty are shown; part of a name or note finds the others, or nothing. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Room" }));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(50));
    await userEvent.keyboard("zebra");
    await expect(await screen.findByText("Nothing like that here")).toBeVisible();
    await userEvent.clear(canvas.getByRole("combobox", { name: "Room" }));
    await userEvent.keyboard("the lamp");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith("room_700");
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "Room" })).toHaveValue("room_700"),
    );
  },
});

/** A missing option can be created, and has a suggested name before anything is typed; existing ones come first. */
export const Making = meta.story({
  args: { create: making },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Room" });
    await userEvent.click(field);
    await waitFor(() =>
      expect(screen.getAllByRole("option")[0]).toHaveTextContent("New room: room"),
    );
    await userEvent.keyboard("room_9");
    await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent("room_9"));
    await userEvent.clear(field);
    // Only a note mentions a lamp, so creating comes before it.
    await userEvent.keyboard("lamp");
    await waitFor(() =>
      expect(screen.getAllByRole("option")[0]).toHaveTextContent("New room: lamp"),
    );
    await userEvent.keyboard("{Enter}");
    await expect(making.onCreate).toHaveBeenCalledWith("lamp");
    await waitFor(() => expect(field).toHaveValue("lamp"));
  },
});

/** The selection can be cleared. */
export const Taken = meta.story({
  args: { value: "room_3" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear: Room" }));
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
  },
});

/** With an error. */
export const Error = meta.story({ args: { error: "There is no such room." } });

/** A form submits the value, not the label. */
export const Sent = meta.story({
  args: { value: "room_3", name: "room", options: [{ value: "room_3", label: "The hall" }] },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Form">
      <Picking {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = new FormData(canvas.getByRole<HTMLFormElement>("form"));
    await expect([...sent]).toEqual([["room", "room_3"]]);
  },
});

/** In Hindi. */
export const Hindi = meta.story({ args: { label: "कमरा" }, globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({
  args: { label: "کمرہ", value: "room_3" },
  globals: { direction: "rtl" },
});
