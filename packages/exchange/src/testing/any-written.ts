import { normalise, type StoryGraph } from "@katha/storygraph";
import { anyGraph } from "@katha/storygraph/testing";
import {
  array,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  record,
  string,
  type Arbitrary,
} from "fast-check";

/** Pieces that mean something in Twee, ink or JSON. */
const pieces = constantFrom(
  ..."[[|]]|->|<-|]|[|{|}|\\|::|\\::|\n|\n\n|\r|=== x ===|* |+ |- |~|#|//|/*|*/|<>|END|DONE| |\u2028|नाव|a|1".split(
    "|",
  ),
  "|",
  "-> END",
  "StoryData",
  "katha",
);
const hard = array(oneof(pieces, pieces, string({ maxLength: 3 })), { maxLength: 6 }).map((all) =>
  all.join(""),
);
const name = oneof(hard, constantFrom("a", "b", "StoryInit", "__proto__", "toString", "1", ""));
const choice = oneof(
  record({ text: hard, target: name }),
  record({ text: hard, target: name, more: jsonValue() }),
);
const node = record(
  {
    text: hard,
    choices: array(choice, { maxLength: 3 }),
    place: hard,
    other_tellings: hard,
    closer_look: hard,
    cast: array(hard, { maxLength: 2 }),
    ending: record({ kind: constantFrom("good", "dark"), title: hard }),
    tags: oneof(array(name), jsonValue()),
    position: oneof(constantFrom("10,20", "1,2 "), jsonValue()),
    katha: jsonValue(),
  },
  { requiredKeys: ["text", "choices"] },
);
const hardGraph = record(
  { start_node: name, nodes: dictionary(name, node, { maxKeys: 5 }), sources_note: hard },
  { requiredKeys: ["start_node", "nodes"] },
);

/** Stories that other formats find hard to hold. */
export const anyWritten: Arbitrary<StoryGraph> = oneof(hardGraph.map(normalise), anyGraph);
