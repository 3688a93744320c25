import { readdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@lingui/cli";
import { babelExtractor } from "@lingui/cli/api/extractors/babel";
import { formatter } from "@lingui/format-po";

const catalogues = path.join(import.meta.dirname, "src/messages/locales");

export default defineConfig({
  sourceLocale: "en",
  locales: readdirSync(catalogues)
    .filter((file) => file.endsWith(".po"))
    .map((file) => path.basename(file, ".po")),
  catalogs: [
    { path: "<rootDir>/src/messages/locales/{locale}", include: ["<rootDir>/src/messages"] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: "messageId",
  compileNamespace: "ts",
  extractors: [
    {
      match: (file) => babelExtractor.match(file),
      // Translators see the English above each id.
      extract: (file, code, found, context) =>
        babelExtractor.extract(
          file,
          code,
          (one) => found({ ...one, comment: one.message }),
          context,
        ),
    },
  ],
});
