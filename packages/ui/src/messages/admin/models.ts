import type { MessageTable } from "../types.ts";

export const adminModelsMessages = {
  "models.title": /*i18n*/ { id: "admin.models.title", message: "Storytellers and painters" },
  "models.note": /*i18n*/ {
    id: "admin.models.note",
    message:
      "Who tells and who paints. A change holds at once, on every server, and is written in the audit log.",
  },
  "models.bound.text": /*i18n*/ {
    id: "admin.models.bound.text",
    message: "{name} is told by {model} now.",
  },
  "models.bound.image": /*i18n*/ {
    id: "admin.models.bound.image",
    message: "{name} is painted by {model} now.",
  },
  "models.found": /*i18n*/ { id: "admin.models.found", message: "Found here" },
  "models.foundNote": /*i18n*/ {
    id: "admin.models.foundNote",
    message: "What serves models on the server’s own machine. No other host is asked.",
  },
  "models.looking": /*i18n*/ { id: "admin.models.looking", message: "Looking on this machine..." },
  "models.lookAgain": /*i18n*/ { id: "admin.models.lookAgain", message: "Look again" },
  "models.foundNothing": /*i18n*/ {
    id: "admin.models.foundNothing",
    message: "Nothing on this machine serves models.",
  },
  "models.howToStart": /*i18n*/ {
    id: "admin.models.howToStart",
    message: "Looked for {names}. The quickest to have: install Ollama, run",
  },
  "models.thenLook": /*i18n*/ { id: "admin.models.thenLook", message: "and look again." },
  "models.notRunning": /*i18n*/ {
    id: "admin.models.notRunning",
    message: "Not running here: {names}. Start one, and look again.",
  },
  "models.noModels": /*i18n*/ {
    id: "admin.models.noModels",
    message: "It runs, but has no model yet.",
  },
  "models.others": /*i18n*/ {
    id: "admin.models.others",
    message:
      "{count, plural, one {{amount} more neither tells nor paints.} other {{amount} more neither tell nor paint.}}",
  },
  "models.own": /*i18n*/ { id: "admin.models.own", message: "Katha’s own" },
  "models.ownNote": /*i18n*/ {
    id: "admin.models.ownNote",
    message:
      "Models that Katha brings to this machine and runs itself, for no coins of anybody. Nothing that is typed or told leaves it.",
  },
  "models.ownCores": /*i18n*/ {
    id: "admin.models.ownCores",
    message: "{count, plural, one {{amount} core} other {{amount} cores}}",
  },
  "models.ownLeast": /*i18n*/ {
    id: "admin.models.ownLeast",
    message:
      "This machine: {cores}, {memory} of memory. Two cores and stories in English are the least; readable Hindi begins at 3 to 4 billion parameters, and more cores tell faster.",
  },
  "models.ownList": /*i18n*/ {
    id: "admin.models.ownList",
    message: "The models that Katha brings",
  },
  "models.ownAbout": /*i18n*/ { id: "admin.models.ownAbout", message: "About {name}" },
  "models.ownMemory": /*i18n*/ {
    id: "admin.models.ownMemory",
    message: "{amount} of memory while it tells",
  },
  "models.ownUsual": /*i18n*/ {
    id: "admin.models.ownUsual",
    message: "{amount} words a second on two cores",
  },
  "models.ownMeasured": /*i18n*/ {
    id: "admin.models.ownMeasured",
    message: "{amount} words a second on this machine, the first after {seconds}",
  },
  "models.ownBring": /*i18n*/ { id: "admin.models.ownBring", message: "Bring it" },
  "models.ownGoOn": /*i18n*/ { id: "admin.models.ownGoOn", message: "Go on" },
  "models.ownStop": /*i18n*/ { id: "admin.models.ownStop", message: "Stop" },
  "models.ownRemove": /*i18n*/ { id: "admin.models.ownRemove", message: "Remove" },
  "models.ownToBring": /*i18n*/ {
    id: "admin.models.ownToBring",
    message: "To download: {amount}, and once {runtime} for what runs it.",
  },
  "models.ownToBringFile": /*i18n*/ {
    id: "admin.models.ownToBringFile",
    message: "To download: {amount}.",
  },
  "models.ownPart": /*i18n*/ {
    id: "admin.models.ownPart",
    message: "{here} of {whole} are here already.",
  },
  "models.ownHere": /*i18n*/ { id: "admin.models.ownHere", message: "Here" },
  "models.ownLoaded": /*i18n*/ { id: "admin.models.ownLoaded", message: "Here, in memory" },
  "models.ownPreparing": /*i18n*/ {
    id: "admin.models.ownPreparing",
    message: "Installing what runs it...",
  },
  "models.ownDownloading": /*i18n*/ {
    id: "admin.models.ownDownloading",
    message: "Downloading {name}",
  },
  "models.ownAmount": /*i18n*/ { id: "admin.models.ownAmount", message: "{here} of {whole}" },
  "models.ownPace": /*i18n*/ {
    id: "admin.models.ownPace",
    message: "{speed} a second. The page may be left; it goes on.",
  },
  "models.ownChecking": /*i18n*/ {
    id: "admin.models.ownChecking",
    message: "Comparing the file with its checksum...",
  },
  "models.ownMeasuring": /*i18n*/ {
    id: "admin.models.ownMeasuring",
    message: "Loading it, and hearing how fast it tells here...",
  },
  "models.ownLacks.memory": /*i18n*/ {
    id: "admin.models.ownLacks.memory",
    message: "It needs {amount} of memory, and this machine has {has}.",
  },
  "models.ownLacks.disk": /*i18n*/ {
    id: "admin.models.ownLacks.disk",
    message: "It needs {amount} on the disk, and {has} are free.",
  },
  "models.ownFailed.no_runtime": /*i18n*/ {
    id: "admin.models.ownFailed.no_runtime",
    message: "What runs models does not exist for this machine’s system or processor.",
  },
  "models.ownFailed.runtime_failed": /*i18n*/ {
    id: "admin.models.ownFailed.runtime_failed",
    message:
      "What runs it could not be installed. Look whether this server has npm and reaches its package registry, and try again.",
  },
  "models.ownFailed.unreachable": /*i18n*/ {
    id: "admin.models.ownFailed.unreachable",
    message: "The address of the file cannot be reached. Try again, or place the file by hand.",
  },
  "models.ownFailed.address_refused": /*i18n*/ {
    id: "admin.models.ownFailed.address_refused",
    message: "The address of the file leads into a network that Katha may not ask.",
  },
  "models.ownFailed.not_there": /*i18n*/ {
    id: "admin.models.ownFailed.not_there",
    message: "The file is not at its address any more. Name a mirror, or place the file by hand.",
  },
  "models.ownFailed.mirror_failed": /*i18n*/ {
    id: "admin.models.ownFailed.mirror_failed",
    message: "The address answered with a fault. Try again later; what is here is kept.",
  },
  "models.ownFailed.broken_off": /*i18n*/ {
    id: "admin.models.ownFailed.broken_off",
    message: "The download broke off. What is here is kept, and it goes on from there.",
  },
  "models.ownFailed.wrong_checksum": /*i18n*/ {
    id: "admin.models.ownFailed.wrong_checksum",
    message:
      "The file is not the one that it should be, and was thrown away: its checksum differs. Try again, or use another address.",
  },
  "models.ownFailed.disk_full": /*i18n*/ {
    id: "admin.models.ownFailed.disk_full",
    message: "The disk is full. Make room, and go on; what is here is kept.",
  },
  "models.ownFailed.too_little_memory": /*i18n*/ {
    id: "admin.models.ownFailed.too_little_memory",
    message: "This machine has too little memory for it.",
  },
  "models.ownFailed.not_loaded": /*i18n*/ {
    id: "admin.models.ownFailed.not_loaded",
    message: "The file is here, but could not be loaded. Remove it, and bring it again.",
  },
  "models.ownFailed.crashed": /*i18n*/ {
    id: "admin.models.ownFailed.crashed",
    message: "It stopped while it told. The next turn starts it again.",
  },
  "models.ownByHand": /*i18n*/ {
    id: "admin.models.ownByHand",
    message: "Without the Internet: place the files by hand",
  },
  "models.ownByHandNote": /*i18n*/ {
    id: "admin.models.ownByHandNote",
    message:
      "Put a file of this name into {folder} on the server, and press Bring it: it is checked, and not downloaded.",
  },
  "models.ownByHandFrom": /*i18n*/ { id: "admin.models.ownByHandFrom", message: "From" },
  "models.ownByHandFile": /*i18n*/ { id: "admin.models.ownByHandFile", message: "File" },
  "models.ownByHandSum": /*i18n*/ {
    id: "admin.models.ownByHandSum",
    message: "Checksum (SHA-256)",
  },
  "models.ownRemoveTitle": /*i18n*/ {
    id: "admin.models.ownRemoveTitle",
    message: "Remove {name} from this machine?",
  },
  "models.ownRemoveNote": /*i18n*/ {
    id: "admin.models.ownRemoveNote",
    message: "Its file is deleted: {amount}. To have it again it is downloaded again.",
  },
  "models.ownRemoveBound": /*i18n*/ {
    id: "admin.models.ownRemoveBound",
    message: "It tells no longer where it is bound; Katha’s built-in storyteller goes on there.",
  },
  "models.byKey": /*i18n*/ { id: "admin.models.byKey", message: "By key or address" },
  "models.byKeyNote": /*i18n*/ {
    id: "admin.models.byKeyNote",
    message:
      "Models of a company, or of any other address. The key is sealed when it is kept, and never shown again.",
  },
  "models.choose": /*i18n*/ { id: "admin.models.choose", message: "Add a provider" },
  "models.another": /*i18n*/ { id: "admin.models.another", message: "Another address" },
  "models.key": /*i18n*/ { id: "admin.models.key", message: "Key" },
  "models.keyMissing": /*i18n*/ { id: "admin.models.keyMissing", message: "Paste the key." },
  "models.getKey": /*i18n*/ { id: "admin.models.getKey", message: "Where to get a key" },
  "models.newTab": /*i18n*/ { id: "admin.models.newTab", message: "Opens in a new tab" },
  "models.address": /*i18n*/ { id: "admin.models.address", message: "Address" },
  "models.addressHint": /*i18n*/ {
    id: "admin.models.addressHint",
    message: "Like https://api.example.com/v1",
  },
  "models.addressFault": /*i18n*/ {
    id: "admin.models.addressFault",
    message: "Write an address that begins with https:// or http://.",
  },
  "models.name": /*i18n*/ { id: "admin.models.name", message: "Name" },
  "models.nameHint": /*i18n*/ {
    id: "admin.models.nameHint",
    message: "Small letters, digits and hyphens.",
  },
  "models.nameFault": /*i18n*/ {
    id: "admin.models.nameFault",
    message: "Begin with a small letter or a digit; 40 at most.",
  },
  "models.nameTaken": /*i18n*/ {
    id: "admin.models.nameTaken",
    message: "There is a provider of this name already.",
  },
  "models.protocol": /*i18n*/ { id: "admin.models.protocol", message: "Protocol" },
  "models.protocol.openai": /*i18n*/ {
    id: "admin.models.protocol.openai",
    message: "OpenAI’s, which most others speak",
  },
  "models.protocol.ollama": /*i18n*/ { id: "admin.models.protocol.ollama", message: "Ollama’s" },
  "models.protocol.anthropic": /*i18n*/ {
    id: "admin.models.protocol.anthropic",
    message: "Anthropic’s",
  },
  "models.protocol.google": /*i18n*/ { id: "admin.models.protocol.google", message: "Google’s" },
  "models.goesTo": /*i18n*/ {
    id: "admin.models.goesTo",
    message:
      "Whatever is bound here is told by {name}: with every turn, what the player types and the story’s text go to {name}.",
  },
  "models.staysHere": /*i18n*/ {
    id: "admin.models.staysHere",
    message: "It runs on this machine: what players type and the story’s text stay here.",
  },
  "models.keep": /*i18n*/ { id: "admin.models.keep", message: "Keep it and list its models" },
  "models.keepKey": /*i18n*/ { id: "admin.models.keepKey", message: "Keep the key" },
  "models.cancel": /*i18n*/ { id: "admin.models.cancel", message: "Leave it" },
  "models.keyKept": /*i18n*/ { id: "admin.models.keyKept", message: "A key is kept" },
  "models.noKey": /*i18n*/ { id: "admin.models.noKey", message: "No key" },
  "models.fromFile": /*i18n*/ { id: "admin.models.fromFile", message: "From KATHA_MODELS" },
  "models.fromFileNote": /*i18n*/ {
    id: "admin.models.fromFileNote",
    message: "KATHA_MODELS says who. It is changed in that file, and holds after a start.",
  },
  "models.list": /*i18n*/ { id: "admin.models.list", message: "Its models" },
  "models.listOf": /*i18n*/ { id: "admin.models.listOf", message: "The models of {name}" },
  "models.more": /*i18n*/ { id: "admin.models.more", message: "Change {name}" },
  "models.replaceKey": /*i18n*/ { id: "admin.models.replaceKey", message: "Replace the key" },
  "models.addKey": /*i18n*/ { id: "admin.models.addKey", message: "Give it a key" },
  "models.removeKey": /*i18n*/ { id: "admin.models.removeKey", message: "Remove the key" },
  "models.removeProvider": /*i18n*/ { id: "admin.models.removeProvider", message: "Remove it" },
  "models.removeTitle": /*i18n*/ { id: "admin.models.removeTitle", message: "Remove {name}?" },
  "models.removeNote": /*i18n*/ {
    id: "admin.models.removeNote",
    message: "Its address and its key are forgotten. What it told stays told.",
  },
  "models.remove": /*i18n*/ { id: "admin.models.remove", message: "Remove" },
  "models.search": /*i18n*/ { id: "admin.models.search", message: "Search the models of {name}" },
  "models.noneFound": /*i18n*/ { id: "admin.models.noneFound", message: "No model of that name." },
  "models.noOffers": /*i18n*/ {
    id: "admin.models.noOffers",
    message: "It offers no model that tells or paints.",
  },
  "models.loading": /*i18n*/ {
    id: "admin.models.loading",
    message: "Asking {name} for its models...",
  },
  "models.billions": /*i18n*/ {
    id: "admin.models.billions",
    message: "{amount} billion parameters",
  },
  "models.context": /*i18n*/ { id: "admin.models.context", message: "{amount} tokens of context" },
  "models.prices": /*i18n*/ {
    id: "admin.models.prices",
    message: "{read} read and {written} written, per million tokens",
  },
  "models.paints": /*i18n*/ { id: "admin.models.paints", message: "Paints" },
  "models.english.no": /*i18n*/ { id: "admin.models.english.no", message: "no English" },
  "models.english.with_care": /*i18n*/ {
    id: "admin.models.english.with_care",
    message: "English with care",
  },
  "models.english.well": /*i18n*/ { id: "admin.models.english.well", message: "English well" },
  "models.hindi.no": /*i18n*/ { id: "admin.models.hindi.no", message: "no Hindi" },
  "models.hindi.with_care": /*i18n*/ {
    id: "admin.models.hindi.with_care",
    message: "Hindi with care",
  },
  "models.hindi.well": /*i18n*/ { id: "admin.models.hindi.well", message: "Hindi well" },
  "models.skillUnknown": /*i18n*/ {
    id: "admin.models.skillUnknown",
    message: "How well it tells is not known: hear a sample.",
  },
  "models.hear": /*i18n*/ { id: "admin.models.hear", message: "Hear a sample" },
  "models.hearOf": /*i18n*/ { id: "admin.models.hearOf", message: "Hear a sample of {model}" },
  "models.bindTo": /*i18n*/ { id: "admin.models.bindTo", message: "Bind to {name}" },
  "models.bindOf": /*i18n*/ { id: "admin.models.bindOf", message: "Bind to {name}: {model}" },
  "models.bindOther": /*i18n*/ {
    id: "admin.models.bindOther",
    message: "Bind {model} to another name",
  },
  "models.boundNow": /*i18n*/ { id: "admin.models.boundNow", message: "Now: {model}" },
  "models.boundToNobody": /*i18n*/ { id: "admin.models.boundToNobody", message: "Now: nobody" },
  "models.boundToKatha": /*i18n*/ { id: "admin.models.boundToKatha", message: "Now: Katha’s own" },
  "models.tellsAs": /*i18n*/ { id: "admin.models.tellsAs", message: "Tells as {names}" },
  "models.paintsAs": /*i18n*/ { id: "admin.models.paintsAs", message: "Paints as {names}" },
  "models.tells": /*i18n*/ { id: "admin.models.tells", message: "Who tells now" },
  "models.paintsNow": /*i18n*/ { id: "admin.models.paintsNow", message: "Who paints now" },
  "models.everyOther": /*i18n*/ { id: "admin.models.everyOther", message: "All others" },
  "models.everyOtherNote": /*i18n*/ {
    id: "admin.models.everyOtherNote",
    message: "Every name above to which nobody else is bound.",
  },
  "models.own.text": /*i18n*/ {
    id: "admin.models.own.text",
    message: "Katha’s own storyteller, free for players.",
  },
  "models.own.image": /*i18n*/ { id: "admin.models.own.image", message: "Katha’s own painter." },
  "models.unserved": /*i18n*/ {
    id: "admin.models.unserved",
    message: "Nobody: players are not offered it.",
  },
  "models.everyOtherNobody": /*i18n*/ {
    id: "admin.models.everyOtherNobody",
    message:
      "Nobody yet: a model bound here serves every name above to which nobody else is bound.",
  },
  "models.asOthers": /*i18n*/ {
    id: "admin.models.asOthers",
    message: "As all others, until it is bound itself.",
  },
  "models.fallback": /*i18n*/ {
    id: "admin.models.fallback",
    message: "If nobody before it answers",
  },
  "models.state.ready": /*i18n*/ { id: "admin.models.state.ready", message: "Answering" },
  "models.state.trying": /*i18n*/ { id: "admin.models.state.trying", message: "On trial" },
  "models.state.resting": /*i18n*/ { id: "admin.models.state.resting", message: "Resting" },
  "models.restsUntil": /*i18n*/ {
    id: "admin.models.restsUntil",
    message: "It failed several times in a row, and is left alone until {moment}.",
  },
  "models.lastFailed": /*i18n*/ {
    id: "admin.models.lastFailed",
    message: "Last failed {moment}. {why}",
  },
  "models.latency": /*i18n*/ {
    id: "admin.models.latency",
    message: "First word after {first}, all after {whole}",
  },
  "models.latencyWhole": /*i18n*/ { id: "admin.models.latencyWhole", message: "All after {whole}" },
  "models.unasked": /*i18n*/ { id: "admin.models.unasked", message: "Not asked lately" },
  "models.earlier": /*i18n*/ {
    id: "admin.models.earlier",
    message: "Ask {model} earlier for {name}",
  },
  "models.later": /*i18n*/ { id: "admin.models.later", message: "Ask {model} later for {name}" },
  "models.unbind": /*i18n*/ { id: "admin.models.unbind", message: "Unbind {model} from {name}" },
  "models.unbindTitle": /*i18n*/ {
    id: "admin.models.unbindTitle",
    message: "Unbind {model} from {name}?",
  },
  "models.unbindNote": /*i18n*/ {
    id: "admin.models.unbindNote",
    message: "Its options under this name go with it. What it told stays told.",
  },
  "models.unbindDo": /*i18n*/ { id: "admin.models.unbindDo", message: "Unbind" },
  "models.turns": /*i18n*/ { id: "admin.models.turns", message: "Turns in seven days" },
  "models.failedTurns": /*i18n*/ { id: "admin.models.failedTurns", message: "Failed" },
  "models.coinsPaid": /*i18n*/ { id: "admin.models.coinsPaid", message: "Coins paid" },
  "models.thousand": /*i18n*/ { id: "admin.models.thousand", message: "A thousand turns cost you" },
  "models.price.text": /*i18n*/ {
    id: "admin.models.price.text",
    message: "{count, plural, one {{amount} coin a part} other {{amount} coins a part}}",
  },
  "models.price.image": /*i18n*/ {
    id: "admin.models.price.image",
    message: "{count, plural, one {{amount} coin a picture} other {{amount} coins a picture}}",
  },
  "models.priceOf": /*i18n*/ { id: "admin.models.priceOf", message: "Change the price of {name}" },
  "models.priceTitle": /*i18n*/ {
    id: "admin.models.priceTitle",
    message: "What players pay for {name}",
  },
  "models.priceNote": /*i18n*/ {
    id: "admin.models.priceNote",
    message: "Players see the new price before their next turn.",
  },
  "models.coins": /*i18n*/ { id: "admin.models.coins", message: "Coins" },
  "models.coinsUsual": /*i18n*/ { id: "admin.models.coinsUsual", message: "As usual: {amount}." },
  "models.coinsFault": /*i18n*/ {
    id: "admin.models.coinsFault",
    message: "A whole number from 0 to {max}.",
  },
  "models.priceKeep": /*i18n*/ { id: "admin.models.priceKeep", message: "Set the price" },
  "models.priceUsual": /*i18n*/ { id: "admin.models.priceUsual", message: "As usual" },
  "models.options": /*i18n*/ { id: "admin.models.options", message: "Options" },
  "models.optionsOf": /*i18n*/ {
    id: "admin.models.optionsOf",
    message: "Options of {model} for {name}",
  },
  "models.promptTokens": /*i18n*/ {
    id: "admin.models.promptTokens",
    message: "Room for the prompt",
  },
  "models.promptTokensHint": /*i18n*/ {
    id: "admin.models.promptTokensHint",
    message: "In tokens. More remembers more of the story, and costs more.",
  },
  "models.answerTokens": /*i18n*/ {
    id: "admin.models.answerTokens",
    message: "Room for the answer",
  },
  "models.answerTokensHint": /*i18n*/ {
    id: "admin.models.answerTokensHint",
    message: "In tokens.",
  },
  "models.temperature": /*i18n*/ { id: "admin.models.temperature", message: "Temperature" },
  "models.temperatureHint": /*i18n*/ {
    id: "admin.models.temperatureHint",
    message: "From 0 to 2: higher is bolder. Empty: as the model likes it.",
  },
  "models.structured": /*i18n*/ {
    id: "admin.models.structured",
    message: "How it is asked for choices",
  },
  "models.structured.json_schema": /*i18n*/ {
    id: "admin.models.structured.json_schema",
    message: "By a schema",
  },
  "models.structured.json_object": /*i18n*/ {
    id: "admin.models.structured.json_object",
    message: "As plain JSON",
  },
  "models.structured.none": /*i18n*/ {
    id: "admin.models.structured.none",
    message: "Not at all: the author’s choices alone",
  },
  "models.hears": /*i18n*/ {
    id: "admin.models.hears",
    message: "Is asked what a typed line means",
  },
  "models.bridges": /*i18n*/ {
    id: "admin.models.bridges",
    message: "Leads from typed lines to the author’s scenes",
  },
  "models.promptPrice": /*i18n*/ {
    id: "admin.models.promptPrice",
    message: "A million tokens read cost",
  },
  "models.answerPrice": /*i18n*/ {
    id: "admin.models.answerPrice",
    message: "A million tokens written cost",
  },
  "models.priceHint": /*i18n*/ {
    id: "admin.models.priceHint",
    message: "In US dollars, for the sums on this page. Empty: not known.",
  },
  "models.size": /*i18n*/ { id: "admin.models.size", message: "Size of its pictures" },
  "models.sizeFault": /*i18n*/ {
    id: "admin.models.sizeFault",
    message: "Write a size like 1536x1024.",
  },
  "models.seconds": /*i18n*/ {
    id: "admin.models.seconds",
    message: "Seconds to wait for a picture",
  },
  "models.wholeFault": /*i18n*/ {
    id: "admin.models.wholeFault",
    message: "A whole number from {min} to {max}.",
  },
  "models.numberFault": /*i18n*/ {
    id: "admin.models.numberFault",
    message: "A number from {min} to {max}.",
  },
  "models.keepOptions": /*i18n*/ { id: "admin.models.keepOptions", message: "Keep the options" },
  "models.sampleTitle": /*i18n*/ { id: "admin.models.sampleTitle", message: "Hear {model}" },
  "models.sampleHere": /*i18n*/ {
    id: "admin.models.sampleHere",
    message:
      "It runs on this machine. The first scene may take a while, until the model is loaded.",
  },
  "models.sampleThere": /*i18n*/ {
    id: "admin.models.sampleThere",
    message:
      "Short scenes go to {name}, and nothing of your players. {name} may charge you for them.",
  },
  "models.scene.english": /*i18n*/ { id: "admin.models.scene.english", message: "In English" },
  "models.scene.hindi": /*i18n*/ { id: "admin.models.scene.hindi", message: "In Hindi" },
  "models.scene.story": /*i18n*/ { id: "admin.models.scene.story", message: "A story of yours" },
  "models.typed": /*i18n*/ { id: "admin.models.typed", message: "The player types:" },
  "models.kathaTells": /*i18n*/ { id: "admin.models.kathaTells", message: "Katha’s own" },
  "models.telling": /*i18n*/ { id: "admin.models.telling", message: "Being told..." },
  "models.waits": /*i18n*/ { id: "admin.models.waits", message: "Comes next" },
  "models.hearing": /*i18n*/ {
    id: "admin.models.hearing",
    message: "{told} of {all} told. The verdict comes with the last.",
  },
  "models.stopped": /*i18n*/ { id: "admin.models.stopped", message: "Stopped before it was told." },
  "models.choices": /*i18n*/ { id: "admin.models.choices", message: "It offers: {choices}" },
  "models.firstWord": /*i18n*/ { id: "admin.models.firstWord", message: "First word after {time}" },
  "models.speed": /*i18n*/ { id: "admin.models.speed", message: "{amount} words a second" },
  "models.tokens": /*i18n*/ {
    id: "admin.models.tokens",
    message: "{read} tokens read, {written} written",
  },
  "models.cost": /*i18n*/ { id: "admin.models.cost", message: "Cost {cost}" },
  "models.schemaHeld": /*i18n*/ {
    id: "admin.models.schemaHeld",
    message: "Choices in the form asked for",
  },
  "models.schemaBroken": /*i18n*/ {
    id: "admin.models.schemaBroken",
    message: "Choices not in the form asked for",
  },
  "models.cutShort": /*i18n*/ {
    id: "admin.models.cutShort",
    message: "Cut short by a check: {flaw}",
  },
  "models.flaw.ours": /*i18n*/ {
    id: "admin.models.flaw.ours",
    message: "it repeated Katha’s own instructions",
  },
  "models.flaw.prose": /*i18n*/ {
    id: "admin.models.flaw.prose",
    message: "it wrote something other than prose",
  },
  "models.flaw.language": /*i18n*/ {
    id: "admin.models.flaw.language",
    message: "it fell into another language",
  },
  "models.flaw.secret": /*i18n*/ {
    id: "admin.models.flaw.secret",
    message: "it gave away a secret",
  },
  "models.flaw.scene": /*i18n*/ { id: "admin.models.flaw.scene", message: "it told another scene" },
  "models.flaw.nobody": /*i18n*/ {
    id: "admin.models.flaw.nobody",
    message: "it brought in somebody who is not in the story",
  },
  "models.flaw.absent": /*i18n*/ {
    id: "admin.models.flaw.absent",
    message: "it brought in somebody who is not there",
  },
  "models.flaw.child": /*i18n*/ { id: "admin.models.flaw.child", message: "it is not for a child" },
  "models.flaw.long": /*i18n*/ {
    id: "admin.models.flaw.long",
    message: "it would not come to an end",
  },
  "models.flaw.person": /*i18n*/ {
    id: "admin.models.flaw.person",
    message: "it told in another person",
  },
  "models.flaw.tense": /*i18n*/ {
    id: "admin.models.flaw.tense",
    message: "it told in another tense",
  },
  "models.flaw.never": /*i18n*/ {
    id: "admin.models.flaw.never",
    message: "it told what the author never wants told",
  },
  "models.flaw.before": /*i18n*/ {
    id: "admin.models.flaw.before",
    message: "it told again what had been told",
  },
  "models.flaw.spoken": /*i18n*/ {
    id: "admin.models.flaw.spoken",
    message: "it spoke for the player",
  },
  "models.flaw.early": /*i18n*/ {
    id: "admin.models.flaw.early",
    message: "it ended the story by itself",
  },
  "models.flaw.dead": /*i18n*/ {
    id: "admin.models.flaw.dead",
    message: "somebody who is dead did something in it",
  },
  "models.flaw.gone": /*i18n*/ {
    id: "admin.models.flaw.gone",
    message: "it used a thing that is gone",
  },
  "models.flaw.cutOff": /*i18n*/ {
    id: "admin.models.flaw.cutOff",
    message: "it stopped in the middle of a sentence",
  },
  "models.failed.unreachable": /*i18n*/ {
    id: "admin.models.failed.unreachable",
    message: "Nobody answers at its address. Is it running?",
  },
  "models.failed.key_refused": /*i18n*/ {
    id: "admin.models.failed.key_refused",
    message: "The key was refused. Replace it, and hear again.",
  },
  "models.failed.model_unknown": /*i18n*/ {
    id: "admin.models.failed.model_unknown",
    message: "The provider does not know this model any more.",
  },
  "models.failed.too_many_requests": /*i18n*/ {
    id: "admin.models.failed.too_many_requests",
    message: "The provider takes no more requests just now. Wait a while, and hear again.",
  },
  "models.failed.provider_failed": /*i18n*/ {
    id: "admin.models.failed.provider_failed",
    message: "The provider answered with an error of its own.",
  },
  "models.failed.too_slow": /*i18n*/ {
    id: "admin.models.failed.too_slow",
    message: "It did not tell in time: players would not wait so long.",
  },
  "models.failed.broken_off": /*i18n*/ {
    id: "admin.models.failed.broken_off",
    message: "It broke off in the middle.",
  },
  "models.failed.refused": /*i18n*/ {
    id: "admin.models.failed.refused",
    message: "It would not tell this scene.",
  },
  "models.failed.told_nothing": /*i18n*/ {
    id: "admin.models.failed.told_nothing",
    message: "It told nothing that could be shown.",
  },
  "models.verdict.fits": /*i18n*/ { id: "admin.models.verdict.fits", message: "Fits" },
  "models.verdict.withCare": /*i18n*/ {
    id: "admin.models.verdict.withCare",
    message: "Fits with care ({reasons})",
  },
  "models.verdict.unfit": /*i18n*/ {
    id: "admin.models.verdict.unfit",
    message: "Does not fit ({reasons})",
  },
  "models.verdictNote.fits": /*i18n*/ {
    id: "admin.models.verdictNote.fits",
    message: "It told every scene as a storyteller of Katha must.",
  },
  "models.verdictNote.withCare": /*i18n*/ {
    id: "admin.models.verdictNote.withCare",
    message:
      "It can tell. Where it is weak, Katha goes on in its place, and players pay nothing for that.",
  },
  "models.verdictNote.unfit": /*i18n*/ {
    id: "admin.models.verdictNote.unfit",
    message: "Katha would tell most turns in its place. Choose another model.",
  },
  "models.reason.english": /*i18n*/ {
    id: "admin.models.reason.english",
    message: "weak in English",
  },
  "models.reason.hindi": /*i18n*/ { id: "admin.models.reason.hindi", message: "weak in Hindi" },
  "models.reason.story": /*i18n*/ { id: "admin.models.reason.story", message: "weak in the story" },
  "models.reason.choices": /*i18n*/ {
    id: "admin.models.reason.choices",
    message: "its choices are not in form",
  },
  "models.reason.slow": /*i18n*/ { id: "admin.models.reason.slow", message: "slow" },
  "models.reason.unheard": /*i18n*/ {
    id: "admin.models.reason.unheard",
    message: "Hindi not heard",
  },
  "models.reason.unanswered": /*i18n*/ {
    id: "admin.models.reason.unanswered",
    message: "it did not answer",
  },
  "models.storyLabel": /*i18n*/ {
    id: "admin.models.storyLabel",
    message: "And a story of your choice, by its title",
  },
  "models.storyFound": /*i18n*/ {
    id: "admin.models.storyFound",
    message: "{count, plural, one {{amount} story} other {{amount} stories}}",
  },
  "models.storySearching": /*i18n*/ { id: "admin.models.storySearching", message: "Searching..." },
  "models.storyNone": /*i18n*/ { id: "admin.models.storyNone", message: "No story of that title." },
  "models.storyClear": /*i18n*/ { id: "admin.models.storyClear", message: "Clear the search" },
  "models.stop": /*i18n*/ { id: "admin.models.stop", message: "Stop" },
  "models.see": /*i18n*/ {
    id: "admin.models.see",
    message: "See a sample",
  },
  "models.seeOf": /*i18n*/ {
    id: "admin.models.seeOf",
    message: "See a sample of {model}",
  },
  "models.seeTitle": /*i18n*/ {
    id: "admin.models.seeTitle",
    message: "A picture by {model}",
  },
  "models.seeHere": /*i18n*/ {
    id: "admin.models.seeHere",
    message:
      "It runs on this machine. The first picture may take a while, until the model is loaded.",
  },
  "models.seeThere": /*i18n*/ {
    id: "admin.models.seeThere",
    message:
      "One scene of Katha’s goes to {name}, and nothing of your players. {name} may charge you for it.",
  },
  "models.painting": /*i18n*/ {
    id: "admin.models.painting",
    message: "Being painted beside Katha’s own...",
  },
  "models.paintStopped": /*i18n*/ {
    id: "admin.models.paintStopped",
    message: "Stopped before it was painted.",
  },
  "models.judge": /*i18n*/ {
    id: "admin.models.judge",
    message:
      "Judge for yourself: is it the scene, without letters in it, and fit to stand beside a story?",
  },
  "models.paintAgain": /*i18n*/ {
    id: "admin.models.paintAgain",
    message: "Paint it again",
  },
  "models.paintedBy": /*i18n*/ {
    id: "admin.models.paintedBy",
    message: "By {name}: {words}",
  },
  "models.paintedIn": /*i18n*/ {
    id: "admin.models.paintedIn",
    message: "After {time}, {width} by {height}",
  },
  "models.noPicture": /*i18n*/ {
    id: "admin.models.noPicture",
    message: "No picture",
  },
  "models.askedToPaint": /*i18n*/ {
    id: "admin.models.askedToPaint",
    message: "Asked for:",
  },
  "models.paintsGoTo": /*i18n*/ {
    id: "admin.models.paintsGoTo",
    message:
      "Whatever is bound here is painted by {name}: with every picture, what the scene shows goes to {name}.",
  },
  "models.paintsStayHere": /*i18n*/ {
    id: "admin.models.paintsStayHere",
    message: "It runs on this machine: what is painted stays here.",
  },
  "models.unpainted.unreachable": /*i18n*/ {
    id: "admin.models.unpainted.unreachable",
    message: "Nobody answers at its address. Is it running, with its API open?",
  },
  "models.unpainted.key_refused": /*i18n*/ {
    id: "admin.models.unpainted.key_refused",
    message: "The key was refused. Replace it, and paint again.",
  },
  "models.unpainted.unpaid": /*i18n*/ {
    id: "admin.models.unpainted.unpaid",
    message: "The account has no credit left. Top it up at the provider, and paint again.",
  },
  "models.unpainted.model_unknown": /*i18n*/ {
    id: "admin.models.unpainted.model_unknown",
    message: "The provider does not know this model any more.",
  },
  "models.unpainted.too_many_requests": /*i18n*/ {
    id: "admin.models.unpainted.too_many_requests",
    message:
      "The provider is busy and takes no more requests just now. Wait a while, and paint again.",
  },
  "models.unpainted.provider_failed": /*i18n*/ {
    id: "admin.models.unpainted.provider_failed",
    message: "The provider answered with an error of its own.",
  },
  "models.unpainted.too_slow": /*i18n*/ {
    id: "admin.models.unpainted.too_slow",
    message:
      "No picture came in the time it is given. A longer wait is set in the options once it is bound.",
  },
  "models.unpainted.broken_off": /*i18n*/ {
    id: "admin.models.unpainted.broken_off",
    message: "The picture broke off in the middle.",
  },
  "models.unpainted.refused": /*i18n*/ {
    id: "admin.models.unpainted.refused",
    message: "The provider would not paint this scene: it refuses its content.",
  },
  "models.unpainted.no_picture": /*i18n*/ {
    id: "admin.models.unpainted.no_picture",
    message: "What came is no picture, or too large a one.",
  },
  "models.protocol.stability": /*i18n*/ {
    id: "admin.models.protocol.stability",
    message: "Stability’s",
  },
  "models.protocol.automatic1111": /*i18n*/ {
    id: "admin.models.protocol.automatic1111",
    message: "AUTOMATIC1111’s",
  },
  "models.protocol.comfyui": /*i18n*/ {
    id: "admin.models.protocol.comfyui",
    message: "ComfyUI’s",
  },
  "models.again": /*i18n*/ { id: "admin.models.again", message: "Hear it again" },
  "models.offer": /*i18n*/ {
    id: "admin.models.offer",
    message: "{runtime} is here with {model}, and no storyteller is bound yet.",
  },
  "models.offerLink": /*i18n*/ { id: "admin.models.offerLink", message: "Hear it, or bind it" },
  "models.ownKeys": /*i18n*/ { id: "admin.models.ownKeys", message: "Readers’ own keys" },
  "models.ownKeysNote": /*i18n*/ {
    id: "admin.models.ownKeysNote",
    message:
      "A reader may paste a key for OpenAI, Anthropic, Google, Mistral, Groq, OpenRouter or Together in their account, and be told by a model there. It is kept sealed, nobody sees it, and it tells that reader’s turns alone. They pay the provider: no coins, and neither the budgets nor the usage here count it. Turned off, keys that were kept stay sealed and are not used until their readers remove them.",
  },
  "models.ownKeysAllow": /*i18n*/ {
    id: "admin.models.ownKeysAllow",
    message: "Let readers use keys of their own",
  },
  "models.budgets": /*i18n*/ { id: "admin.models.budgets", message: "What storytellers may cost" },
  "models.budgetsNote": /*i18n*/ {
    id: "admin.models.budgetsNote",
    message:
      "A day, for the models of providers. When a budget is spent, Katha’s own storyteller goes on, for no coins, and says so. Turns under way are still told; days begin at midnight UTC.",
  },
  "models.budget.site": /*i18n*/ { id: "admin.models.budget.site", message: "The whole site" },
  "models.budget.player": /*i18n*/ { id: "admin.models.budget.player", message: "Each player" },
  "models.budget.story": /*i18n*/ { id: "admin.models.budget.story", message: "Each story" },
  "models.budgetToday": /*i18n*/ {
    id: "admin.models.budgetToday",
    message: "{count, plural, one {{amount} turn today} other {{amount} turns today}}",
  },
  "models.budgetNone": /*i18n*/ { id: "admin.models.budgetNone", message: "No limit" },
  "models.budgetDollars": /*i18n*/ { id: "admin.models.budgetDollars", message: "{amount} a day" },
  "models.budgetTurns": /*i18n*/ {
    id: "admin.models.budgetTurns",
    message: "{count, plural, one {{amount} turn a day} other {{amount} turns a day}}",
  },
  "models.budgetOf": /*i18n*/ { id: "admin.models.budgetOf", message: "Change the budget: {name}" },
  "models.budgetTitle": /*i18n*/ {
    id: "admin.models.budgetTitle",
    message: "Budget a day: {name}",
  },
  "models.budgetHow": /*i18n*/ {
    id: "admin.models.budgetHow",
    message: "Whichever is spent first counts. It holds from the next turn, on every server.",
  },
  "models.budgetKeep": /*i18n*/ { id: "admin.models.budgetKeep", message: "Set the budget" },
  "models.budgetDollarsLabel": /*i18n*/ {
    id: "admin.models.budgetDollarsLabel",
    message: "US dollars a day",
  },
  "models.budgetDollarsHint": /*i18n*/ {
    id: "admin.models.budgetDollarsHint",
    message: "Empty: no limit. Models without a price here count as turns alone.",
  },
  "models.budgetDollarsFault": /*i18n*/ {
    id: "admin.models.budgetDollarsFault",
    message: "Write an amount like 4.50, {max} at most.",
  },
  "models.budgetTurnsLabel": /*i18n*/ {
    id: "admin.models.budgetTurnsLabel",
    message: "Turns a day",
  },
  "models.budgetTurnsHint": /*i18n*/ {
    id: "admin.models.budgetTurnsHint",
    message: "Empty: no limit. 0: no model is asked.",
  },
  "models.budgetTurnsFault": /*i18n*/ {
    id: "admin.models.budgetTurnsFault",
    message: "Write a whole number, {max} at most.",
  },
  "models.usage": /*i18n*/ { id: "admin.models.usage", message: "Usage, the last thirty days" },
  "models.usageGroup": /*i18n*/ { id: "admin.models.usageGroup", message: "By" },
  "models.usageBy.day": /*i18n*/ { id: "admin.models.usageBy.day", message: "Day" },
  "models.usageBy.model": /*i18n*/ { id: "admin.models.usageBy.model", message: "Storyteller" },
  "models.usageBy.story": /*i18n*/ { id: "admin.models.usageBy.story", message: "Story" },
  "models.usageMeasure": /*i18n*/ { id: "admin.models.usageMeasure", message: "Of" },
  "models.usage.turns": /*i18n*/ { id: "admin.models.usage.turns", message: "Turns" },
  "models.usage.tokens": /*i18n*/ { id: "admin.models.usage.tokens", message: "Tokens" },
  "models.usage.dollars": /*i18n*/ { id: "admin.models.usage.dollars", message: "Cost" },
  "models.usage.coins": /*i18n*/ { id: "admin.models.usage.coins", message: "Coins paid" },
  "models.usageDownload": /*i18n*/ { id: "admin.models.usageDownload", message: "Download as CSV" },
  "models.usageWords": /*i18n*/ {
    id: "admin.models.usageWords",
    message: "{measure}: {whole} in all. Most: {name}, {most}.",
  },
  "models.usageNothing": /*i18n*/ {
    id: "admin.models.usageNothing",
    message: "No provider’s model told anything that counts here.",
  },
  "models.usageUnpriced": /*i18n*/ {
    id: "admin.models.usageUnpriced",
    message:
      "Some models have no price: what they cost is not in these figures. Prices are set where the model is bound.",
  },
  "models.usageTable": /*i18n*/ { id: "admin.models.usageTable", message: "As a table" },
  "models.usageFigures": /*i18n*/ { id: "admin.models.usageFigures", message: "The figures" },
} as const satisfies MessageTable;
