import { expect, test } from "vitest";
import { readable } from "./readable.ts";

const known = {
  component: "Select",
  exports: new Set(["Button", "Select", "Dialog", "text"]),
  icons: new Map([["PlayIcon", "Play"]]),
};

test.each([
  [
    "a story's name is left out, a mock is a handler, and icons come from their own package",
    `const Lamp = () => <Button onClick={fn()} icon={PlayIcon}>Play</Button>;`,
    `import { Button } from "@katha/ui";
import { Play as PlayIcon } from "lucide";

<Button onClick={handleClick} icon={PlayIcon}>Play</Button>`,
  ],
  [
    "a story's own component around it is the component itself",
    `const Open = () => <Chosen
    label="Difficulty"
    onValueChange={fn(async () => true)}
    open />;`,
    `import { Select } from "@katha/ui";

<Select
  label="Difficulty"
  onValueChange={handleValueChange}
  open
/>`,
  ],
  [
    "what a render function renders",
    `const Form = ({ onClick }) => (
  <form>
    <Button onClick={onClick}>Send the Dialog</Button>
  </form>
);`,
    `import { Button } from "@katha/ui";

<form>
  <Button onClick={handleClick}>Send the Dialog</Button>
</form>`,
  ],
  [
    "a function that is no event's",
    `const Plain = () => <Select load={fn()} actions={{ onOpen: fn(), text: "fn" }} />;`,
    `import { Select } from "@katha/ui";

<Select load={() => {}} actions={{ onOpen: handleOpen, text: "fn" }} />`,
  ],
])("%s", (_, snippet, code) => {
  expect(readable(snippet, known)).toBe(code);
});

test("statements are kept", () => {
  const snippet = "const Timed = () => {\n  const now = 1;\n  return <Button>{now}</Button>;\n};";
  expect(readable(snippet, known)).toContain(snippet);
});

test("a story's own declarations come before it, with everything that they use in turn", () => {
  const file = `import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface SaveProps {
  text: string;
}

const onSave = fn();
const unused = fn();

/** Keeps it. */
function Save({ text }: SaveProps) {
  return <Button onClick={onSave}>{text}</Button>;
}

/** A story. */
export const Default = meta.story({ args: { children: <Save text="Keep" /> } });
`;
  const snippet = `const Default = () => <Dialog><Save text="Keep" /></Dialog>;`;
  expect(readable(snippet, known, file)).toBe(`import { Button, Dialog } from "@katha/ui";

interface SaveProps {
  text: string;
}

const onSave = () => {};

function Save({ text }: SaveProps) {
  return <Button onClick={onSave}>{text}</Button>;
}

<Dialog><Save text="Keep" /></Dialog>`);
});

test("a component of the story's own that takes no props is shown whole", () => {
  const file = "function Chosen() {\n  return <Select label={label} />;\n}\n";
  expect(readable("const Plain = () => <Chosen />;", known, file)).toBe(
    `import { Select } from "@katha/ui";\n\n${file}\n<Chosen />`,
  );
});

test("the type argument of a generic component is left out", () => {
  expect(readable("const Plain = () => <Select<Row> options={[]} />;", known)).toContain(
    "<Select options={[]} />",
  );
});
