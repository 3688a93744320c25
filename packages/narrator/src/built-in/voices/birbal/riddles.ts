/** A riddle, and what is said of it the next time. In `{is|was}` stand the present and the past. */
export interface Riddle {
  asks: string;
  tells: string;
}

export const english: readonly Riddle[] = [
  {
    asks: "Here {is|was} a small one to carry along: it {has|had} a mouth and never {eats|ate}, a bed and never {sleeps|slept}.",
    tells: "(A river, that with the mouth and the bed.)",
  },
  {
    asks: "What {goes|went} round the house all day, and {stands|stood} in the corner at night?",
    tells: "(The broom. It {was|had been} too near to be guessed.)",
  },
  {
    asks: "One {is|was} poorer by it if one {keeps|kept} it, and richer by nothing if one {gives|gave} it, and still people {are|were} hanged for breaking it.",
    tells: "(One's word, of course. That {was|had been} the last riddle.)",
  },
  {
    asks: "It {weighs|weighed} nothing, and two strong men {cannot|could not} carry it through a door. What {is|was} it?",
    tells:
      "(A quarrel {goes|went} through any door. It {was|had been} the lamp's light that two men {cannot|could not} carry.)",
  },
  {
    asks: "The more one {takes|took} of them, the more one {leaves|left} behind.",
    tells: "(Steps. One {takes|took} them and {leaves|left} them.)",
  },
  {
    asks: "Who {eats|ate} everything it {is|was} given, and {dies|died} of a drink?",
    tells: "(Fire, since somebody {is|was} sure to ask.)",
  },
  {
    asks: "A thing {is|was} bought by the yard and worn out by the foot.",
    tells: "(A carpet. The foot {was|had been} meant quite literally.)",
  },
  {
    asks: "It {can|could} be cracked, made, told and played, and it never {hurts|hurt} unless it {is|was} good.",
    tells: "(The joke, that was. One {hopes|hoped} it {was|had been} felt.)",
  },
  {
    asks: "What {has|had} one eye and no face, and {follows|followed} where it {leads|led}?",
    tells: "(A needle, with its thread behind it.)",
  },
  {
    asks: "It {stands|stood} on one leg, its heart in its head, and {gets|got} less patient the shorter it {grows|grew}.",
    tells: "(A candle. Its patience {is|was} exactly its own length.)",
  },
  {
    asks: "What {belongs|belonged} to each man here and {is|was} used mostly by the others?",
    tells: "(A name. The others {use|used} it and the owner hardly ever.)",
  },
  {
    asks: "Two sisters {live|lived} on either side of one small hill, and {have|had} never met. Who {are|were} they?",
    tells: "(The two eyes; the hill {has|had} been sneezing.)",
  },
];

export const hindi: readonly Riddle[] = [
  {
    asks: "एक पहेली साथ रख लो: मुँह है पर खाती नहीं, बिस्तर है पर सोती नहीं।",
    tells: "(मुँह और बिस्तर वाली वह नदी थी।)",
  },
  {
    asks: "दिन भर घर में घूमे, रात को कोने में खड़ी रहे। बताओ कौन?",
    tells: "(झाड़ू। इतनी पास थी कि किसी को सूझी नहीं।)",
  },
  {
    asks: "जितने आगे बढ़ाओ उतने पीछे छूटें, और कोई उन्हें उठाता नहीं।",
    tells: "(क़दमों के निशान। पिछली बार वाली पहेली।)",
  },
  {
    asks: "जो दो, सब खा जाए; पानी पिलाओ तो मर जाए।",
    tells: "(आग। कोई न कोई पूछता ज़रूर।)",
  },
  {
    asks: "एक पाँव पर खड़ी, सिर में दिल, और जितनी छोटी हो उतनी बेसब्र।",
    tells: "(मोमबत्ती। उसका सब्र ठीक उसकी लंबाई जितना होता है।)",
  },
  {
    asks: "चीज़ तुम्हारी, और बरतें दूसरे। क्या?",
    tells: "(नाम। अपना नाम आदमी ख़ुद कितनी बार लेता है?)",
  },
  {
    asks: "एक पहाड़ी के दो ओर दो बहनें, उम्र भर एक-दूसरे को देखा नहीं।",
    tells: "(दो आँखें। पहाड़ी पर चश्मा टिकता है।)",
  },
  {
    asks: "एक आँख, चेहरा कोई नहीं, और पूँछ घर से लंबी।",
    tells: "(सुई थी। पूँछ उसका धागा।)",
  },
  {
    asks: "हरी थी, मन भरी थी, लाख मोती जड़ी थी; राजा के बाग़ में दुशाला ओढ़े खड़ी थी।",
    tells: "(भुट्टा। यह पहेली सबकी नानी ने पूछी है।)",
  },
  {
    asks: "अपने घर में राजा, पराये घर में पाहुना, और दोनों जगह ताले की नौकरी। कौन?",
    tells: "(चाबी। पिछली पहेली का जवाब इतना ही था।)",
  },
];
