import type { Plugin } from "vite";

/** The contract's schemas check answers in development; a build that carries them has lost 15 KB to a slip. */
export function withoutSchemas(): Plugin {
  return {
    name: "katha:without-schemas",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const zod = file.type === "chunk" && file.moduleIds.find((id) => /\/zod\//.test(id));
        if (zod) this.error(`${file.fileName} carries ${zod}: import only types from the contract`);
      }
    },
  };
}
