import path from "node:path";
import { layerBorders, outsideBorders, packageBorders } from "./borders.mjs";

const tests = /\.(test|testing|stories|guide|bench)\.tsx?$/;
const forTests = /\/(testing|fixtures)\/|\.testing\.tsx?$/;
const toolsOfPackage = /^packages\/[^/]+\/tools\//;

/**
 * Returns why a file may not import something, or undefined if it may.
 * @param {string} file from the repository's root, with forward slashes
 * @param {string} specifier as written in the import
 * @param {boolean} isTypeOnly whether it is an `import type` or `export type`
 * @returns {string | undefined}
 */
export function crossing(file, specifier, isTypeOnly) {
  if (specifier.startsWith(".")) {
    const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ""));
    return acrossPackages(file, target, isTypeOnly) ?? acrossLayers(file, target);
  }
  if (specifier.startsWith("@katha/")) return byName(file, specifier, isTypeOnly);
  return fromOutside(file, specifier);
}

/** @param {string} file */
function homeOf(file) {
  return packageBorders.find(({ place }) => file.startsWith(`${place}/`));
}

/** @param {string} file @param {string} specifier @param {boolean} isTypeOnly */
function byName(file, specifier, isTypeOnly) {
  const home = homeOf(file);
  const [scope, name, ...inside] = specifier.split("/");
  const owner = `${scope}/${name}`;
  if (!home || `@katha/${path.posix.basename(home.place)}` === owner) return undefined;
  if (inside[0] === "src" || inside[0] === "dist") {
    return `${home.place} may not reach into ${specifier}: import ${owner} or one of its public paths`;
  }
  const isOfTypes = isAmong(home.types ?? [], specifier);
  const mayImport = isOfTypes
    ? isTypeOnly || tests.test(file) || forTests.test(file)
    : isAmong(home.may, specifier);
  if (mayImport) return undefined;
  const what = isOfTypes ? `values of ${specifier}` : specifier;
  return `${home.place} may not import ${what}: ${insteadOf(home.instead, owner)}`;
}

/** @param {string[]} names @param {string} specifier */
function isAmong(names, specifier) {
  return names.some(
    (name) => specifier === name || specifier.startsWith(name.endsWith("/") ? name : `${name}/`),
  );
}

/** @param {string} file @param {string} target @param {boolean} isTypeOnly */
function acrossPackages(file, target, isTypeOnly) {
  const home = homeOf(file);
  const abroad = homeOf(target);
  if (!home || !abroad || home === abroad || home.files?.includes(target)) return undefined;
  const owner = `@katha/${path.posix.basename(abroad.place)}`;
  if (!abroad.place.startsWith("packages/")) {
    return mayUseTools(file, abroad.place)
      ? undefined
      : `${home.place} may not import ${target}: ${abroad.place} is not part of the product`;
  }
  if (home.place === ".storybook" && abroad.place === "packages/ui") return undefined;
  return (
    byName(file, owner, isTypeOnly) ??
    `${home.place} may not reach into ${target}: import ${owner} or one of its public paths`
  );
}

/**
 * Scripts may be used by everything that is not product source: journeys, benchmarks, build configuration. Stories and
 * their shared testing code may use .storybook, since they start from its preview.
 * @param {string} file @param {string} tools
 */
function mayUseTools(file, tools) {
  if (tools === ".storybook")
    return /\.(stories\.tsx|guide\.ts)$/.test(file) || forTests.test(file);
  return tools === "scripts" && !/^packages\/[^/]+\/src\//.test(file);
}

/** @param {string} file @param {string} target */
function acrossLayers(file, target) {
  const borders = layerBorders.find(({ src }) => file.startsWith(`${src}/`));
  if (!borders) return undefined;
  if (toolsOfPackage.test(target))
    return `${file} may not import ${target}: tools are not part of the product`;
  if (!target.startsWith(`${borders.src}/`)) return undefined;
  if (forTests.test(file)) return undefined;
  if (forTests.test(target)) {
    return tests.test(file)
      ? undefined
      : `${file} may not import ${target}: it is for tests and stories`;
  }
  const [from, fromFamily] = placeIn(borders.src, file);
  const [to, toFamily] = placeIn(borders.src, target);
  const layers = /** @type {Record<string, string[]>} */ (borders.layers);
  const allowed = layers[from];
  if (!allowed) return isFolder(borders, from) ? unlisted(borders.src, from) : undefined;
  if (tests.test(file) && to.includes(".")) return undefined;
  if (from === to) {
    // A layer's index re-exports all of its families.
    if (fromFamily === toFamily || fromFamily === "index.ts") return undefined;
    return betweenFamilies(borders, file, target, to);
  }
  if (allowed.includes(to)) return undefined;
  return `${borders.src}/${from} may not import ${borders.src}/${to}: ${borders.instead}`;
}

/** @param {any} borders @param {string} layer */
function isFolder(borders, layer) {
  return !borders.openFolders && !layer.includes(".");
}

/** @param {string} src @param {string} layer */
function unlisted(src, layer) {
  return `${src}/${layer} is no layer yet: say in scripts/lint/borders.mjs what it may import`;
}

/** @param {any} borders @param {string} file @param {string} target @param {string} layer */
function betweenFamilies(borders, file, target, layer) {
  const instead = borders.families?.[layer];
  if (!instead) return undefined;
  const isPrivate = borders.privateFiles?.[layer];
  if (isPrivate && !isPrivate.test(target)) return undefined;
  if (borders.publicFaces?.[layer]?.test(target)) return undefined;
  return `${path.posix.dirname(file)} may not import ${target}: ${instead}`;
}

/** @param {string} src @param {string} file @returns {[string, string | undefined]} */
function placeIn(src, file) {
  const [layer = "", family] = file.slice(src.length + 1).split("/");
  return [layer, family];
}

/** @param {string} file @param {string} specifier */
function fromOutside(file, specifier) {
  if (tests.test(file) || forTests.test(file)) return undefined;
  for (const border of outsideBorders) {
    if (!border.names.test(specifier)) continue;
    const stopped =
      (border.in && border.in.test(file)) ||
      (border.not && border.not.test(file)) ||
      (border.only && file.startsWith("packages/") && !border.only.test(file));
    if (stopped) return `${file} may not import ${specifier}: ${border.instead}`;
  }
  return undefined;
}

/** @param {Record<string, string | undefined>} instead @param {string} owner */
function insteadOf(instead, owner) {
  return instead[owner] ?? instead["*"] ?? "it is not on the list in scripts/lint/borders.mjs";
}
