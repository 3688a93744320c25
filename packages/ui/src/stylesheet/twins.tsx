import type { ReactNode } from "react";
import { Button } from "../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../primitives/actions/Button/ButtonLink.tsx";
import { IconButton } from "../primitives/actions/IconButton/IconButton.tsx";
import { Link } from "../primitives/actions/Link/Link.tsx";
import { Pagination } from "../primitives/actions/Pagination/Pagination.tsx";
import { Accordion } from "../primitives/content/Accordion/Accordion.tsx";
import { Card } from "../primitives/content/Card/Card.tsx";
import { Disclosure } from "../primitives/content/Disclosure/Disclosure.tsx";
import { Markdown } from "../primitives/content/Markdown/Markdown.tsx";
import { Section } from "../primitives/content/Section/Section.tsx";
import { StatTable } from "../primitives/content/StatTable/StatTable.tsx";
import { Table } from "../primitives/content/Table/Table.tsx";
import { VisuallyHidden } from "../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Callout } from "../primitives/feedback/Callout/Callout.tsx";
import { Meter } from "../primitives/feedback/Meter/Meter.tsx";
import { Progress } from "../primitives/feedback/Progress/Progress.tsx";
import { Skeleton } from "../primitives/feedback/Skeleton/Skeleton.tsx";
import { Spinner } from "../primitives/feedback/Spinner/Spinner.tsx";
import { Checkbox } from "../primitives/fields/Checkbox/Checkbox.tsx";
import { ErrorSummary } from "../primitives/fields/Form/ErrorSummary.tsx";
import { Form } from "../primitives/fields/Form/Form.tsx";
import { RadioGroup } from "../primitives/fields/RadioGroup/RadioGroup.tsx";
import { radioLooks } from "../primitives/fields/RadioGroup/styles.ts";
import { Slider } from "../primitives/fields/Slider/Slider.tsx";
import { Switch } from "../primitives/fields/Switch/Switch.tsx";
import { Textarea } from "../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../primitives/fields/TextField/TextField.tsx";
import { Badge } from "../primitives/marks/Badge/Badge.tsx";
import { Chip } from "../primitives/marks/Chip/Chip.tsx";
import { chipToneNames } from "../primitives/marks/Chip/styles.ts";
import type { ChipTone } from "../primitives/marks/Chip/styles.ts";
import { Icon } from "../primitives/marks/Icon/Icon.tsx";
import { BackIcon, LikeIcon, PlayIcon } from "../primitives/marks/Icon/icons.ts";
import type { ExampleName } from "./examples.ts";

const nothing = () => undefined;

const toneWords: Readonly<Record<ChipTone, string>> = {
  neutral: "Plain",
  accent: "New",
  success: "Published",
  warning: "In review",
  danger: "Refused",
  info: "Hindi",
  muted: "Draft",
};

const prose = `# The ferryman

He holds out *his hand*, and **waits**. [A coin](#coin) is all he takes.

> Whoever comes last rows.

- Pay him.
- Swim.

---

The water says \`no\`.`;

