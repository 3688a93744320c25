import { type Declaration, type Mention, type Module, readModule } from "./read-module.ts";

/** Reads each .d.ts file once and resolves its names. */
export class Declarations {
  readonly #modules = new Map<string, Module>();

  /** The exports of a file, including those of `export *`, with their declarations. */
  exportsOf(file: string): Map<string, Declaration> {
    const { exported, stars } = this.#module(file);
    const all = new Map<string, Declaration>();
    for (const next of stars) {
      for (const [name, declaration] of this.exportsOf(next)) all.set(name, declaration);
    }
    for (const [name, mention] of exported) {
      const declaration = this.find(mention);
      if (declaration) all.set(name, declaration);
    }
    return all;
  }

  find({ file, name, scope }: Mention): Declaration | undefined {
    if (scope === "exported") return this.exportsOf(file).get(name);
    const { declared, imported } = this.#module(file);
    const other = imported.get(name);
    return declared.get(name) ?? (other && this.find(other));
  }

  #module(file: string): Module {
    const known = this.#modules.get(file);
    if (known) return known;
    const module = readModule(file);
    this.#modules.set(file, module);
    return module;
  }
}
