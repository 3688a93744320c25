import type { Answer, OpenApiDocument, Operation } from "./document.ts";
import { exampleOf, nameOfReference } from "./example.ts";
import { html, type Html } from "./html.ts";
import { fieldsOf, fieldTable, kindOf } from "./shape.ts";
import type { JsonSchema } from "./schemas.ts";

type Components = Readonly<Record<string, JsonSchema>>;

const accessWords: Record<string, string> = {
  anyone: "Anyone",
  user: "Signed in",
  admin: "Administrators",
};

export interface ListedOperation {
  method: string;
  path: string;
  operation: Operation;
}

export function listOperations(document: OpenApiDocument): ListedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** What a search looks through. */
export function wordsOf({ method, path, operation }: ListedOperation): string {
  const { summary, operationId, tags } = operation;
  return [method, path, summary, operationId, ...tags].join(" ").toLowerCase();
}

function exampleBox(label: string, schema: JsonSchema, components: Components): Html {
  const text = JSON.stringify(exampleOf(schema, components), null, 2);
  return html`<details class="example">
    <summary>Example of ${label}</summary>
    <pre tabindex="0"><code>${text}</code></pre>
  </details>`;
}

function bodyBox(operation: Operation, components: Components): Html | false {
  if (operation.requestBody === undefined) return false;
  const { content } = operation.requestBody;
  const schema = content["application/json"]?.schema;
  if (schema === undefined) {
    const types = Object.keys(content).map((type) => html`<li><code>${type}</code></li>`);
    return html`<h3>Body <small>a file</small></h3>
      <ul>
        ${types}
      </ul>`;
  }
  const name = nameOfReference(schema);
  const fields = fieldsOf(name === undefined ? schema : (components[name] ?? {}));
  return html`<h3>Body ${name !== undefined && html`<small>${kindOf(schema)}</small>`}</h3>
    ${fields.length > 0 && fieldTable(`Body of ${operation.operationId}`, fields)}
    ${exampleBox("a body", schema, components)}`;
}

function answerRow(status: string, answer: Answer): Html {
  const kinds = Object.entries(answer.content ?? {}).map(
    ([type, { schema }]) => html`<div><code>${type}</code> ${kindOf(schema)}</div>`,
  );
  return html`<tr>
    <th scope="row">${status === "default" ? "other" : status}</th>
    <td>${answer.description}</td>
    <td>${kinds}</td>
  </tr>`;
}

function answersBox(operation: Operation, components: Components): Html {
  const rows = Object.entries(operation.responses).map(([status, answer]) =>
    answerRow(status, answer),
  );
  const success = Object.values(operation.responses)[0]?.content?.["application/json"]?.schema;
  return html`<h3>Answers</h3>
    <div class="wide" role="region" aria-label="Answers of ${operation.operationId}" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">When</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    ${success && exampleBox("an answer", success, components)}`;
}

export function operationBox(listed: ListedOperation, components: Components, open: boolean): Html {
  const { method, path, operation } = listed;
  const access = operation["x-access"];
  const { parameters } = operation;
  return html`<details
    class="call"
    id="${operation.operationId}"
    data-words="${wordsOf(listed)}"
    ${open && "open"}
  >
    <summary>
      <span class="method ${method.toLowerCase()}">${method}</span>
      <code class="path">${path}</code>
      <span class="summary">${operation.summary}</span>
      <span class="access">${accessWords[access] ?? access}</span>
    </summary>
    <div class="inside">
      ${
        parameters.length > 0 &&
        html`<h3>Parameters</h3>
          ${fieldTable(`Parameters of ${operation.operationId}`, parameters)}`
      }
      ${bodyBox(operation, components)} ${answersBox(operation, components)}
    </div>
  </details>`;
}
