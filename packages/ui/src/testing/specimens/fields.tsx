import { Accordion } from "../../primitives/content/Accordion/Accordion.tsx";
import { Card } from "../../primitives/content/Card/Card.tsx";
import { Disclosure } from "../../primitives/content/Disclosure/Disclosure.tsx";
import { Markdown } from "../../primitives/content/Markdown/Markdown.tsx";
import { Picture } from "../../primitives/content/Picture/Picture.tsx";
import { QrCode } from "../../primitives/content/QrCode/QrCode.tsx";
import { Section } from "../../primitives/content/Section/Section.tsx";
import { SmallText } from "../../primitives/content/SmallText/SmallText.tsx";
import { StatTable } from "../../primitives/content/StatTable/StatTable.tsx";
import { Table } from "../../primitives/content/Table/Table.tsx";
import { VisuallyHidden } from "../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Checkbox } from "../../primitives/fields/Checkbox/Checkbox.tsx";
import { Combobox } from "../../primitives/fields/Combobox/Combobox.tsx";
import { FileDrop } from "../../primitives/fields/FileDrop/FileDrop.tsx";
import { Finder } from "../../primitives/fields/Finder/Finder.tsx";
import { Form } from "../../primitives/fields/Form/Form.tsx";
import { Picker } from "../../primitives/fields/Picker/Picker.tsx";
import { RadioGroup } from "../../primitives/fields/RadioGroup/RadioGroup.tsx";
import { Rating } from "../../primitives/fields/Rating/Rating.tsx";
import { Select } from "../../primitives/fields/Select/Select.tsx";
import { Slider } from "../../primitives/fields/Slider/Slider.tsx";
import { Switch } from "../../primitives/fields/Switch/Switch.tsx";
import { Textarea } from "../../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../primitives/fields/TextField/TextField.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const nothing = () => undefined;
const options = [{ value: "hi", label: "Hindi" }];

export const content: Specimens = {
  Accordion: (root) => (
    <Accordion {...root} items={[{ value: "cost", title: "The cost", content: "Nothing" }]} />
  ),
  Card: (root) => (
    <Card {...root} title="Seven nights">
      Three of seven
    </Card>
  ),
  Disclosure: (root) => (
    <Disclosure {...root} title="Before and after">
      Nothing
    </Disclosure>
  ),
  Markdown: (root) => <Markdown {...root}>Once upon a time</Markdown>,
  Picture: (root) => <Picture {...root} source={null} seed="story" />,
  QrCode: (root) => <QrCode {...root} value="https://example.org" label="The story" />,
  Section: (root) => (
    <Section {...root} title="Scenes">
      None
    </Section>
  ),
  SmallText: (root) => <SmallText {...root}>Yesterday</SmallText>,
  StatTable: (root) => <StatTable {...root} rows={[{ name: "Scenes", value: 12 }]} />,
  Table: (root) => (
    <Table
      {...root}
      caption="Stories"
      columns={[{ id: "title", header: "Title", cell: (title: string) => title }]}
      rows={["The Lamp"]}
      getRowId={(title) => title}
      empty="None"
    />
  ),
  VisuallyHidden: (root) => <VisuallyHidden {...root}>New</VisuallyHidden>,
};

export const fields: Specimens = {
  Checkbox: (root) => <Checkbox {...root} label="Remember me" />,
  Combobox: (root) => (
    <Combobox {...root} label="Language" options={options} value="hi" onValueChange={nothing} />
  ),
  FileDrop: (root) => <FileDrop {...root} label="Your story" accept=".ink" />,
  Finder: (root) => (
    <Finder
      {...root}
      label="Search stories"
      query=""
      onQueryChange={nothing}
      items={[]}
      itemComponent={() => null}
      status=""
      listLabel="Results"
      clearLabel="Clear"
    />
  ),
  Form: (root) => (
    <Form {...root} onSubmit={nothing}>
      <TextField label="Title" />
    </Form>
  ),
  Picker: (root) => (
    <Picker {...root} label="Scene" options={options} value={null} onValueChange={nothing} />
  ),
  RadioGroup: (root) => <RadioGroup {...root} label="Language" options={options} value="hi" />,
  Rating: (root) => <Rating {...root} label="Your rating" value={4} onValueChange={nothing} />,
  Select: (root) => (
    <Select {...root} label="Language" options={options} value="hi" onValueChange={nothing} />
  ),
  Slider: (root) => <Slider {...root} label="Loudness" />,
  Switch: (root) => <Switch {...root} label="Featured" />,
  TextField: (root) => <TextField {...root} label="Title" />,
  Textarea: (root) => <Textarea {...root} label="Passage" />,
};

export const contentUnions: Unions = {
  Accordion: ["heading"],
  Card: ["as", "heading", "tone", "size"],
  Disclosure: ["heading", "look"],
  Picture: ["ratio"],
  Section: ["heading", "size"],
  Table: ["narrowLayout"],
};

export const fieldUnions: Unions = {
  Combobox: ["value"],
  FileDrop: ["size"],
  Picker: ["value"],
  RadioGroup: ["value", "look"],
  Rating: ["value"],
  Select: ["value", "side"],
  TextField: ["type"],
  Textarea: ["size"],
};
