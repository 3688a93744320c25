import { otherLibraries } from "../guide.ts";
import type { Guide } from "../guide.ts";
import { ComponentLink } from "./ComponentLink.tsx";
import { Section } from "./Section.tsx";
import { Words } from "./Words.tsx";
import {
  avoidItem,
  columns,
  examples,
  exampleLabel,
  exampleKinds,
  hindi,
  instead,
  key,
  list,
  names,
  parts,
  plain,
  quiet,
  rule,
  table,
  useItem,
} from "./styles.ts";

export function WhenToUse({ guide }: { guide: Guide }) {
  return (
    <div css={columns}>
      <Section id="use" title="When to use it">
        <ul css={list}>
          {guide.use.map((line) => (
            <li key={line} css={useItem}>
              <Words>{line}</Words>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="avoid" title="When not">
        <ul css={list}>
          {guide.avoid.map((line) => (
            <li key={line.when} css={avoidItem}>
              <Words>{line.when}</Words>
              <div css={instead}>
                Instead: <ComponentLink name={line.instead} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

export function Anatomy({ guide }: { guide: Guide }) {
  return (
    <Section id="anatomy" title="Anatomy">
      <dl css={parts}>
        {guide.anatomy.map(({ part, is }) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>
              <Words>{is}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Keyboard({ guide }: { guide: Guide }) {
  return (
    <Section id="keyboard" title="Keyboard">
      {guide.keyboard.length === 0 ? (
        <p css={quiet}>Nothing in it takes the keyboard.</p>
      ) : (
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What they do</th>
            </tr>
          </thead>
          <tbody>
            {guide.keyboard.map(({ keys, does }) => (
              <tr key={keys}>
                <th scope="row">
                  <kbd css={key}>{keys}</kbd>
                </th>
                <td>
                  <Words>{does}</Words>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

export function Spoken({ guide }: { guide: Guide }) {
  return (
    <Section id="screen-reader" title="What a screen reader says">
      <ul css={[list, plain]}>
        {guide.spoken.map((line) => (
          <li key={line}>
            <Words>{line}</Words>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Content({ guide }: { guide: Guide }) {
  if (guide.words.length === 0) return null;
  return (
    <Section id="words" title="Its words">
      {guide.words.map((words) => (
        <div key={words.rule} css={rule}>
          <p css={plain}>
            <Words>{words.rule}</Words>
          </p>
          <dl css={examples}>
            <div css={exampleKinds.good}>
              <dt css={exampleLabel}>Good</dt>
              <dd>{words.good}</dd>
            </div>
            <div css={exampleKinds.good}>
              <dt css={exampleLabel}>Good, in Hindi</dt>
              <dd lang="hi" css={hindi}>
                {words.hindi}
              </dd>
            </div>
            <div css={exampleKinds.bad}>
              <dt css={exampleLabel}>Not so</dt>
              <dd>{words.bad}</dd>
            </div>
          </dl>
        </div>
      ))}
    </Section>
  );
}

export function Elsewhere({ guide: { elsewhere } }: { guide: Guide }) {
  if (elsewhere === undefined) return null;
  return (
    <Section id="elsewhere" title="In other libraries">
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">Library</th>
            <th scope="col">Its name there</th>
          </tr>
        </thead>
        <tbody>
          {otherLibraries.map((library) => (
            <tr key={library}>
              <th scope="row">{library}</th>
              <td>{elsewhere[library] ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const devanagari = /\p{Script=Devanagari}/u;

export function OtherNames({ guide }: { guide: Guide }) {
  return (
    <Section id="other-names" title="Other names">
      <p css={quiet}>The search of the sidebar finds it by these too.</p>
      <ul css={names}>
        {guide.otherNames.map((name) => (
          <li key={name} {...(devanagari.test(name) && { lang: "hi" })}>
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
