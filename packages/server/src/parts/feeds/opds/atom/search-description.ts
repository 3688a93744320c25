import type { OpdsAddresses } from "../addresses.ts";
import { acquisitionType } from "./types.ts";
import { element, textElement, xmlDocument } from "@katha/play/xml";

/** How the stories are searched, by OpenSearch 1.1. */
export function searchDescription({ searchTemplate }: OpdsAddresses): string {
  const content = [
    textElement("ShortName", "Katha"),
    textElement("Description", "Stories at Katha"),
    textElement("InputEncoding", "UTF-8"),
    textElement("OutputEncoding", "UTF-8"),
    element("Url", { type: acquisitionType, template: searchTemplate }),
  ];
  const xmlns = "http://a9.com/-/spec/opensearch/1.1/";
  return xmlDocument(element("OpenSearchDescription", { xmlns }, ...content));
}
