/** Typical words of titles and blurbs, the most common ones first. */
export const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const english = {
  nouns:
    list(`river king lamp night forest city road garden moon house fire rain queen ship war door
    mountain ghost letter song shadow star ferry temple market thief sword crown serpent lotus bridge
    train island winter orchard clock mirror tiger monsoon palace kitchen harbour oracle engine stepwell
    drum loom desert library wolf feast machine elephant betrayal widow monk storm spice kite archer
    cartographer tailor beekeeper weaver astronomer lighthouse caravan regent banyan peacock courtesan
    general riddle debt oath inheritance cipher wedding funeral harvest comet rebellion ledger parrot
    pilgrim quarry reservoir saffron tide umbrella verdict whisper yard zenith anvil bazaar cobra dynasty
    exile famine glacier hermit indigo jackal kiln lantern mango needle opium potter quilt rogue sailor
    tamarind usurer veena wrestler arrow buffalo chariot demon eclipse flute goddess hostage idol juggler`),
  adjectives:
    list(`last little dark old lost silent golden broken hidden red second hungry white long
    forgotten burning small blue crooked borrowed drowned salt iron seventh empty sleeping patient wild
    first bitter black gentle green hollow invisible jealous kind lame midnight nameless other paper quiet
    restless stolen thirsty unfinished velvet wandering yellow ancient blind careful distant endless
    faithful grey honest impossible joyful keen lonely mad narrow obedient proud reluctant stubborn`),
  places: list(`Ganga Kashi Ayodhya Lanka Hastinapur Kurukshetra Vrindavan Mathura Ujjain Madurai
    Kanchipuram Hampi Amber Jaisalmer Bikaner Lucknow Hyderabad Bombay Calcutta Madras Cochin Goa Puri
    Konark Sanchi Nalanda Pataliputra Takshashila Dwarka Somnath Patan Champaner Mandu Orchha Gwalior
    Jhansi Panipat Lahore Multan Kabul Samarkand Shimla Darjeeling Shillong Kohima Imphal Majuli Sundarbans`),
  names:
    list(`Krishna Arjuna Karna Draupadi Sita Rama Hanuman Ravana Bhima Kunti Gandhari Shakuni Savitri
    Nala Damayanti Shakuntala Urvashi Menaka Vishwamitra Vasishtha Agastya Gargi Maitreyi Ahalya Tara Vali
    Sugriva Jatayu Ghatotkacha Abhimanyu Uttara Barbarik Ekalavya Drona Bhishma Amba Shikhandi Tenali Birbal
    Akbar Noorjahan Mirabai Kabir Tulsidas Chanakya Ashoka Bimbisara Amrapali Angulimala Vikram Betal Asha
    Meera Ravi Kamala Devi Lakshman Bharata Urmila Mandodari Vibhishana Indrajit Prahlad Dhruva Markandeya`),
  verbs: list(`remembers waits burns returns forgets counts keeps follows sells breaks carries hides
    listens answers betrays buries steals wakes weighs crosses sings drowns builds loses finds`),
  tags: list(`mythology river court mystery love exile war ghosts railway monsoon cricket space desert
    family revenge comedy detective thriller folklore village city school sea mountain ritual spirits`),
};

export const hindi = {
  nouns:
    list(`नदी राजा रात दीया जंगल शहर रास्ता बाग़ चाँद घर आग बारिश रानी नाव युद्ध दरवाज़ा पहाड़ भूत चिट्ठी गीत
    छाया तारा मंदिर बाज़ार चोर तलवार मुकुट साँप कमल पुल रेलगाड़ी द्वीप सर्दी घड़ी आईना शेर सावन महल रसोई बंदरगाह
    बावड़ी ढोल करघा रेगिस्तान पुस्तकालय भेड़िया दावत मशीन हाथी धोखा विधवा साधु तूफ़ान मसाला पतंग धनुष दर्ज़ी जुलाहा
    दीपस्तंभ कारवाँ बरगद मोर सेनापति पहेली क़र्ज़ शपथ विरासत शादी फ़सल धूमकेतु विद्रोह तोता यात्री समुद्र आँगन गली`),
  adjectives:
    list(`आख़िरी छोटा काला पुराना खोया चुप सुनहरा टूटा छिपा लाल दूसरा भूखा सफ़ेद लंबा भूला जलता नीला उधार
    डूबा लोहे सातवाँ ख़ाली सोया सब्र जंगली पहला कड़वा हरा अनदेखा बेनाम काग़ज़ी चोरी प्यासा अधूरा भटकता पीला`),
  names: list(`कृष्ण अर्जुन कर्ण द्रौपदी सीता राम हनुमान रावण भीम कुंती गांधारी शकुनि सावित्री नल दमयंती शकुंतला
    उर्वशी मेनका विश्वामित्र वशिष्ठ अगस्त्य गार्गी मैत्रेयी अहल्या तारा जटायु घटोत्कच अभिमन्यु उत्तरा एकलव्य द्रोण
    भीष्म अंबा तेनाली बीरबल अकबर मीरा कबीर तुलसीदास चाणक्य अशोक आम्रपाली विक्रम बेताल आशा रवि कमला`),
  verbs: list(`लौटता जलता सुनता भूलता गिनता रखता बेचता तोड़ता छिपता जागता गाता डूबता खोजता`),
  places: list(
    `गंगा काशी अयोध्या लंका हस्तिनापुर वृंदावन मथुरा उज्जैन मदुरै हम्पी जैसलमेर लखनऊ कलकत्ता पुरी नालंदा द्वारका`,
  ),
};

/** Syllables for invented names, as authors make them up. */
export const syllables = {
  english: list(`ka ra vi sha an dha mi la tu rin ve so bha gi ne ur ja pa chi mo zar el ith ra dun
    kes tal om ny ish var ad hu thri len sa yu go ri ma`),
  hindi: list(
    `का रा वि शा अन धा मि ला तु रिन वे सो भा गी ने उर जा पा ची मो ज़र एल राज दुन केस ताल ओम नी`,
  ),
};
