import { expect, test } from "vitest";
import { foreignFrames, framesIn, unframed, type Frame } from "./frames.ts";

test.each<[said: string, frames: Frame[]]>([
  ["I'm afraid to open the box", ["shrunkFrom"]],
  ["I'd rather die than sign", ["shrunkFrom"]],
  ["there's no point waiting for him", ["shrunkFrom"]],
  ["sorry that I didn't ring the bell", ["shrunkFrom"]],
  ["दरवाज़ा खोलने की हिम्मत नहीं", ["shrunkFrom"]],
  ["sach batana bhool gayi", ["shrunkFrom"]],
  ["before I open it, I listen", ["beforehand"]],
  ["anything but go back", ["beforehand"]],
  ["baarish aane se pehle laut chalo", ["beforehand"]],
  ["tell her to go down", ["bidden"]],
  ["let her pull the bar", ["bidden"]],
  ["उससे कहो कि रामदीन को बुला ले", ["bidden"]],
  ["watch him write the name", ["watched"]],
  ["I hear them pull the rope", ["watched"]],
  ["you should ask the old man", ["ofAnother"]],
  ["तुम उस बूढ़े से बात करो", ["ofAnother"]],
  ["they expect me to sign", ["wantedOfMe"]],
  ["I hum a song about leaving home", ["spokenOf"]],
  ["in my dream I ring the bell", ["toldOf"]],
  ["back then I rang the bell", ["toldOf"]],
  ["log kehte hain ki raja ko jagao", ["toldOf"]],
  ["I was going to sign but I stay put", ["onceMeant"]],
  ["I threaten to tell everybody", ["onceMeant"]],
  ["one day I will ask him", ["putOff"]],
  ["baad mein raja ko jagao", ["putOff"]],
  ["I pretend to sleep", ["pretended"]],
  ["announce the count my foot", ["mocked"]],
  ["I run my finger down the form to see if the ink is dry", ["toSeeWhether"]],
  ["हरी शीशी रहने दो, पिछली वाली का हाल देख लिया", ["refused"]],
  ["look at the stick lying there, dont go to it", ["refused"]],
  ["I'll save the third story for tomorrow night", ["putOff"]],
  ["we could go and see the flowers on Sunday", ["putOff"]],
  ["अगले फेरे के लिए पति वाला सवाल बचाऊँगा", ["putOff"]],
  ["the first minister is always going on about wind", ["onlyTold"]],
  ["take the box, don't look back", []],
  ["open the box", []],
  ["I tell him the truth", []],
  ["let me have a look", []],
  ["let him have my half", []],
  ["put out everything except the word SEE", []],
  ["I see who comes and hide", []],
  ["अब्बा के नीचे से निकल जाती हूँ", []],
  ["I try to open the box before the king comes", []],
  ["I'm too late, I run", []],
])("%s: %o", (said, frames) => {
  expect(framesIn(said)).toEqual(frames);
});

test("a choice that is worded so is meant so", () => {
  expect(foreignFrames("tell her to go down", ["Send her down.", "ask her to go down"])).toEqual(
    [],
  );
  expect(foreignFrames("tell her to go down", ["Go down.", "down the steps"])).toEqual(["bidden"]);
});

test("what is done beside it stays", () => {
  expect(unframed("I'm afraid to look, so I run to the gate", ["shrunkFrom"])).toBe(
    "I run to the gate",
  );
  expect(unframed("baarish aane se pehle laut chalo", ["beforehand"])).toBe("laut chalo");
  expect(unframed("before I go", ["beforehand"])).toBe("");
});
