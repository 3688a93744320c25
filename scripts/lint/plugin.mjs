// Rules of this repository that no linter ships with, for oxlint's `jsPlugins`.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ambientBorders } from "./borders.mjs";
import { crossing } from "./crossing.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** @param {string} filename */
function fromRoot(filename) {
  return path.relative(root, filename).replaceAll(path.sep, "/");
}

const imports = {
  meta: { type: "problem", schema: [] },
  /** @param {any} context */
  create(context) {
    const file = fromRoot(context.filename);
    /** @param {any} node */
    const look = (node) => {
      if (typeof node.source?.value !== "string") return;
      const isTypeOnly = (node.importKind ?? node.exportKind) === "type";
      const message = crossing(file, node.source.value, isTypeOnly);
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
    };
  },
};

const ambient = {
  meta: { type: "problem", schema: [] },
  /** @param {any} context */
  create(context) {
    const file = fromRoot(context.filename);
    const here = ambientBorders.filter(
      (border) =>
        border.in.test(file) && !border.except?.test(file) && !/\.test\.ts$|\/testing\//.test(file),
    );
    if (here.length === 0) return {};
    /** @param {any} node @param {string} what */
    const look = (node, what) => {
      const border = here.find((each) => each.what.includes(what));
      if (border)
        context.report({ node, message: `${file} may not use ${what}: ${border.instead}` });
    };
    return {
      /** @param {any} node */
      MemberExpression(node) {
        if (node.object.type === "Identifier" && node.property.type === "Identifier") {
          look(node, `${node.object.name}.${node.property.name}`);
        }
      },
      /** @param {any} node */
      NewExpression(node) {
        if (node.callee.name === "Date" && node.arguments.length === 0) look(node, "new Date()");
      },
      /** @param {any} node */
      ImportSpecifier(node) {
        if (/^(node:)?(crypto|process)$/.test(node.parent.source.value)) {
          look(node, node.imported.name === "env" ? "process.env" : node.imported.name);
        }
      },
    };
  },
};

// oxlint expects a plugin as the default export, like ESLint.
export default { meta: { name: "katha" }, rules: { imports, ambient } };
