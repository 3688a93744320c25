import { strToU8, zipSync } from "fflate";

const asFile = (value: object) => strToU8(JSON.stringify(value));

/** A story bundle of one scene. */
export function aBundle(): Uint8Array<ArrayBuffer> {
  const nodes = { ford: { text: "Low water.", choices: [] } };
  return zipSync({
    "manifest.json": asFile({}),
    "story.json": asFile({ fields: { title: "The Ford" } }),
    "structure.json": asFile({ start_node: "ford", nodes }),
  });
}
