import type { BundleFault, Refusal, Unreadable } from "@katha/exchange";

const faults: Readonly<Record<BundleFault, (file: string, most: number) => string>> = {
  not_zip: () => "This file cannot be read as a zip.",
  too_many_files: (_, most) => `This bundle has more than ${most} files.`,
  too_large: (_, most) => `Unpacked, this bundle is larger than ${most / 1024 / 1024} MB.`,
  foreign_file: () => "This bundle has a file that belongs in no story bundle.",
  file_twice: (file) => `This bundle has ${file} twice.`,
  missing_file: (file) => `This bundle has no ${file}.`,
  broken_json: (file) => `In this bundle ${file} is no JSON that can be read.`,
};

/** What is wrong with a bundle. */
export const faultInWords = (fault: BundleFault, file = "", most = 0): string =>
  faults[fault](file, most);

const whys: Readonly<Record<Unreadable, string>> = {
  blank: "it is empty",
  not_text: "it is no text",
  too_long: "it is too long",
  too_deep: "its blocks stand too deep in one another",
  too_intricate: "it would become more scenes and conditions than a story can have",
  unknown:
    "it looks like no format that Katha reads; a file name such as story.ink tells which it is",
  broken_json: "its JSON is broken",
  not_object: "its JSON is no object",
  no_nodes: "its JSON has no nodes",
  no_passage: "it has no passage",
  no_knot: "it has no knot",
  no_scene: "it has no scene",
  twine_page: "it is a page for players: send the Twee source instead",
  compiled_ink: "it is compiled ink: send the ink source instead",
  broken_bundle: "it is no story bundle that can be read",
};

/** Why no story could be read, and where. */
export const refusalInWords = ({ why, line }: Refusal): string =>
  whys[why] + (line === undefined ? "" : `, in line ${line}`);
