import type { SerializedStyles } from "@emotion/react";
import * as button from "../primitives/actions/Button/styles.ts";
import * as link from "../primitives/actions/Link/styles.ts";
import * as pagination from "../primitives/actions/Pagination/styles.ts";
import * as accordion from "../primitives/content/Accordion/styles.ts";
import * as card from "../primitives/content/Card/styles.ts";
import * as disclosure from "../primitives/content/Disclosure/styles.ts";
import * as markdown from "../primitives/content/Markdown/styles.ts";
import * as section from "../primitives/content/Section/styles.ts";
import * as statTable from "../primitives/content/StatTable/styles.ts";
import * as table from "../primitives/content/Table/styles.ts";
import * as visuallyHidden from "../primitives/content/VisuallyHidden/styles.ts";
import * as callout from "../primitives/feedback/Callout/styles.ts";
import * as progress from "../primitives/feedback/Progress/styles.ts";
import * as skeleton from "../primitives/feedback/Skeleton/styles.ts";
import * as spinner from "../primitives/feedback/Spinner/styles.ts";
import * as checkbox from "../primitives/fields/Checkbox/styles.ts";
import * as field from "../primitives/fields/Field/styles.ts";
import * as form from "../primitives/fields/Form/styles.ts";
import * as radioGroup from "../primitives/fields/RadioGroup/styles.ts";
import * as slider from "../primitives/fields/Slider/styles.ts";
import * as switchStyles from "../primitives/fields/Switch/styles.ts";
import * as textarea from "../primitives/fields/Textarea/styles.ts";
import * as textField from "../primitives/fields/TextField/styles.ts";
import * as chip from "../primitives/marks/Chip/styles.ts";
import * as icon from "../primitives/marks/Icon/styles.ts";

type Records = Readonly<Record<string, SerializedStyles>>;

/** `narrowWide` is `--narrow-wide`. */
const modifier = (name: string) =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A class for each of the records: `button--primary`. */
function each(element: string, records: Records): Records {
  return Object.fromEntries(
    Object.entries(records).map(([name, styles]) => [element + modifier(name), styles]),
  );
}

/**
 * The styles of each element by its class, without `katha-`. Their order is the cascade's: where an element has several
 * classes, the components give it their styles in the same order.
 */
