import {
  BackIcon,
  CheckIcon,
  DoneIcon,
  InfoIcon,
  LikeIcon,
  NextIcon,
  PlayIcon,
  PreviousIcon,
  ProblemIcon,
  RevealIcon,
  UpIcon,
  WarningIcon,
} from "../primitives/marks/Icon/icons.ts";
import type { StyledElement } from "./classes.ts";
import { svg } from "./svg.ts";

export interface Example {
  readonly element: StyledElement;
  readonly html: string;
  /** What it cannot do by itself, and the script that does it. */
  readonly script?: string;
}

const problem = svg(ProblemIcon, { size: "small" });
const checked = svg(CheckIcon, { size: "small" });
const up = svg(UpIcon, { size: "small" });

/** Each element as plain HTML. The stories draw each beside its component, and compare the two. */
export const examples = {
  Icons: {
    element: "Icon",
    html: `${svg(PlayIcon, { size: "small" })}
${svg(PlayIcon)}
${svg(LikeIcon, { size: "large", filled: true })}
${svg(PlayIcon, { size: "huge" })}`,
  },
  Hidden: {
    element: "VisuallyHidden",
    html: `<p>12 <span class="katha-visually-hidden">readers</span></p>`,
  },
  Buttons: {
    element: "Button",
    html: `<button type="button" class="katha-button katha-button--primary katha-button--large">Begin</button>
<button type="button" class="katha-button katha-button--secondary katha-button--medium">${svg(PlayIcon)}Listen</button>
<button type="button" class="katha-button katha-button--ghost katha-button--small">Not now</button>
<a class="katha-button katha-button--secondary katha-button--medium" href="#shelf">To the shelf</a>`,
  },
  ButtonsAtRest: {
    element: "Button",
    html: `<button type="button" class="katha-button katha-button--primary katha-button--medium" disabled>Begin</button>
<button type="button" class="katha-button katha-button--secondary katha-button--medium" aria-disabled="true">Listen</button>
<button type="button" class="katha-button katha-button--secondary katha-button--medium" aria-busy="true" aria-disabled="true"><span class="katha-spinner katha-spinner--small" aria-hidden="true"></span>Saving</button>`,
  },
  IconButtons: {
    element: "IconButton",
    html: `<button type="button" class="katha-button katha-button--ghost katha-button--small katha-icon-button--small" aria-label="Back">${svg(BackIcon)}</button>
<button type="button" class="katha-button katha-button--secondary katha-button--medium katha-icon-button--medium" aria-label="Like">${svg(LikeIcon)}</button>
<button type="button" class="katha-button katha-button--primary katha-button--large katha-icon-button--large" aria-label="Play">${svg(PlayIcon)}</button>`,
  },
  Links: {
    element: "Link",
    html: `<p>It begins on <a class="katha-link--text" href="#road">the road to Amber</a>.</p>
<p><a class="katha-link--quiet" href="#lamp">The Lamp-Keeper</a></p>
<a class="katha-link--nav" href="#home" aria-current="page">Home</a>`,
  },
  Pages: {
    element: "Pagination",
    html: `<nav class="katha-pagination" aria-label="Pages of the shelf">
  <button type="button" class="katha-button katha-button--ghost katha-button--medium katha-icon-button--medium" aria-label="Previous page">${svg(PreviousIcon, { flipRtl: true })}</button>
  <button type="button" class="katha-button katha-button--ghost katha-button--medium katha-pagination__number" aria-label="Page 1">1</button>
  <button type="button" class="katha-button katha-button--ghost katha-button--medium katha-pagination__number" aria-label="Page 2" aria-current="page">2</button>
  <button type="button" class="katha-button katha-button--ghost katha-button--medium katha-pagination__number" aria-label="Page 3">3</button>
  <span class="katha-pagination__gap" aria-hidden="true">…</span>
  <button type="button" class="katha-button katha-button--ghost katha-button--medium katha-pagination__number" aria-label="Page 9">9</button>
  <button type="button" class="katha-button katha-button--ghost katha-button--medium katha-icon-button--medium" aria-label="Next page">${svg(NextIcon, { flipRtl: true })}</button>
</nav>`,
  },
  Card: {
    element: "Card",
    html: `<article class="katha-card katha-card--surface katha-card--large" aria-label="The last boat">
  <div class="katha-card__head">
    <h3 class="katha-card__title">The last boat</h3>
    <p class="katha-card__description">The lamp is lit for whoever is still out there.</p>
  </div>
  <div class="katha-card__actions">
    <button type="button" class="katha-button katha-button--primary katha-button--medium">Begin</button>
  </div>
</article>`,
  },
  Cards: {
    element: "Card",
    html: `<div class="katha-card katha-card--raised katha-card--medium katha-card--pressable">
  <div class="katha-card__head">
    <h3 class="katha-card__title"><a class="katha-card__link" href="#well" data-card>The well that answers</a></h3>
  </div>
</div>
<div class="katha-card katha-card--outline katha-card--small">Nothing here yet</div>`,
  },
  Sections: {
    element: "Section",
    html: `<section aria-label="Stories for tonight">
  <div class="katha-section__head">
    <h2 class="katha-section__title--large">Tonight</h2>
    <p class="katha-section__description">Three that end before midnight.</p>
  </div>
</section>
<section aria-label="Stories for tomorrow"><h3 class="katha-section__title--medium">Tomorrow</h3></section>
<section aria-label="Stories for some day"><h4 class="katha-section__title--small">Some day</h4></section>`,
  },
  Prose: {
    element: "Markdown",
    html: `<div class="katha-prose">
  <h3>The ferryman</h3>
  <p>He holds out <em>his hand</em>, and <strong>waits</strong>. <a class="katha-link--text" href="#coin">A coin</a> is all he takes.</p>
  <blockquote>
    <p>Whoever comes last rows.</p>
  </blockquote>
  <ul>
    <li>Pay him.</li>
    <li>Swim.</li>
  </ul>
  <hr />
  <p>The water says <code>no</code>.</p>
</div>`,
  },
  Table: {
    element: "Table",
    html: `<section class="katha-table katha-table--cards" aria-label="All stories" tabindex="0">
  <table class="katha-table__table" role="table">
    <caption>Stories by plays</caption>
    <thead role="rowgroup">
      <tr role="row">
        <th class="katha-table__head katha-table__cell--start" scope="col" role="columnheader">Title</th>
        <th class="katha-table__head katha-table__cell--center" scope="col" role="columnheader">Rated</th>
        <th class="katha-table__head katha-table__cell--end" scope="col" role="columnheader" aria-sort="descending"><button type="button" class="katha-table__sorter">Plays${up}</button></th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      <tr role="row">
        <th class="katha-table__cell katha-table__cell--start" scope="row" role="rowheader" data-title="Title">Fourteen Years</th>
        <td class="katha-table__cell katha-table__cell--center" role="cell" data-title="Rated">12+</td>
        <td class="katha-table__cell katha-table__cell--end" role="cell" data-title="Plays">612</td>
      </tr>
      <tr role="row">
        <th class="katha-table__cell katha-table__cell--start" scope="row" role="rowheader" data-title="Title">The Rain Register</th>
        <td class="katha-table__cell katha-table__cell--center" role="cell" data-title="Rated">All</td>
        <td class="katha-table__cell katha-table__cell--end" role="cell" data-title="Plays">298</td>
      </tr>
    </tbody>
  </table>
</section>`,
  },
  EmptyTable: {
    element: "Table",
    html: `<section class="katha-table katha-table--cards-sooner" aria-label="All drafts" tabindex="0">
  <table class="katha-table__table" role="table">
    <caption>Drafts</caption>
    <thead role="rowgroup">
      <tr role="row"><th class="katha-table__head katha-table__cell--start" scope="col" role="columnheader">Title</th></tr>
    </thead>
    <tbody role="rowgroup">
      <tr role="row"><td class="katha-table__empty" colspan="1" role="cell">No drafts yet</td></tr>
    </tbody>
  </table>
</section>`,
  },
  Figures: {
    element: "StatTable",
    html: `<dl class="katha-stat-table">
  <div class="katha-stat-table__row">
    <dt class="katha-stat-table__name">Plays</dt>
    <dd class="katha-stat-table__value"><bdi>612</bdi></dd>
  </div>
  <div class="katha-stat-table__row">
    <dt class="katha-stat-table__name">Endings found</dt>
    <dd class="katha-stat-table__value katha-stat-table__value--accent"><bdi>4 of 9</bdi></dd>
  </div>
</dl>`,
  },
  Disclosures: {
    element: "Disclosure",
    html: `<details class="katha-disclosure--panel" open>
  <summary class="katha-disclosure__summary--panel"><h3 class="katha-disclosure__heading">Who tells</h3> <span class="katha-disclosure__aside--panel">the built-in narrator</span></summary>
  <div class="katha-disclosure__content--panel">It needs no server of others.</div>
</details>
<details class="katha-disclosure--quiet" open>
  <summary class="katha-disclosure__summary--quiet">More <span class="katha-disclosure__aside--quiet">two lines</span></summary>
  <div class="katha-disclosure__content--quiet">It says the same every time.</div>
</details>`,
  },
  Accordion: {
    element: "Accordion",
    html: `<div class="katha-accordion">
  <details class="katha-disclosure--line katha-accordion__item" open>
    <summary class="katha-disclosure__summary--line"><h3 class="katha-disclosure__heading">What it costs</h3> <span class="katha-disclosure__aside--line">nothing</span></summary>
    <div class="katha-disclosure__content--line">A part costs one coin, and coins come by themselves.</div>
  </details>
  <details class="katha-disclosure--line katha-accordion__item">
    <summary class="katha-disclosure__summary--line"><h3 class="katha-disclosure__heading">How it ends</h3></summary>
    <div class="katha-disclosure__content--line">That depends.</div>
  </details>
</div>`,
  },
  Callouts: {
    element: "Callout",
    html: `<div class="katha-callout katha-callout--danger" role="alert">${svg(ProblemIcon)}<div class="katha-callout__words">It was not saved.</div></div>
<div class="katha-callout katha-callout--warning" role="status">${svg(WarningIcon)}<div class="katha-callout__words">Two coins are left.</div></div>
<div class="katha-callout katha-callout--success" role="status">${svg(DoneIcon)}<div class="katha-callout__words">It is saved.</div></div>
<div class="katha-callout katha-callout--info" role="status">${svg(InfoIcon)}<div class="katha-callout__words">It is told in Hindi.</div></div>`,
  },
  Progress: {
    element: "Progress",
    html: `<div class="katha-progress">
  <div class="katha-progress__words"><bdi id="endings">Endings</bdi><bdi class="katha-progress__amount" aria-hidden="true">4 of 9</bdi></div>
  <div class="katha-progress__track">
    <progress class="katha-progress__native" aria-labelledby="endings" aria-valuetext="4 of 9" value="44" max="100"></progress>
    <div class="katha-progress__fill" style="transform: scaleX(0.44)"></div>
  </div>
</div>
<div class="katha-progress">
  <div class="katha-progress__words"><span id="coins">Coins</span><span class="katha-progress__amount" aria-hidden="true">8 coins</span></div>
  <div class="katha-progress__track">
    <meter class="katha-progress__native" aria-labelledby="coins" aria-valuetext="8 coins" value="8" max="10"></meter>
    <div class="katha-progress__fill katha-progress__fill--success" style="transform: scaleX(0.8)"></div>
  </div>
</div>
<div class="katha-progress">
  <div class="katha-progress__words"><span id="oil">Oil</span><span class="katha-progress__amount" aria-hidden="true">2 cups</span></div>
  <div class="katha-progress__track">
    <meter class="katha-progress__native" aria-labelledby="oil" aria-valuetext="2 cups" value="2" max="10"></meter>
    <div class="katha-progress__fill katha-progress__fill--warning" style="transform: scaleX(0.2)"></div>
  </div>
</div>
<div class="katha-progress">
  <div class="katha-progress__words"><span id="water">Water</span><span class="katha-progress__amount" aria-hidden="true">none</span></div>
  <div class="katha-progress__track">
    <meter class="katha-progress__native" aria-labelledby="water" aria-valuetext="none" value="0" max="10"></meter>
    <div class="katha-progress__fill katha-progress__fill--danger" style="transform: scaleX(0)"></div>
  </div>
</div>`,
  },
  Skeletons: {
    element: "Skeleton",
    html: `<span class="katha-skeleton katha-skeleton--picture" style="inline-size: 160px" aria-hidden="true"></span>
<span class="katha-skeleton katha-skeleton--line" aria-hidden="true"></span>
<span class="katha-skeleton katha-skeleton--disc" aria-hidden="true"></span>`,
  },
  Spinners: {
    element: "Spinner",
    html: `<span class="katha-spinner katha-spinner--small" aria-hidden="true"></span>
<span class="katha-spinner katha-spinner--medium" aria-hidden="true"></span>
<span class="katha-spinner katha-spinner--large" aria-hidden="true"></span>`,
  },
  Chips: {
    element: "Chip",
    html: `<span class="katha-chip">River</span>
<span class="katha-chip katha-chip--accent">New</span>
<span class="katha-chip katha-chip--success">Published</span>
<span class="katha-chip katha-chip--warning">In review</span>
<span class="katha-chip katha-chip--danger">Refused</span>
<span class="katha-chip katha-chip--info">Hindi</span>
<span class="katha-chip katha-chip--muted"><svg class="katha-chip__dot" viewBox="0 0 2 2" aria-hidden="true"><circle cx="1" cy="1" r="1" fill="#3fc1b8" /></svg>Folk tale</span>`,
  },
  Badges: {
    element: "Badge",
    html: `<span class="katha-chip katha-badge">Plain</span>
<span class="katha-chip katha-badge--accent katha-badge">New</span>
<span class="katha-chip katha-badge--success katha-badge">Published</span>
<span class="katha-chip katha-badge--warning katha-badge">In review</span>
<span class="katha-chip katha-badge--danger katha-badge">Refused</span>
<span class="katha-chip katha-badge--info katha-badge">Hindi</span>
<span class="katha-chip katha-badge--muted katha-badge">Draft</span>`,
  },
  TextFields: {
    element: "Field",
    html: `<div class="katha-field">
  <div class="katha-field__top">
    <label class="katha-field__label" for="place">Where it begins</label>
    <span class="katha-field__aside">Optional</span>
  </div>
  <div class="katha-field__box">
    <input class="katha-field__input" id="place" type="text" placeholder="A road" aria-describedby="place-hint" />
  </div>
  <p class="katha-field__aside" id="place-hint">A town, a river, a road.</p>
</div>
<div class="katha-field">
  <div class="katha-field__top"><label class="katha-field__label" for="name">Name</label></div>
  <div class="katha-field__box">
    <input class="katha-field__input" id="name" type="text" value="me" aria-invalid="true" aria-describedby="name-error" />
  </div>
  <div class="katha-field__error" id="name-error">${problem}<span>At least three letters.</span></div>
</div>
<div class="katha-field">
  <div class="katha-field__top"><label class="katha-field__label" for="city">City</label></div>
  <div class="katha-field__box"><input class="katha-field__input" id="city" type="text" value="Ujjain" disabled /></div>
</div>`,
  },
  Affixes: {
    element: "TextField",
    html: `<div class="katha-field">
  <div class="katha-field__top"><label class="katha-field__label" for="price">Price</label></div>
  <div class="katha-field__box">
    <span class="katha-text-field__affix">₹</span>
    <input class="katha-field__input" id="price" type="text" value="20" />
    <span class="katha-text-field__affix">a month</span>
  </div>
</div>
<div class="katha-field">
  <div class="katha-field__top"><label class="katha-field__label" for="password">Password</label></div>
  <div class="katha-field__box">
    <input class="katha-field__input" id="password" type="password" value="lotus" />
    <span class="katha-text-field__reveal"><button type="button" class="katha-button katha-button--ghost katha-button--small katha-icon-button--small" aria-label="Show: Password">${svg(RevealIcon)}</button></span>
  </div>
</div>`,
    script: `button.onclick = () => { input.type = input.type === "password" ? "text" : "password"; };`,
  },
  Textareas: {
    element: "Textarea",
    html: `<div class="katha-field">
  <div class="katha-field__top"><label class="katha-field__label" for="line">In a line</label></div>
  <div class="katha-field__box">
    <div class="katha-textarea katha-textarea--line" data-text="A lamp, and no oil."><textarea class="katha-field__input katha-textarea__area" id="line" rows="1">A lamp, and no oil.</textarea></div>
  </div>
</div>
<div class="katha-field">
  <div class="katha-field__top"><label class="katha-field__label" for="passage">In a few</label></div>
  <div class="katha-field__box">
    <div class="katha-textarea katha-textarea--passage" data-text=""><textarea class="katha-field__input katha-textarea__area" id="passage" rows="1"></textarea></div>
  </div>
</div>
<div class="katha-field">
  <div class="katha-field__top"><label class="katha-field__label" for="page">On a page</label></div>
  <div class="katha-field__box">
    <div class="katha-textarea katha-textarea--page" data-text=""><textarea class="katha-field__input katha-textarea__area" id="page" rows="1"></textarea></div>
  </div>
</div>`,
    script: `area.oninput = () => { area.parentElement.dataset.text = area.value; };`,
  },
  Checkboxes: {
    element: "Checkbox",
    html: `<label class="katha-checkbox">
  <span class="katha-checkbox__mark">${checked}<input class="katha-checkbox__control" type="checkbox" checked /></span>
  <span><span>Read aloud</span><span class="katha-checkbox__hint">In the voice of the device.</span></span>
</label>
<label class="katha-checkbox">
  <span class="katha-checkbox__mark">${checked}<input class="katha-checkbox__control" type="checkbox" aria-labelledby="rules" aria-describedby="rules-error" aria-invalid="true" /></span>
  <span><span id="rules">I have read the rules</span><span class="katha-field__error" id="rules-error">${problem}<span>Please read them first.</span></span></span>
</label>
<label class="katha-checkbox">
  <span class="katha-checkbox__mark">${checked}<input class="katha-checkbox__control" type="checkbox" disabled /></span>
  <span><span>In Hindi too</span></span>
</label>`,
  },
  Switches: {
    element: "Switch",
    html: `<label class="katha-switch"><span class="katha-switch__track"><input class="katha-switch__control" type="checkbox" role="switch" checked /></span><span>Sound</span></label>
<label class="katha-switch"><span class="katha-switch__track"><input class="katha-switch__control" type="checkbox" role="switch" /></span><span>News by mail</span></label>
<label class="katha-switch"><span class="katha-switch__track"><input class="katha-switch__control" type="checkbox" role="switch" disabled /></span><span>Pictures</span></label>`,
  },
  Radios: {
    element: "RadioGroup",
    html: (["list", "row", "boxes", "segments"] as const)
      .map(
        (look) => `<fieldset class="katha-radio-group" aria-describedby="${look}-hint">
  <legend class="katha-radio-group__legend">Pace, as ${look}</legend>
  <div class="katha-radio-group__options--${look}">
    <label class="katha-radio-group__option--${look}"><input class="katha-radio-group__radio--${look}" type="radio" name="pace-${look}" checked /><span class="katha-radio-group__words"><span>Slow</span><span class="katha-radio-group__note">a sentence at a time</span></span></label>
    <label class="katha-radio-group__option--${look}"><input class="katha-radio-group__radio--${look}" type="radio" name="pace-${look}" /><span class="katha-radio-group__words"><span>Fast</span></span></label>
    <label class="katha-radio-group__option--${look}"><input class="katha-radio-group__radio--${look}" type="radio" name="pace-${look}" disabled /><span class="katha-radio-group__words"><span>At once</span></span></label>
  </div>
  <p class="katha-radio-group__hint" id="${look}-hint">It can be changed at any time.</p>
</fieldset>`,
      )
      .join("\n"),
  },
  Sliders: {
    element: "Slider",
    html: `<div class="katha-field">
  <div class="katha-field__top"><label class="katha-field__label" for="size">Size of the words</label><span class="katha-slider__value" aria-hidden="true">120 %</span></div>
  <div class="katha-slider"><span class="katha-slider__rail" style="--k-slider-filled: 0.4"><input class="katha-slider__control" id="size" type="range" min="100" max="150" step="10" value="120" aria-valuetext="120 %" /></span></div>
</div>`,
    script: `range.oninput = () => {
  const filled = (range.value - range.min) / (range.max - range.min);
  range.parentElement.style.setProperty("--k-slider-filled", filled);
};`,
  },
  Form: {
    element: "Form",
    html: `<form class="katha-form" aria-label="Account">
  <section class="katha-form__summary" tabindex="-1" aria-label="What is wrong">
    <h2>One thing is to be mended</h2>
    <ul class="katha-form__list">
      <li><a class="katha-link--text" href="#email">Email</a>: <bdi>It lacks an @.</bdi></li>
    </ul>
  </section>
  <div class="katha-field">
    <div class="katha-field__top"><label class="katha-field__label" for="email">Email</label></div>
    <div class="katha-field__box">
      <input class="katha-field__input" id="email" type="email" dir="ltr" value="meera" aria-invalid="true" aria-describedby="email-error" />
    </div>
    <div class="katha-field__error" id="email-error">${problem}<span>It lacks an @.</span></div>
  </div>
</form>`,
  },
} as const satisfies Record<string, Example>;

export type ExampleName = keyof typeof examples;