/** What each example is in React. */
export const twins: Readonly<Record<ExampleName, ReactNode>> = {
  Icons: (
    <>
      <Icon icon={PlayIcon} size="small" />
      <Icon icon={PlayIcon} />
      <Icon icon={LikeIcon} size="large" filled />
      <Icon icon={PlayIcon} size="huge" />
    </>
  ),
  Hidden: (
    <p>
      12 <VisuallyHidden>readers</VisuallyHidden>
    </p>
  ),
  Buttons: (
    <>
      <Button variant="primary" size="large">
        Begin
      </Button>
      <Button icon={PlayIcon}>Listen</Button>
      <Button variant="ghost" size="small">
        Not now
      </Button>
      <ButtonLink href="#shelf">To the shelf</ButtonLink>
    </>
  ),
  ButtonsAtRest: (
    <>
      <Button variant="primary" disabled>
        Begin
      </Button>
      <Button aria-disabled>Listen</Button>
      <Button loading>Saving</Button>
    </>
  ),
  IconButtons: (
    <>
      <IconButton icon={BackIcon} label="Back" variant="ghost" size="small" />
      <IconButton icon={LikeIcon} label="Like" />
      <IconButton icon={PlayIcon} label="Play" variant="primary" size="large" />
    </>
  ),
  Links: (
    <>
      <p>
        It begins on <Link href="#road">the road to Amber</Link>.
      </p>
      <p>
        <Link variant="quiet" href="#lamp">
          The Lamp-Keeper
        </Link>
      </p>
      <Link variant="nav" href="#home" aria-current="page">
        Home
      </Link>
    </>
  ),
  Pages: <Pagination page={2} pageCount={9} onPageChange={nothing} />,
  Card: (
    <Card
      as="article"
      size="large"
      title="The last boat"
      description="The lamp is lit for whoever is still out there."
      actions={<Button variant="primary">Begin</Button>}
    />
  ),
  Cards: (
    <>
      <Card tone="raised" title="The well that answers" href="#well" />
      <Card tone="outline" size="small">
        Nothing here yet
      </Card>
    </>
  ),
  Sections: (
    <>
      <Section title="Tonight" size="large" description="Three that end before midnight.">
        {null}
      </Section>
      <Section title="Tomorrow" heading="h3" size="medium">
        {null}
      </Section>
      <Section title="Some day" heading="h4">
        {null}
      </Section>
    </>
  ),
  Prose: <Markdown>{prose}</Markdown>,
  Table: (
    <Table
      caption="Stories by plays"
      columns={[
        { id: "title", header: "Title", rowHeader: true, cell: ({ title }) => title },
        { id: "rated", header: "Rated", align: "center", cell: ({ rated }) => rated },
        { id: "plays", header: "Plays", align: "end", sortable: true, cell: ({ plays }) => plays },
      ]}
      rows={[
        { title: "Fourteen Years", rated: "12+", plays: 612 },
        { title: "The Rain Register", rated: "All", plays: 298 },
      ]}
      getRowId={({ title }) => title}
      sort={{ column: "plays", direction: "descending" }}
      narrowLayout="cards"
      empty=""
    />
  ),
  EmptyTable: (
    <Table
      caption="Drafts"
      columns={[{ id: "title", header: "Title", cell: () => null }]}
      rows={[]}
      getRowId={String}
      narrowLayout="cardsSooner"
      empty="No drafts yet"
    />
  ),
  Figures: (
    <StatTable
      rows={[
        { name: "Plays", value: "612" },
        { name: "Endings found", value: "4 of 9", highlighted: true },
      ]}
    />
  ),
  Disclosures: (
    <>
      <Disclosure title="Who tells" heading="h3" aside="the built-in narrator" defaultOpen>
        It needs no server of others.
      </Disclosure>
      <Disclosure look="quiet" title="More" aside="two lines" defaultOpen>
        It says the same every time.
      </Disclosure>
    </>
  ),
  Accordion: (
    <Accordion
      defaultValue={["cost"]}
      items={[
        {
          value: "cost",
          title: "What it costs",
          aside: "nothing",
          content: "A part costs one coin, and coins come by themselves.",
        },
        { value: "end", title: "How it ends", content: "That depends." },
      ]}
    />
  ),
  Callouts: (
    <>
      <Callout tone="danger">It was not saved.</Callout>
      <Callout tone="warning">Two coins are left.</Callout>
      <Callout tone="success">It is saved.</Callout>
      <Callout tone="info">It is told in Hindi.</Callout>
    </>
  ),
  Progress: (
    <>
      <Progress label="Endings" value={44} valueText="4 of 9" />
      <Meter label="Coins" value={8} max={10} valueText="8 coins" />
      <Meter label="Oil" value={2} max={10} low={2} valueText="2 cups" />
      <Meter label="Water" value={0} max={10} valueText="none" />
    </>
  ),
  Skeletons: (
    <>
      <Skeleton variant="picture" width="160px" />
      <Skeleton />
      <Skeleton variant="disc" />
    </>
  ),
  Spinners: (
    <>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
    </>
  ),
  Chips: (
    <>
      <Chip>River</Chip>
      <Chip tone="accent">New</Chip>
      <Chip tone="success">Published</Chip>
      <Chip tone="warning">In review</Chip>
      <Chip tone="danger">Refused</Chip>
      <Chip tone="info">Hindi</Chip>
      <Chip tone="muted" dot="#3fc1b8">
        Folk tale
      </Chip>
    </>
  ),
  Badges: chipToneNames.map((tone) => (
    <Badge key={tone} tone={tone}>
      {toneWords[tone]}
    </Badge>
  )),
  TextFields: (
    <>
      <TextField
        label="Where it begins"
        optional
        placeholder="A road"
        hint="A town, a river, a road."
      />
      <TextField label="Name" defaultValue="me" error="At least three letters." />
      <TextField label="City" defaultValue="Ujjain" disabled />
    </>
  ),
  Affixes: (
    <>
      <TextField label="Price" prefix="₹" suffix="a month" defaultValue="20" />
      <TextField label="Password" type="password" defaultValue="lotus" />
    </>
  ),
  Textareas: (
    <>
      <Textarea label="In a line" size="line" defaultValue="A lamp, and no oil." />
      <Textarea label="In a few" />
      <Textarea label="On a page" size="page" />
    </>
  ),
  Checkboxes: (
    <>
      <Checkbox label="Read aloud" hint="In the voice of the device." defaultChecked />
      <Checkbox label="I have read the rules" error="Please read them first." />
      <Checkbox label="In Hindi too" disabled />
    </>
  ),
  Switches: (
    <>
      <Switch label="Sound" defaultChecked />
      <Switch label="News by mail" />
      <Switch label="Pictures" disabled />
    </>
  ),
  Radios: radioLooks.map((look) => (
    <RadioGroup
      key={look}
      look={look}
      label={`Pace, as ${look}`}
      hint="It can be changed at any time."
      defaultValue="slow"
      options={[
        { value: "slow", label: "Slow", note: "a sentence at a time" },
        { value: "fast", label: "Fast" },
        { value: "once", label: "At once", disabled: true },
      ]}
    />
  )),
  Sliders: (
    <Slider
      label="Size of the words"
      min={100}
      max={150}
      step={10}
      defaultValue={120}
      valueText={(percent) => `${percent} %`}
    />
  ),
  Form: (
    <Form aria-label="Account, drawn by React" onSubmit={nothing}>
      <ErrorSummary
        ref={nothing}
        canReveal
        onGo={nothing}
        errors={[{ name: "email", id: "email", label: "Email", message: "It lacks an @." }]}
      />
      <TextField label="Email" type="email" defaultValue="meera" error="It lacks an @." />
    </Form>
  ),
};
