import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { DataType } from "../../../scripts/docgen/data-types.ts";
import { Fields } from "./Fields.tsx";
import { Section } from "./Section.tsx";
import { Words } from "./Words.tsx";
import { plain, quiet, table } from "./styles.ts";
import {
  defaultOf,
  fieldsRow,
  prop,
  propName,
  required,
  scroller,
  stacked,
  typeOf,
  withFields,
} from "./props.styles.ts";

/** The part of Storybook's data about a prop that is shown. */
export interface Prop {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly required?: boolean };
  readonly table?: {
    readonly category?: string;
    readonly type?: { readonly summary?: string };
    readonly defaultValue?: { readonly summary?: string } | null;
  };
}

interface PropsTableProps {
  props: readonly Prop[];
  /** Our own types that the props use. */
  dataTypes: readonly DataType[];
}

/** The component's own props, required ones first. */
export function PropsTable({ props, dataTypes }: PropsTableProps) {
  const root = props.find(({ name }) => name === "ref");
  const own = props
    // Other args of a story are attributes of the root element.
    .filter((one) => one !== root && one.table?.type)
    .toSorted((one, other) => Number(isRequired(other)) - Number(isRequired(one)));
  return (
    <Section id="props" title="Props">
      {own.length === 0 ? (
        <p css={quiet}>It has no props of its own.</p>
      ) : (
        <div css={scroller}>
          <table css={[table, stacked]}>
            <thead>
              <tr>
                <th scope="col">Prop</th>
                <th scope="col">Type</th>
                <th scope="col">Default</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {own.map((one) => (
                <Row key={one.name} prop={one} dataTypes={namedIn(one, dataTypes)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {root && (
        <p css={plain}>
          Every other attribute goes to its root element, an <code>{elementOf(root)}</code>:{" "}
          <code>className</code>, <code>style</code>, <code>ref</code>, <code>id</code>,{" "}
          <code>data-*</code>, <code>aria-*</code>, event handlers.
        </p>
      )}
    </Section>
  );
}

function Row({ prop: one, dataTypes }: { prop: Prop; dataTypes: readonly DataType[] }) {
  return (
    <>
      <tr css={[prop, dataTypes.length > 0 && withFields]}>
        <th scope="row" css={propName} id={idOf(one)}>
          <AnchorMdx href={`#${idOf(one)}`} target="_self">
            <code>{one.name}</code>
          </AnchorMdx>
          {isRequired(one) && <span css={required}>required</span>}
        </th>
        <td css={typeOf}>
          <code>{one.table?.type?.summary}</code>
        </td>
        <td css={defaultOf}>
          {one.table?.defaultValue?.summary && <code>{one.table.defaultValue.summary}</code>}
        </td>
        <td>{one.description && <Words>{one.description}</Words>}</td>
      </tr>
      {dataTypes.length > 0 && (
        <tr css={fieldsRow}>
          <td colSpan={4}>
            {dataTypes.map((type) => (
              <Fields key={type.name} type={type} />
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

function namedIn({ table: of }: Prop, dataTypes: readonly DataType[]): readonly DataType[] {
  const names = new Set<string>(of?.type?.summary?.match(/\b[A-Z]\w+/g));
  return dataTypes.filter(({ name }) => names.has(name));
}

/** A prop can be linked to, as in "…--docs#prop-variant". */
function idOf({ name }: Prop): string {
  return `prop-${name}`;
}

function isRequired({ type }: Prop): boolean {
  return type?.required === true;
}

/** The element type in a `Ref<HTMLDivElement>`. */
function elementOf({ table: of }: Prop): string {
  return /\b(\w+Element)\b/.exec(of?.type?.summary ?? "")?.[1] ?? "HTMLElement";
}
