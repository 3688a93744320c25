import type { StoryWords } from "./story-words.ts";

export const english: StoryWords = {
  places: {
    forest:
      "forest*, jungle*, wood, woods, grove*, thicket*, clearing*, glade*, wilderness, undergrowth",
    riverbank:
      "river*, riverbank, bank, ford, pond*, lake*, stream*, canal*, brook*, creek*, embankment*, weir",
    sea: "sea, seas, ocean*, harbour*, harbor*, beach*, bay, strand, quay, pier, tide, tides, waves, shoal*, reef*",
    desert: "desert*, dune*, sand, sands, oasis, caravan*",
    mountains:
      "mountain*, peak*, hill, hills, hillside, slope*, ridge*, pass, cliff*, ledge, valley*, summit",
    palace: "palace*, terrace*, balcony, zenana, fort, citadel, rampart*, mansion*",
    court:
      "court, courtroom, throne*, hall, assembly, durbar, darbar, audience, chamber*, council, parliament",
    temple: "temple*, shrine*, mandapa, gopuram, sanctum, monastery, vihara, stupa",
    village:
      "village*, hut, huts, hamlet*, cottage*, field, fields, farm*, yard, backyard, hermitage*, ashram*, house, home, verandah, veranda, wadi, threshold, workshop*, kitchen*",
    stepwell: "stepwell*, step well, baori, baoli, vav",
    ghats: "ghat, ghats, banaras, varanasi, kashi, cremation",
    railway:
      "railway*, train, trains, station, platform*, carriage*, locomotive*, signal*, sleeper coach, tracks, compartment*",
    "cricket-ground":
      "cricket*, pitch, wicket*, batsman, bowler, innings, scoreboard, over by over",
    street:
      "street*, road, lane, lanes, tram*, city, bazaar*, bazar*, market*, shop, shops, café, cafe, hotel*, office*, police station, pavement*, alley*, studio",
    void: "space, orbit*, spaceship*, starship*, airlock*, vacuum, asteroid*, derelict, tug, hull, moonbase",
  },
  hours: {
    dawn: "dawn*, daybreak, sunrise, first light, cockcrow, before light",
    morning: "morning*, breakfast, forenoon",
    noon: "noon, midday, afternoon*, lunch*, noontime, midsummer sun",
    dusk: "dusk, evening*, sunset*, sundown, twilight, lamp lighting, nightfall",
    night:
      "night*, midnight, moon*, stars, starlight, dark, darkness, asleep, lantern*, torchlight, last watch",
  },
  weathers: {
    clear: "clear sky, cloudless, sunshine, sunlit, sunlight, starlit",
    cloudy: "cloud*, overcast, grey sky, gray sky",
    rain: "rain, rains, raining, rained, rainy, drizzle*, monsoon*, downpour, shower*, dripping",
    storm: "storm*, thunder*, lightning, cyclone*, tempest, gale, squall*",
    mist: "mist*, fog*, haze, hazy, smoke, smoky",
    wind: "wind, winds, windy, gust*, breeze, dust storm, blowing",
  },
  moods: {
    calm: "calm, quiet*, still, peace*, gentle, slow*, rest, rested",
    tender: "tender*, love*, kiss*, embrace*, beloved, caress*, softly, longing, miss you",
    joyful:
      "joy*, laugh*, happy, happily, feast*, festival, song*, sing*, dance*, celebrat*, cheer*, merry, grin*",
    tense:
      "tense, afraid, fear*, danger*, threat*, sword*, knife, chase*, run, ran, hurry, wait*, trembl*, accus*, demand*",
    eerie:
      "eerie, ghost*, haunt*, whisper*, shadow*, strange*, spirit*, uncanny, cold breath, bones",
    grave:
      "grave, death, dead, die, died, dying, grief, mourn*, tears, wept, weep*, funeral, blood, war, lost",
  },
  seasons: {
    spring: "spring, blossom*, palash, holi, mango flower",
    summer: "summer*, heat, hot, scorch*, parched, loo",
    monsoon: "monsoon*, rains, flood*, ashadh, sawan, july",
    autumn: "autumn, harvest*, diwali, kartik, dussehra",
    winter: "winter*, cold, frost, shawl*, blanket*, snow*, december, january",
  },
  moons: {
    none: "no moon, moonless, new moon, dark of the moon, moonset, amavasya",
    crescent: "crescent, thin moon, young moon, sickle moon, sliver of moon",
    half: "half moon, half a moon",
    gibbous: "waxing moon, waning moon, bright moon, big moon",
    full: "full moon, round moon, purnima, moon is full, moon was full",
  },
  roles: {
    man: "man, men, husband*, father*, brother*, son, uncle*, sir, mister, mr, gentleman, fellow, husband, thief, stranger, porter, clerk, bailiff, driver, goldsmith, potter, servant, doctor, hunter, merchant*, trader*, farmer*, peasant*, sailor*, boatman, ferryman, fisherman, captain, thakur",
    woman:
      "woman, women, wife, mother*, sister*, daughter*, aunt*, lady, miss, mrs, madam, bride, maid*, widow*, girl of twenty, nurse, teacher, rani of none, dancer*",
    boy: "boy, boys, lad, child, kid, prince, pupil, orphan, apprentice, nephew, grandson",
    girl: "girl, girls, daughter of nine, princess, niece, granddaughter",
    king: "king, kings, raja, maharaja, emperor, sultan, nawab, badshah, yama, death himself",
    queen: "queen, queens, rani, maharani, empress, begum",
    minister:
      "minister*, diwan, vizier*, councillor*, adviser*, advisor*, priest*, pandit*, rajguru, judge, magistrate, coroner",
    guard:
      "guard*, soldier*, sentry, sentries, warrior*, constable*, inspector*, police, policeman, general, archer*, sipahi, watchman, gatekeeper, usher",
    hermit:
      "hermit*, sage*, ascetic*, monk*, rishi*, sadhu*, yogi*, exile*, wanderer*, rama, lakshmana",
    elder:
      "old man, elder, elders, grandfather*, old one, old king, blind man, grey beard, patriarch",
    grandmother: "grandmother*, old woman, granny, crone, grandma, nani, dadi, matriarch",
    stationmaster:
      "stationmaster*, station master*, ticket collector, conductor, pointsman, postman, collector, controller",
    cricketer: "cricketer*, batsman, batsmen, bowler*, fielder*, umpire, wicketkeeper",
  },
  poses: {
    stand: "stand*, stood, wait*, still, halt*",
    walk: "walk*, step, steps, stepped, stride*, strode, go, goes, went, follow*, wander*, climb*, travel*, come, comes, came, run*, ran, hurr*, chase*, flee*, fled",
    raise:
      "raise*, lift*, shout*, wave*, hail*, hold up, holds up, held up, call out, calls out, cheer*, cry out, point*, throw*, swing*",
    reach:
      "reach*, touch*, offer*, give, gives, gave, hand, hands, grab*, take, takes, took, stretch*, beg*",
    carry: "carr*, bring*, brought, bear, bears, fetch*, burden, load*",
    sit: "sit*, sat, seat*, squat*, rest*, settle*, read*, writes, wrote, writing, sleep*, asleep, lie, lies, lay",
    kneel: "kneel*, knelt, crouch*, stoop*, squat*, pray*, cook*, stir*",
    bow: "bow, bows, bowed, bowing, greet*, salute*, namaste, salaam, apolog*, touch his feet, touch her feet",
  },
  held: {
    lamp: "lamp, lamps, diya, diyas, oil lamp, flame, wick*",
    lantern: "lantern*, hurricane lamp, torch, torches",
    staff: "staff, stick, cane, crutch, pole",
    bow: "arrow*, bowstring, quiver, bow and",
    pot: "pot, pots, pitcher*, jar, jars, water pot, kalash, bowl*, cup*",
    ladle: "ladle*, spoon*, stirring",
    bundle: "bundle*, sack*, basket*, parcel*, cloth bag, bag, luggage, knotted cloth",
    flag: "flag*, banner*, pennant*, green flag",
    bat: "bat, cricket bat, willow",
    book: "book*, ledger*, register*, letter*, scroll*, manuscript*, page*, paper*, diary, writ, map*",
    umbrella: "umbrella*, parasol*",
  },
  animals: {
    elephant: "elephant*, tusker*, mahout*",
    horse: "horse*, mare, mares, stallion*, pony, ponies, foal*, cavalry, rider*",
    camel: "camel*, dromedar*",
    cow: "cow, cows, bull, bulls, ox, oxen, calf, calves, buffalo*, cattle, bullock*",
    deer: "deer, stag*, doe, fawn*, antelope*, gazelle*",
    dog: "dog, dogs, hound*, puppy, bitch, jackal*, wolf, wolves, fox*",
    peacock: "peacock*, peahen*",
    crow: "crow, crows, raven*",
    heron: "heron*, crane, cranes, egret*, stork*, swan*, duck, ducks, goose, geese",
    lion: "lion, lions, lioness*",
    tiger: "tiger*, leopard*, panther*",
    hare: "hare, hares, rabbit*",
    parrot: "parrot*, parakeet*, mynah, myna",
  },
  many: "two, three, four, five, six, several, many, some, dozens, hundred, herd, herds, flock, pack, pair, troop",
  props: {
    boat: "boat*, ship, ships, canoe*, ferry, ferries, raft*, sail*, dinghy, skiff*, oar*",
    "great-lamp": "great lamp, lamp stand, lampstand, brass lamp, beacon, lamp of",
    diyas: "diyas, lamps, row of lamps, candles, diwali",
    "cooking-fire":
      "fire, fires, hearth*, stove*, oven*, cooking, campfire*, embers, pyre*, kettle",
    lotuses: "lotus*, water lil*",
    well: "well rope, the well, a well, wells, our well",
    cart: "cart*, wagon*, bullock cart, tonga, ekka, carriage of, palanquin*, chariot*",
    kites: "kite*",
    train: "train, trains, locomotive*, engine*, mail train, goods train, express",
    signal: "signal, signals, semaphore*",
    "tea-stall": "tea stall, tea, chai, stall*, vendor*, kiosk",
    tree: "tree, trees, banyan*, peepal*, mango tree, neem, fig, branch*",
    hut: "hut, huts, cottage*, hovel, shed, hermitage*",
  },
  she: "she, her, hers, herself, woman, wife, mother, sister, daughter, lady, queen, girl",
  he: "he, him, his, himself, man, husband, father, brother, son, sir, king, boy",
};
