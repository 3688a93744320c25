/** A play: a number presses the choice at that place, `immerse` the command, all else is typed. */
export interface Play {
  name: string;
  /** Of the catalogue, or of the stories that nobody prepared. */
  slug: string;
  of: "catalogue" | "new";
  moves: readonly (number | string)[];
}

export const plays: readonly Play[] = [
  {
    name: "amber",
    slug: "lamp-keeper-of-amber",
    of: "catalogue",
    moves: ["my name is Tara", 1, "look at the lamp", "I promise I will tell you", 1, "asdf", 1, "where is the boat?", 1, "immerse", 1],
  },
  {
    name: "bell",
    slug: "who-has-the-bell",
    of: "catalogue",
    moves: ["I sit down", 1, "I pick up the feather", 2, "who took it?", 1, "look at the goat", 1, "I eat my lunch", 1],
  },
  {
    name: "moti-khan",
    slug: "moti-khan",
    of: "catalogue",
    moves: [1, "I swear to keep it secret", 1, "look at the crack", 2, "I am a tailor's son", 1, "sing to the king", 1],
  },
  {
    name: "nine-c",
    slug: "nine-c",
    of: "new",
    moves: ["I drink some water", 2, "I promise Oona I will not let him in", 1, "I pet the cat", "look at the cat", 1, "I take the drive", 1, "where is Lyle?", 1],
  },
  {
    name: "orchard",
    slug: "the-glass-orchard",
    of: "new",
    moves: ["Wren hugs her mother", 3, "Wren eats a piece of bread", 1, "I pocket the key", 1, "look at the heron", 1, "what is in the apples?", 3, "I weep", 1],
  },
  {
    name: "prize-day",
    slug: "prize-day",
    of: "new",
    moves: ["I take the rag", 3, "I eat a pear", 1, "where is the cup?", 1, "I write a note to the bishop", 1, "I promise not to tell", 1],
  },
  {
    name: "bus",
    slug: "aakhiri-bus",
    of: "new",
    moves: ["मैं मूँगफली खाती हूँ", 1, "मैंने पानी पी लिया", 3, "लालटेन को देखती हूँ", 1, "मैं वादा करती हूँ कि घर पहुँचाऊँगी", 1, "लड़का कहाँ है?", 1],
  },
  {
    name: "sandook",
    slug: "dadi-ka-sandook",
    of: "new",
    moves: ["मैं बैठ गया", 1, "मैंने मटर खा लिया", 2, "संदूक को देखता हूँ", 1, "chabi kahan hai?", 1, "मैं रो पड़ा", 1],
  },
  {
    name: "raja",
    slug: "raja-so-rahe-hain",
    of: "catalogue",
    moves: ["मेरा नाम केसर है", 1, "मैं क़सम खाता हूँ कि नहीं बोलूँगा", 2, "राजा को देखो", 1, "asdf", 1, "मैंने पानी पिया", 1],
  },
  {
    name: "kohra",
    slug: "kohre-mein-chaudah-down",
    of: "catalogue",
    moves: [1, "घड़ी देखो", 1, "मैं चाय पीता हूँ", 2, "main vaada karta hoon", 1, "कौन है?", 1, 1],
  },
  {
    name: "khata",
    slug: "kotaler-khata",
    of: "catalogue",
    moves: [1, "আমার নাম তারা", 1, "খাতা দেখি", 1, "asdf", 1, "আমি কথা দিচ্ছি", 1, 1],
  },
  {
    name: "khata-other",
    slug: "kotaler-khata",
    of: "catalogue",
    moves: [2, "কে তুমি?", 2, "immerse", 2, "আমি জল খাই", 1, 2, 1],
  },
];
