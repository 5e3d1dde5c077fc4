import type { SampleMarketSlug } from "@/lib/study/sample/sample-markets";

/** The parts of invented names in one language. */
export type NameParts = { firsts: readonly string[]; seconds: readonly string[]; families: readonly string[] };

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Parts per market: landscape, plants, animals and weather, as in place names of these languages. */
export const NAME_PARTS: Record<SampleMarketSlug, NameParts> = {
  sweden: {
    firsts: words(`
      Fjäll Tjärn Råg Hed Skär Vind Kvarn Strand Bruks Lingon Mosse Himmel Havre Näck Ulv Tall Björk Gran
      Snö Älv Sjö Korn Lind Ask Rönn Hassel Glim Lärk Trast Järv Räv Sten Klipp Dagg Dimm Rim Frost Norr Öster
      Åker Hav Fyr Segel Klöver Timjan Blåklocks Harsyre Odon Hjortron Enbärs Kråk Sval Vass Pil Kavel Lommer Fors
      Kolm Sotar Smed Linne Ull Vadmal Knypp Spån Tjär Bast Näver Harv`),
    seconds: words(`
      myr lo rosa vide holm sta sund mark säter glänta rot hult näs vik torp hamra skog dal kulla tuna gård
      lid varv hylla lykta brunn stig udde källa ryd åsa ekra hage löt mora skär viken backa vret tomta`),
    families: words("Dotter Söner Systrar Bröder"),
  },
  norway: {
    firsts: words(`
      Vidde Lyng Bregne Elve Hval Laks Ørret Tinde Bre Skjær Krok Furu Older Hegge Rogne Selje Tytte Multe
      Blåveis Hauk Ugle Rype Rein Gaupe Måke Terne Skarv Isfugl Sild Torske Tare Drivved Naust Stabbur Seter Kløv
      Hopp Ski Snøfonn Skodde Morild Nordlys Brott Svaberg Rullestein Grus Kvist Kongle Never Mose Reinlav Bjønn
      Ekorn Rådyr Lemen Havørn Lirype Storm Fonn Iskant Tuft Hamn Garn Not Årer`),
    seconds: words(`
      vang eng lia haug berg rud stad nes vika sund øya holt moen dal heim tun voll bekk strand rygg skar
      tangen botn åsen kleiv lund mark fjord brekke sletta hovda kroken jordet myra grend vatn`),
    families: words("Sønn Døtre Søstre Brødre"),
  },
  denmark: {
    firsts: words(`
      Bøge Ege Lærke Hede Klit Kær Tang Rug Byg Hvede Honning Kløver Hylde Slåen Hyben Stære Svale Vibe Trane
      Stork Odder Grævling Hare Måne Tåge Flint Kalk Ler Mølle Smede Bindings Rør Siv Åkande Pile Poppel Ahorn
      Birke Kirse Blomme Pære Æble Brombær Solbær Timian Kørvel Sennep Raps Hør Uld Garn Væver Pæle Ankers Sejl
      Havtorn Muslinge Østers Rødspætte Krabbe Måge Ederfugl Marsk Gens Tjørne Gyvel Bakke Skrænt`),
    seconds: words(`
      lund bjerg vang gaard bæk rup strup holm borg sted næs dal mark ager kilde høj skov toft vad hus
      dam minde løkke have bro odde stræde vig sig krog lykke ballum inge tved`),
    families: words("Søn Datter Søstre Brødre"),
  },
  finland: {
    firsts: words(`
      Suo Kanto Havu Kuusi Mänty Koivu Pihlaja Leppä Haapa Paju Kataja Sammal Jäkälä Puola Mustikka Lakka Hilla
      Kaisla Ruoko Lumi Halla Tuuli Pilvi Sade Sumu Ruska Kurki Joutsen Kuikka Tiira Lokki Haukka Pöllö Ilves
      Näätä Saukko Ahven Siika Lohi Hiekka Savi Pelto Niitty Kaura Ruis Ohra Pellava Rauta Hopea Vaski Tervas
      Honka Kelo Käpy Neula Oksa Lehti Apila Kanerva Vanamo Orvokki Kielo Ulappa Luoto Karikko Usva Routa Kuura`),
    seconds: words(`
      la ranta mäki lampi salo vaara kangas saari lahti harju aho virta puro kallio korpi notko pää piha tupa
      kartano kulma kylä linna oja rinne polku sola perä nummi hovi lähde selkä torppa silta pirtti valo`),
    families: words("Pojat Tyttäret Sisarukset Veljekset"),
  },
  netherlands: {
    firsts: words(`
      Brink Veen Duin Polder Linde Eiken Beuken Wilgen Elzen Berken Rogge Haver Tarwe Gerste Klaver Heide
      Vaart Sloot Zand Klei Turf Sluis Kade Toren Kersen Appel Peren Braam Vlier Meidoorn Lijster Merel Reiger
      Kievit Grutto Zwaluw Ooievaar Uilen Vossen Otter Bever Snoek Zonne Maan Schelpen Mossel Garnalen Wadden Kwelder
      Rietgors Biezen Lis Waterlelie Hop Vlas Wollegras Spinne Weef Touw Zeil Anker Boei Kolk Wiel Terp Gaard Hazel`),
    seconds: words(`
      voort hoven daal burg horst kamp laan lo meer oord rode stede veld waard wijk woude zicht dijk gaarde
      hof heem hout ment steen drecht bosch weide schoor donk mond kerk zijl akker poort`),
    families: words("Zonen Dochters Gezusters Gebroeders"),
  },
};

/** A typical word in an industry's brand names, in the order sweden, norway, denmark, finland, netherlands. */
export const INDUSTRY_WORDS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  banking: ["Bank", "Bank", "Bank", "Pankki", "Bank"],
  beverages: ["Bryggeri", "Bryggeri", "Bryghus", "Panimo", "Brouwerij"],
  "building-diy": ["Bygg", "Bygg", "Byg", "Rakennus", "Bouw"],
  "dairy-plant-based": ["Mejeri", "Meieri", "Mejeri", "Meijeri", "Zuivel"],
  energy: ["Kraft", "Kraft", "Energi", "Voima", "Energie"],
  "food-grocery": ["Livs", "Mat", "Mad", "Ruoka", "Kruidenier"],
  "home-furnishing": ["Möbler", "Møbler", "Møbler", "Kaluste", "Wonen"],
  "hotels-leisure": ["Hotell", "Hotell", "Hotel", "Hotelli", "Hotel"],
  insurance: ["Försäkring", "Forsikring", "Forsikring", "Vakuutus", "Verzekeringen"],
  "media-streaming": ["Play", "Stream", "Stream", "Ruutu", "Media"],
  "pharmacy-care": ["Apotek", "Apotek", "Apotek", "Apteekki", "Apotheek"],
  "restaurants-cafes": ["Krog", "Kjøkken", "Køkken", "Keittiö", "Keuken"],
  telecom: ["Tele", "Tele", "Tele", "Puhelin", "Telecom"],
  "travel-transport": ["Resor", "Reiser", "Rejser", "Matkat", "Reizen"],
};