const written = {
  Icon: { ...each("icon", icon.icons), "icon--filled": icon.filled },
  VisuallyHidden: { "visually-hidden": visuallyHidden.visuallyHidden },
  Button: {
    button: button.button,
    ...each("button", button.buttonVariants),
    ...each("button", button.buttonSizes),
  },
  IconButton: each("icon-button", button.square),
  Link: each("link", link.linkVariants),
  Pagination: {
    pagination: pagination.pages,
    pagination__number: pagination.number,
    pagination__gap: pagination.gap,
  },
  Card: {
    card: card.card,
    ...each("card", card.tones),
    ...each("card", card.sizes),
    "card--pressable": card.pressable,
    card__head: card.head,
    card__title: card.title,
    card__description: card.description,
    card__link: card.link,
    card__actions: card.actions,
  },
  Section: {
    section__head: section.head,
    ...each("section__title", section.sizes),
    section__description: section.description,
  },
  Markdown: { prose: markdown.prose },
  Table: {
    table: table.scroller,
    ...each("table", table.narrowLayouts),
    table__table: table.table,
    table__head: table.head,
    table__cell: table.data,
    ...each("table__cell", table.aligns),
    table__sorter: table.sorter,
    table__empty: table.empty,
  },
  StatTable: {
    "stat-table": statTable.table,
    "stat-table__row": statTable.row,
    "stat-table__name": statTable.name,
    "stat-table__value": statTable.value,
    "stat-table__value--accent": statTable.accent,
  },
  Disclosure: {
    ...each("disclosure", disclosure.looks),
    ...each("disclosure__summary", disclosure.summaries),
    disclosure__heading: disclosure.heading,
    ...each("disclosure__aside", disclosure.asides),
    ...each("disclosure__content", disclosure.insides),
  },
  Accordion: { accordion: accordion.accordion, accordion__item: accordion.item },
  Callout: {
    callout: callout.callout,
    ...each("callout", callout.calloutTones),
    callout__words: callout.words,
  },
  Progress: {
    progress: progress.gauge,
    progress__words: progress.words,
    progress__amount: progress.amount,
    progress__native: progress.nativeGauge,
    progress__track: progress.track,
    progress__fill: progress.fill,
    ...each("progress__fill", progress.gaugeTones),
  },
  Skeleton: { skeleton: skeleton.skeleton, ...each("skeleton", skeleton.skeletonVariants) },
  Spinner: { spinner: spinner.spinner, ...each("spinner", spinner.spinnerSizes) },
  Chip: {
    chip: chip.chip,
    ...each("chip", chip.chipTones),
    chip__dot: chip.swatch,
  },
  Badge: { ...each("badge", chip.pillTones), badge: chip.pill },
  Form: { form: form.form, form__summary: form.summary, form__list: form.list },
  Field: {
    field: field.field,
    field__top: field.top,
    field__label: field.label,
    field__aside: field.aside,
    field__error: field.error,
    field__box: field.box,
    field__input: field.input,
  },
  TextField: { "text-field__affix": textField.affix, "text-field__reveal": textField.reveal },
  Textarea: {
    textarea: textarea.grow,
    ...each("textarea", textarea.textareaSizes),
    textarea__area: textarea.area,
  },
  Checkbox: {
    checkbox: checkbox.line,
    checkbox__mark: checkbox.mark,
    checkbox__control: checkbox.control,
    checkbox__hint: checkbox.hint,
  },
  Switch: {
    switch: switchStyles.line,
    switch__track: switchStyles.track,
    switch__control: switchStyles.control,
  },
  RadioGroup: {
    "radio-group": radioGroup.group,
    "radio-group__legend": radioGroup.legend,
    "radio-group__hint": radioGroup.hint,
    ...each("radio-group__options", radioGroup.options),
    ...each("radio-group__option", radioGroup.looks),
    ...each("radio-group__radio", radioGroup.radios),
    "radio-group__words": radioGroup.words,
    "radio-group__note": radioGroup.note,
  },
  Slider: {
    slider: slider.line,
    slider__value: slider.value,
    slider__rail: slider.rail,
    slider__control: slider.control,
  },
} satisfies Record<string, Records>;

export type StyledElement = keyof typeof written;

/** The classes of each element. A record without styles, such as the tone of a plain chip, needs none. */
export const classes = Object.fromEntries(
  Object.entries<Records>(written).map(([element, records]) => [
    element,
    Object.fromEntries(
      Object.entries(records)
        .filter(([, { styles }]) => /[^;\s]/.test(styles))
        .map(([name, styles]) => [`katha-${name}`, styles]),
    ),
  ]),
) as Readonly<Record<StyledElement, Records>>;

/** Styles of these elements that have no class, and why. */
export const withoutClass: ReadonlyMap<SerializedStyles, string> = new Map([
  [markdown.plain, "a text that is too long to be read as Markdown"],
  [form.waiting, "a form that waits for an answer, which takes a script"],
]);

const popups = "opens over the page, which takes a script";
/** The primitives with styles of their own that have no classes, by their folders, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  "actions/Tabs":
    "shows and hides panels, which takes a script; links with `katha-link--nav` do without",
  "content/Picture": "is painted from a seed until its picture is there",
  "content/QrCode": "is computed from an address",
  "content/Tree": "is moved in by arrow keys, which takes a script",
  "fields/Combobox": popups,
  "fields/FileDrop": "takes dropped and pasted files, which takes a script",
  "fields/Finder": popups,
  "fields/Picker": popups,
  "fields/Rating": "is of the product more than of a page",
  "fields/Select": popups,
  "marks/Avatar": "has a colour that is computed from a name",
  "marks/Stars": "is drawn with gradients that are computed from a number",
  "overlays/Dialog": popups,
  "overlays/Drawer": popups,
  "overlays/Menu": popups,
  "overlays/Popup": popups,
  "overlays/Toast": popups,
};
