import type { Guide } from "../docgen/guide.ts";
import { defaultOf } from "../docgen/props.ts";
import type { PropDocs } from "../docgen/props.ts";
import type { ComponentReference } from "./reference.ts";

/** An example that is longer shows fixtures more than the component. */
const longestExample = 60;
const mostExamples = 4;

/** What a component is for, in a line. */
export function lineOf({ guide, description }: ComponentReference): string {
  return (guide?.purpose ?? description).replaceAll(/\s+/g, " ").trim();
}

/** The page of a component in Markdown, for programs that read and people who have only that. */
export function pageOf(component: ComponentReference): string {
  const { name, from, guide } = component;
  return [
    `# ${name}`,
    lineOf(component),
    fence("ts", `import { ${name} } from "${from}";`),
    ...(guide ? whenToUse(guide) : []),
    section("Props", props(component)),
    ...types(component),
    ...(guide
      ? [
          section("Anatomy", list(guide.anatomy.map(({ part, is }) => `${part}: ${is}`))),
          section("Keyboard", list(guide.keyboard.map(({ keys, does }) => `${keys}: ${does}`))),
          section("What a screen reader says", list(guide.spoken)),
        ]
      : []),
    section("Examples", examples(component)),
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

function whenToUse(guide: Guide): string[] {
  const avoid = guide.avoid.map(({ when, instead }) => `${when} Instead: ${instead}.`);
  return [section("Use it", list(guide.use)), section("Do not use it", list(avoid))];
}

function props({ props: all }: ComponentReference): string {
  const own = all.filter(({ name }) => name !== "ref");
  const element = /\b\w+Element\b/.exec(
    all.find(({ name }) => name === "ref")?.type.text ?? "",
  )?.[0];
  const rows = own
    .toSorted((one, other) => Number(other.required) - Number(one.required))
    .map((prop) => `- ${propLine(prop)}`);
  const others =
    element && `Every other attribute, and \`ref\`, goes to its root, an \`${element}\`.`;
  return [rows.join("\n"), others].filter(Boolean).join("\n\n");
}

function propLine(prop: PropDocs): string {
  const { name, type, required, description } = prop;
  const usual = defaultOf(prop);
  const marks = [required && "required", usual !== undefined && `default: \`${usual}\``];
  const said = marks.filter(Boolean).join(", ");
  return `\`${name}: ${type.text}\`${said && ` (${said})`}: ${description.replaceAll(/\s+/g, " ")}`;
}

function types({ dataTypes }: ComponentReference): string[] {
  return dataTypes.map(({ name, description, fields }) => {
    const lines = fields.map(({ name: field, type, required, description: about }) => {
      const comment = about && ` // ${about.replaceAll(/\s+/g, " ")}`;
      return `  ${field}${required ? "" : "?"}: ${type};${comment}`;
    });
    const code = fence("ts", `interface ${name} {\n${lines.join("\n")}\n}`);
    return section(`\`${name}\``, [description, code].filter(Boolean).join("\n\n"));
  });
}

function examples({ examples: all }: ComponentReference): string {
  return all
    .filter(({ code, isWhole }) => isWhole && code.split("\n").length <= longestExample)
    .slice(0, mostExamples)
    .map(({ name, description, code }) =>
      [`### ${name}`, description, fence("tsx", code)].filter(Boolean).join("\n\n"),
    )
    .join("\n\n");
}

const section = (title: string, text: string): string => text && `## ${title}\n\n${text}`;
const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;
