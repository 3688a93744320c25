import path from "node:path";
import { pathToFileURL } from "node:url";
import { fence } from "./page.ts";

interface Example {
  readonly element: string;
  readonly html: string;
  readonly script?: string;
}

const about = `The look of the elements that work without a script, for pages without React: plain HTML with classes. Link
\`@katha/ui/styles.css\` and use no \`katha.css\` beside it; \`data-theme\` chooses the theme. The rules lie in the cascade layers
\`katha.tokens\`, \`katha.base\` and \`katha.primitives\`, so your own rules win over them. An element takes its own class, then one
of each kind: \`katha-button katha-button--primary katha-button--medium\`.`;

/** The classes of styles.css with the HTML that uses them, in Markdown. */
export async function classesPage(packageFolder: string): Promise<string> {
  const from = (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(packageFolder, "src/stylesheet", file)).href);
  const { classes, leftOut } = (await from("classes.ts")) as {
    classes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    leftOut: Readonly<Record<string, string>>;
  };
  const { examples } = (await from("examples.ts")) as {
    examples: Readonly<Record<string, Example>>;
  };
  const sections = Object.entries(classes).map(([element, records]) => {
    const names = Object.keys(records).map((name) => `\`${name}\``);
    const own = Object.values(examples).filter((example) => example.element === element);
    return [`## ${element}`, names.join(", "), ...own.map(shown)].join("\n\n");
  });
  const others = Object.entries(leftOut).map(
    ([folder, why]) => `- ${path.posix.basename(folder)}: ${why}.`,
  );
  return `${["# styles.css", about, ...sections, "## Without classes", others.join("\n")].join("\n\n")}\n`;
}

function shown({ html, script }: Example): string {
  const code = fence("html", html);
  return script === undefined
    ? code
    : `${code}\n\nWhat it cannot do by itself:\n\n${fence("js", script)}`;
}
