import type { StoryWords } from "./story-words.ts";

export const english: StoryWords = {
  places: {
    forest:
      "forest*, jungle*, the wood, woods, grove*, thicket*, clearing*, glade*, wilderness, undergrowth",
    riverbank:
      "river*, riverbank, bank, ford, pond*, lake*, stream, streams, canal*, brook*, creek*, embankment*, weir",
    sea: "sea, seas, ocean*, harbour*, harbor*, the bay, strand, quay, pier, tide, tides, the waves, shoal*, reef*",
    desert: "desert*, dune*, sand, sands, oasis, caravan*",
    mountains:
      "mountain*, peak*, hill, hills, hillside, slope*, ridge*, mountain pass, the pass, cliff*, ledge, valley*, summit",
    palace: "palace*, terrace*, balcony, zenana, fort, citadel, rampart*, mansion*",
    court:
      "court, courtroom, throne*, great hall, king s hall, queen s hall, assembly, durbar, darbar, audience, chamber*, council, parliament",
    temple: "temple*, shrine*, mandapa, gopuram, sanctum, monastery, vihara, stupa",
    village:
      "village*, hut, huts, hamlet*, cottage*, field, fields, farm*, yard, backyard, hermitage*, ashram*, verandah, veranda, wadi, workshop*, mill",
    stepwell: "stepwell*, step well, baori, baoli, vav",
    ghats: "ghat, ghats, banaras, varanasi, kashi, cremation",
    railway:
      "railway*, train, trains, station, platform*, carriage*, locomotive*, signal*, sleeper coach, tracks, compartment*",
    "cricket-ground":
      "cricket*, the pitch, wicket*, batsman, bowler, innings, scoreboard, over by over",
    street:
      "street*, road, lane, lanes, tram*, city, bazaar*, bazar*, market*, shop, shops, café, cafe, police station, pavement*, alley*, bus, buses, taxi*, traffic, rickshaw*",
    void: "outer space, orbit*, spaceship*, starship*, airlock*, vacuum, asteroid*, derelict, tug, hull, moonbase",
    "tidal-forest":
      "mangrove*, sundarban*, tidal forest, tidal creek, mudbank*, mud bank, creeks, estuary",
    garden: "garden*, orchard*, park, flower bed*, fountain*, bagh",
    market: "market*, bazaar*, bazar*, stalls, mandi, the fair, haat",
    haveli: "haveli*, mansion*, courtyard*, zenana, merchant s house",
    fort: "fort, fortress*, citadel*, rampart*, battlement*, gatehouse, castle",
    school: "school*, classroom*, blackboard*, headmistress, dormitor*, lesson*, schoolroom",
    battlefield: "battle*, battlefield*, war, wars, armies, army, siege*, charge of, kurukshetra",
    deck: "deck, decks, mast, masts, aboard, the ship s hold, the bows, fore hatch, helm, sailors, leadsman, steersman",
    coast: "coast*, beach*, lighthouse*, shore, shores, seaside, headland*, jetty, breakers",
    room: "room*, bedroom*, bathroom*, office*, the study, his study, her study, chamber*, indoors, parlour, cabin, dormitory, studio*, hall, hallway*, corridor*, landing, stairwell*, staircase*, stairs, attic, cellar*, basement*, flat, flats, apartment*, lift, hotel*, hospital*, ward, clinic, house, houses, home, ceiling, staffroom, peephole, wardrobe, sofa",
    kitchen: "kitchen*, hearth, oven*, dining hall, scullery, canteen, galley",
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
    mist: "mist, mists, misty, fog, foggy, haze, hazy, smoke, smoky",
    wind: "wind, winds, windy, gust*, breeze, dust storm, blowing",
    snow: "snow*, snowfall, blizzard*, snowing",
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
    soldier:
      "soldier*, warrior*, general, generals, cavalryman, swordsman, kshatriya*, karna, arjuna, bhima, duryodhana, commander*",
    merchant:
      "merchant*, trader*, moneylender*, jeweller*, shopkeeper*, dealer*, goldsmith*, broker*",
    boatman: "boatman, boatmen, ferryman, fisherman, fishermen, oarsman, sailor*, leadsman, guha",
    monk: "monk*, bhikkhu*, lama, friar",
    teacher: "teacher*, schoolmistress, headmistress, miss, professor*, tutor",
    dancer: "dancer*, courtesan*, nautch*, performer*, actress",
  },
  poses: {
    stand: "stand*, stood, wait*, still, halt*",
    walk: "walk*, step, steps, stepped, stride*, strode, go, goes, went, follow*, wander*, climb*, travel*, come, comes, came, run*, ran, hurr*, chase*, flee*, fled",
    raise:
      "raise*, lift*, shout*, wave*, hail*, hold up, holds up, held up, call out, calls out, cheer*, cry out, point*, throw*, swing*",
    reach:
      "reach*, touch*, offer*, give, gives, gave, hands over, holds out, held out, grab*, stretch*, beg*",
    carry: "carr*, bring*, brought, bear, bears, fetch*, burden, load*",
    sit: "sit*, sat, seat*, squat*, rest*, settle*, read*, writes, wrote, writing, sleep*, asleep, lie, lies, lay",
    kneel: "kneel*, knelt, crouch*, stoop*, squat*, pray*, cook*, stir*",
    bow: "bow, bows, bowed, bowing, greet*, salute*, namaste, salaam, apolog*, touch his feet, touch her feet",
    run: "run, runs, running, ran, hurr*, chase*, flee*, fled, race*, dash*, rush*, sprint*",
    ride: "ride, rides, rode, riding, gallop*, mount, mounts, mounted, saddle*, rider, riders",
    fight:
      "fights, fighting, fought, swordplay, duel*, slash*, draws his sword, drew his sword, battle*",
    dance: "dance, dances, danced, dancing, twirl*, whirl*",
    row: "row, rows, rowed, rowing, oar, oars, paddle*, pole the boat, punt*",
    sleep:
      "sleep, sleeps, slept, sleeping, asleep, dream, dreams, dreamt, lies down, lay down, snore*, dozed",
    greet:
      "greet*, greeting*, namaste, namaskar*, salaam, folded hands, joins her hands, joins his hands, joined hands, pray*, welcome*",
    mourn: "mourn*, weep*, wept, cry, cries, cried, crying, tears, grief, grieve*, sob*, lament*",
    read: "read, reads, reading, write, writes, wrote, writing, written, page, pages, ledger*, register*, copy out",
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
    sword: "sword*, blade*, dagger*, knife, knives, scimitar*, axe*",
    spear: "spear*, lance*, javelin*, pike",
    scroll: "scroll*, decree*, edict*, proclamation*, writ, charter, map, maps, parchment",
    oar: "oar, oars, paddle, paddles, boat pole",
    flower: "flower*, blossom*, rose, roses, jasmine, marigold*, garland*, lotus",
    letter: "letter, letters, envelope*, postcard*, note, telegram*, message",
    basket: "basket*, mango, mangoes, fruit, fruits, vegetables",
    flute: "flute*, pipe, bansuri*, reed pipe, shehnai",
    drum: "drum, drums, drumbeat*, dhol*, tabla*, mridang*",
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
    monkey: "monkey*, langur*, ape, apes, vanara*, hanuman",
    snake: "snake*, serpent*, cobra*, viper*, python*, naga",
    fish: "fish, fishes, carp, rohu, hilsa, shark*",
    tortoise: "tortoise*, turtle*",
    jackal: "jackal*, fox, foxes, wolf, wolves, hyena*",
    goat: "goat*, kid goat, sheep, lamb, ram",
    donkey: "donkey*, mule*, ass",
    cat: "cat, cats, kitten*",
    owl: "owl, owls",
    crocodile: "crocodile*, mugger, gharial*, alligator*",
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
    charpoy: "cot, cots, charpoy*, bed, beds, rope cot, bedstead",
    throne: "throne*, high seat",
    desk: "desk*, table*, counter, writing table",
    chest: "chest, trunk, box, boxes, casket*, strongbox, treasure*, tin",
    telephone: "telephone*, phone, phones, rang, receiver",
    bell: "bell, bells, gong*, temple bell",
    dice: "dice, die fell, throw of, throws, cowrie*, gambl*, nuts, stake, stakes",
    anklet: "anklet*, silambu, payal, ankle bells, ghungroo*",
    scales: "scales, balance, weighed, weighs, weighing",
    baskets: "baskets, sacks, grain, heap*, fruit, vegetables, spice*",
    swing: "swing, swings, hammock",
    tent: "tent*, pavilion*, camp, encampment",
    banner: "banner*, standard, standards, pennant*, flags, bunting",
    bicycle: "bicycle*, cycle, cycles",
    books: "books, shelves, bookshelf, library, ledgers, registers, files, bookstall",
  },
  creatures:
    "hedgehog*, mouse, mice, rat, rats, frog*, toad*, pig, pigs, bear cub*, squirrel*, pigeon*, sparrow*, moth, moths, bee, bees, spider*, hen, hens, chicken*, rooster*, otter*, badger*, bat, bats, ant, ants",
  standing:
    "in, at, on, into, inside, onto, along, across, under, beneath, beside, through, outside, up, down, over",
  standsAfter: false,
  she: "she, her, hers, herself, woman, wife, mother, sister, daughter, lady, queen, girl",
  he: "he, him, his, himself, man, husband, father, brother, son, sir, king, boy",
};
