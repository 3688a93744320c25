import type { OpenApiDocument } from "./document.ts";
import { html, Html } from "./html.ts";
import { listOperations, operationBox, wordsOf, type ListedOperation } from "./operation.ts";
import { liveSearch } from "./page-search.ts";
import { pageStyle } from "./page-style.ts";
import { fieldsOf, fieldTable, kindOf, shapeAnchor } from "./shape.ts";

interface PageOptions {
  search: string;
  nonce: string;
}

function sections(document: OpenApiDocument, operations: ListedOperation[]): Html[] {
  return document.tags.map(({ name }) => {
    const inTag = operations.filter(({ operation }) => operation.tags[0] === name);
    if (inTag.length === 0) return html``;
    return html`<section class="group" aria-labelledby="tag-${name}">
      <h2 id="tag-${name}">${name}</h2>
      ${inTag.map((listed) => operationBox(listed, document.components.schemas, inTag.length === 1 && operations.length === 1))}
    </section>`;
  });
}

function shapes(document: OpenApiDocument): Html[] {
  return Object.entries(document.components.schemas)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, schema]) => {
      const fields = fieldsOf(schema);
      return html`<section
        class="shape"
        id="${shapeAnchor(name)}"
        aria-labelledby="${shapeAnchor(name)}-name"
      >
        <h3 id="${shapeAnchor(name)}-name">${name}</h3>
        ${fields.length > 0 ? fieldTable(`Fields of ${name}`, fields) : html`<p>${kindOf(schema)}</p>`}
      </section>`;
    });
}

function count(found: number): string {
  if (found === 0) return "No call fits these words.";
  return found === 1 ? "1 call" : `${found} calls`;
}

/** The API for people: complete without a script, quicker with one. */
export function docsPage(document: OpenApiDocument, { search, nonce }: PageOptions): string {
  const all = listOperations(document);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((listed) => words.every((word) => wordsOf(listed).includes(word)));
  const { title, version, description } = document.info;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <link rel="icon" href="data:," />
        <title>${title} API ${version}</title>
        <style nonce="${nonce}">
          ${new Html(pageStyle)}
        </style>
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <h1>${title} API <small>${version}</small></h1>
          <p>${description}</p>
          <p>
            Every call lives below <code>${document.servers[0]?.url}</code>, with or without a
            trailing slash. Errors are <code>application/problem+json</code>:
            <a href="#${shapeAnchor("Problem")}">Problem</a>. Signed in means an access token in
            <code>Authorization: Bearer</code>. For machines:
            <a href="${document.servers[0]?.url}/openapi.json">openapi.json</a>.
          </p>
          <form role="search" action="/api/docs" method="get">
            <label for="q">Find a call</label>
            <div>
              <input
                id="q"
                name="q"
                type="search"
                value="${search}"
                autocomplete="off"
                placeholder="stories, GET, turn"
              />
              <button type="submit">Find</button>
            </div>
            <p id="found" role="status">${count(found.length)}</p>
          </form>
        </header>
        <main id="calls">
          ${sections(document, found)}
          <section class="shapes" aria-labelledby="shapes">
            <h2 id="shapes">Shapes</h2>
            ${shapes(document)}
          </section>
        </main>
        <script nonce="${nonce}">
          ${new Html(liveSearch)};
        </script>
      </body>
    </html>`;
  return page.markup;
}
