import { expect, test } from "vitest";
import { readable } from "./readable.ts";

const ours = (names: string[]) => new Map(names.map((name) => [name, "@katha/ui"]));

const known = {
  component: "Select",
  exports: ours(["Button", "Select", "Dialog", "text"]),
  types: ours(["SelectProps"]),
  icons: new Map([["PlayIcon", "Play"]]),
};

const inFile = (code: string, fixtures: Record<string, unknown> = {}) => ({
  code,
  fixtures: new Map(Object.entries(fixtures)),
});

test.each([
  [
    "a story is a component, a mock does nothing, and icons come from their own package",
    `const Lamp = () => <Button onClick={fn()} icon={PlayIcon}>Play</Button>;`,
    `import { Button } from "@katha/ui";
import { Play as PlayIcon } from "lucide";

export default function Example() {
  return <Button onClick={() => {}} icon={PlayIcon}>Play</Button>;
}`,
  ],
  [
    "a wrapper that the file does not have is the component itself, and a mock does what it was given",
    `const Open = () => <Chosen
    label="Difficulty"
    onValueChange={fn(async () => true)}
    open />;`,
    `import { Select } from "@katha/ui";

export default function Example() {
  return (
    <Select
      label="Difficulty"
      onValueChange={async () => true}
      open
    />
  );
}`,
  ],
  [
    "what a render function renders",
    `const Form = ({ onClick }) => (
  <form>
    <Button onClick={onClick}>Send the Dialog</Button>
  </form>
);`,
    `import { Button } from "@katha/ui";

export default function Example() {
  return (
    <form>
      <Button onClick={() => {}}>Send the Dialog</Button>
    </form>
  );
}`,
  ],
  [
    "a function that is no event's",
    `const Plain = () => <Select load={fn()} actions={{ onOpen: fn(), text: "fn" }} />;`,
    `import { Select } from "@katha/ui";

export default function Example() {
  return <Select load={() => {}} actions={{ onOpen: () => {}, text: "fn" }} />;
}`,
  ],
])("%s", (_, snippet, code) => {
  expect(readable(snippet, known)).toBe(code);
});

test("statements are a component already", () => {
  const snippet = "const Timed = () => {\n  const now = 1;\n  return <Button>{now}</Button>;\n};";
  expect(readable(snippet, known)).toBe(
    `import { Button } from "@katha/ui";\n\n${snippet}\n\nexport default Timed;`,
  );
});

test("a story's own declarations come before it, with everything that they use in turn", () => {
  const file = inFile(`import { useState } from "react";
import type { ReactNode } from "react";
import { fn } from "storybook/test";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import type { SelectProps } from "./Select.tsx";

interface SaveProps {
  text: ReactNode;
  more?: SelectProps;
}

const onSave = fn();
const unused = fn();

/** Keeps it. */
function Save({ text }: SaveProps) {
  const [isKept] = useState(false);
  return <Button onClick={onSave}>{text}</Button>;
}

/** A story. */
export const Default = meta.story({ args: { children: <Save text="Keep" /> } });
`);
  const snippet = `const Default = () => <Dialog><Save text="Keep" /></Dialog>;`;
  expect(readable(snippet, known, file)).toBe(`import { useState } from "react";
import type { ReactNode } from "react";
import { Button, Dialog } from "@katha/ui";
import type { SelectProps } from "@katha/ui";

interface SaveProps {
  text: ReactNode;
  more?: SelectProps;
}

const onSave = () => {};

function Save({ text }: SaveProps) {
  const [isKept] = useState(false);
  return <Button onClick={onSave}>{text}</Button>;
}

export default function Example() {
  return <Dialog><Save text="Keep" /></Dialog>;
}`);
});

test("a wrapper of the story's own that holds its state stays around it", () => {
  const file = inFile(
    'import { Select } from "./Select.tsx";\n\nfunction Chosen(props: object) {\n  return <Select {...props} />;\n}\n',
  );
  const code = readable('const Plain = () => <Chosen label="Difficulty" />;', known, file);
  expect(code).toContain("function Chosen(props: object) {");
  expect(code).toContain('return <Chosen label="Difficulty" />;');
});

test("data from fixtures is written out, of a list as much as is used", () => {
  const file = inFile(
    'import { Select } from "./Select.tsx";\nimport { rows, unused } from "../fixtures/rows.ts";\n',
    { rows: [{ id: 1 }, { id: 2 }, { id: 3 }], unused: [4] },
  );
  expect(readable("const Plain = () => <Select row={rows[1]} />;", known, file)).toContain(
    "\n\nconst rows = [{ id: 1 }, { id: 2 }];\n\n",
  );
  expect(readable("const Plain = () => <Select rows={rows} />;", known, file)).toContain(
    "const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];",
  );
});

test("code with the css prop says whose JSX it is", () => {
  expect(readable("const Plain = () => <Button css={{ margin: 0 }} />;", known)).toMatch(
    /^\/\*\* @jsxImportSource @emotion\/react \*\/\nimport \{ Button \}/,
  );
});

test("the type argument of a generic component is left out", () => {
  expect(readable("const Plain = () => <Select<Row> options={[]} />;", known)).toContain(
    "<Select options={[]} />",
  );
});
