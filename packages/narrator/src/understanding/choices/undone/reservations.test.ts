import { expect, test } from "vitest";
import { reservationsIn } from "./reservations.ts";

test.each([
  ["you go and tell them, Kusum", ["byAnother", "toAnother"]],
  ["Kusum you go and tell them", ["toAnother"]],
  ["did you go and tell them?", []],
  ["let Teku go down by himself", ["byAnother"]],
  ["send a groom over to the queen", ["byAnother"]],
  ["विक्रम से कहो आज कहानी वह सुनाए", ["byAnother"]],
  ["maharaj ko baad mein bahar le jaate hain", ["putOff"]],
  ["one day I shall go to the police", ["putOff", "wished"]],
  ["write out the order, then think better of it", ["takenBack"]],
  ["मैं सीढ़ी पर चढ़ती हूँ पर रुक जाती हूँ", ["takenBack"]],
  ["say it in my head and drink the tea", ["inMind"]],
  ["मनात म्हणते चूक झाली", ["inMind"]],
  ["I'd love to kick this boat", ["wished"]],
  ["I tell him not to open the box", ["forbidden"]],
  ["keep Teku from going down", ["forbidden"]],
  ["instead of opening the box I wait", ["passedOver", "takenBack"]],
  ["I pretend to open the box", ["pretended", "takenBack"]],
  ["डिब्बा खोलने का नाटक करता हूँ", ["pretended"]],
  ["I take the lamp and go down", []],
  ["मैं चाबी उठाकर दरवाज़ा खोलती हूँ", []],
  ["let go of the rope", []],
  ["ok then, keep the lamp please", []],
  ["tell him the truth", []],
])("%s", (said, kinds) => {
  expect([...reservationsIn(said)].toSorted()).toEqual(kinds.toSorted());
});
