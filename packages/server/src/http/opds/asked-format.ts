import { type OpdsFormat, opdsType, publicationType } from "./addresses.ts";

const json = new Set([opdsType, publicationType, "application/json"]);
const atom = new Set(["application/atom+xml", "application/xml", "text/xml"]);

function qualityOf(accept: string, types: ReadonlySet<string>): number {
  const qualities = accept.split(",").map((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const given = parameters.find((one) => one.startsWith("q="));
    const quality = given === undefined ? 1 : Number(given.slice(2));
    return types.has(type) && quality > 0 ? quality : 0;
  });
  return Math.max(...qualities);
}

/** OPDS 2 for reading apps that say that they know it; most of the others know OPDS 1 alone. */
export function askedFormat(accept = ""): OpdsFormat {
  const quality = qualityOf(accept, json);
  return quality > 0 && quality >= qualityOf(accept, atom) ? "json" : "atom";
}
