/**
 * Words used as passwords, alone or with digits and signs around them, and whole passwords that no rule in
 * `password-rules.ts` catches. In lower case; taken from what published lists of leaked passwords have in common.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passord losenord kodeord salasana wachtwoord parola senha contrasena motdepasse pass passwd passw
  mypassword thepassword newpassword oldpassword yourpassword passpass passwordpassword secret topsecret mysecret private
  admin administrator adminadmin root rootroot toor user username guest default test testtest tester testing temp temporary demo
  login signin welcome welcomeback letmein letmeinnow letmeinplease open openup opensesame access accessdenied enter entry changeme changeit
  changethis changemenow nopassword nothing whatever idontknow dontknow forgot forget remember rememberme iforgot password please
  qwerty qwertyui qwertyuiop qwert qwertz qwertzui qwertzuiop azerty azertyuiop asdf asdfgh asdfghjk asdfghjkl asdfasdf asd asdasd asdasdasd qwe qweqwe
  qweqweqwe qweasd qweasdzxc qwer qwerasdf qwerasdfzxcv asdfjkl zxc zxcvbn zxcvbnm zxczxc zxcvb qazwsx qazwsxedc qazxsw zaqxsw wsxedc abc abcabc abcd abcde abcdef
  abcdefg abcdefgh abcdefghi aaa aaaa love iloveyou iloveu iloveme iloveher ilovehim iloveyousomuch ilovegod ilovejesus ilovemyself loveyou loveyoumore
  lovelove lover lovers loveme lovely mylove truelove babygirl babyboy baby babe angel angels angelina sweet sweetie sweetheart sweetpea
  honey honeybee sugar sunshine sunny princess prince queen kings king kingkong master masters mastermind boss bigboss hunter hunters killer killers
  dragon dragons dragonfly dragonball monkey monkeys shadow shadows superman batman spiderman ironman catwoman wolverine starwars startrek
  skywalker darthvader pokemon pikachu naruto nintendo playstation xbox minecraft fortnite roblox warcraft starcraft counterstrike halflife
  football fotball fotboll jalkapallo voetbal fussball soccer baseball basketball hockey icehockey golf golfer golfing tennis rugby cricket volleyball softball swimming skiing
  running runner fishing hunting cycling dance dancer dancing music musica guitar drummer piano michael jordan michaeljordan jordan chelsea arsenal
  liverpool manchester manunited manutd united everton tottenham barcelona realmadrid juventus milan ajax feyenoord rosenborg brondby malmo hammarby
  aik djurgarden ferrari porsche mercedes bmw audi volvo saab toyota honda harley harleydavidson yamaha kawasaki mustang corvette camaro chevrolet
  computer internet windows microsoft apple macintosh google facebook twitter instagram linkedin youtube yahoo hotmail gmail samsung nokia android iphone
  summer summertime winter spring autumn sommar sommer sommeren vinter kesa talvi zomer winter january february march april may june july august september october november
  december january monday tuesday wednesday thursday friday saturday sunday fredag freitag weekend holiday holidays vacation christmas halloween easter
  birthday happy happyday happiness smile smiley lucky luckyone goodluck freedom forever always never together peace hope faith trust trustno trustme believe
  dream dreams dreamer heaven paradise eternity destiny future success money dollar dollars diamond diamonds gold golden silver crystal platinum rainbow
  flower flowers rose roses orchid lily daisy jasmine cherry strawberry banana orange apple apples peaches pumpkin cookie cookies chocolate vanilla
  coffee cheese pizza pepper ginger cinnamon butter butterfly hello helloworld hellohello hellokitty hejhej hejsan hallo hallohallo goodbye goodmorning
  thankyou welcome thomas daniel david robert richard charles william george matthew andrew anthony joshua joseph james jessica jennifer
  michelle nicole ashley amanda elizabeth samantha stephanie christina christine caroline charlotte victoria katherine kathleen patricia barbara
  alexander alexandra alexis benjamin brandon christian christopher christoph dennis edward eric erik patrick peter philip phillip steven stephen sebastian
  nicholas jonathan maximilian maxwell austin dakota taylor tiffany melissa vanessa veronica natasha andrea angela brittany danielle gabriel gabriella isabella
  sophie emma hanna hannah linnea ida julia maria anna anders lars johan magnus mikael fredrik henrik olof oskar gustav viktor bjorn jens soren mette kirsten
  kari ingrid astrid pekka matti jukka mikko juha timo tuomas janne antti hannu marjo jeroen pieter willem johannes marieke sanne
  tiger tigers tigger lion lions eagle eagles falcon falcons panther panthers bulldog bulldogs dolphin dolphins dolphine cowboys cowboy steelers redskins packers raiders yankees redsox
  lakers broncos patriots rangers pirates vikings giants dodgers cubs horse horses horny puppy puppies doggie doggy kitten kittens kitty snoopy scooby scoobydoo garfield mickey mickeymouse
  donald donaldduck tinkerbell bambi winnie winniethepooh simpson simpsons homer bart matrix phoenix merlin gandalf frodo hobbit hogwarts harrypotter
  voldemort dumbledore batmobile thunder lightning storm blizzard hurricane avalanche tornado fire firefly phantom ghost vampire demon devil satan
  lucifer jesus jesuschrist christ christian god godisgood godisgreat blessed blessing church bible amen america american england london sweden sverige
  stockholm goteborg gothenburg norway norge oslo bergen trondheim denmark danmark copenhagen kobenhavn aarhus finland suomi helsinki tampere turku netherlands nederland
  holland amsterdam rotterdam utrecht europe germany deutschland berlin france paris italia italy espana spain canada toronto australia sydney chicago dallas
  boston houston newyork california florida texas hawaii company business marketing manager office sales sustainability sustainable sample
  whatever something anything everything nobody somebody someone anyone crazy stupid loser fuckyou fuckoff fuckme fucking fucker asshole bitch bastard bullshit shit
  sexy sexyboy sexygirl sex pussy porn playboy hardcore badboy badgirl bigdick cocacola pepsi nirvana metallica slipknot eminem beatles elvis madonna
  beyonce rockstar rocknroll rammstein ironmaiden acdc greenday blink linkinpark slayer green greens blue bluesky black blackie blackcat blackberry white yellow purple
  orange redred silver superstar star stars starlight stargate moon moonlight sun sky ocean water river mountain forest nature world universe galaxy
  school college student teacher doctor nurse police army navy marine marines soldier airforce airborne mother father mommy daddy mamma pappa brother sister
  family friend friends friendship bestfriend boyfriend girlfriend husband wife children grandma grandpa jackson johnson williams anderson andersson johansson
  hansen olsen nielsen jensen larsen virtanen korhonen devries jansen trustno ncc startrek enterprise voyager babylon stargate system server network database backup service support
  security secure safety mustang maverick rocket racing racer speedy turbo power powers energy electric magnum maggie bailey buster charlie cooper
  duke molly oliver oscar rocky sammy simba sophie tucker zeus rufus fido rex tinker precious princesa tequiero teamo estrella mariposa chocolate corazon bonita
  amigos familia soleil bonjour doudou loulou chouchou coucou jetaime schatz hallo schalke ficken arschloch qwerty kennwort geheim hemlig hemligt hemmelig hemmelighed salainen geheimnis
  lozinka haslo heslo jelszo sifre parool sandra tigger internet mercury jupiter saturn venus pluto apollo gemini scorpio scorpion pisces aquarius capricorn
  virgo libra leo taurus aries sagittarius spartan spartans trojan trojans warrior warriors gladiator knight knights samurai ninja ninjas pirate wizard witch magic magical mystery unicorn
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Whole passwords with digits between the letters. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc zaq12wsx zaq1xsw2 zaq1zaq1 qaz123wsx xsw21qaz
  1a2b3c4d 1a2s3d4f a1b2c3d4 a1b2c3d4e5 a1s2d3f4 q1q1q1q1 qwe123qwe 123qwe123 123qweasd 123qweasdzxc qwerty12345 q123456789 a123456789 abc123abc abcd1234 1234qwer 12qwaszx
  asd123asd zxc123zxc 123abc123 1password1 p4ssw0rd passw0rd pa55word pa55w0rd pa$$word pa$$w0rd p@ssw0rd p@ssword p@$$w0rd 123password321 trustno1 ncc1701d ncc1701e blink182 matrix01 r2d2c3po c3por2d2
  rush2112 gfhjkm ghbdtn gfhjkmgfhjkm 69camaro 57chevy 4runner i<3you iloveyou2 iloveyou4ever love4ever friends4ever bestfriends4ever me4you u2love2
  4815162342 31415926 314159265 3141592653 27182818 271828182 16180339 14159265 11235813 112358132 10203040 1020304050 12344321 123454321 12345654321 1234554321 12341234 123123123
  147258369 147852369 159753456 159357456 963852741 741852963 789456123 456789123 987456321 123654789 159357258 147896325 321654987 258456852 13579246 135792468 24681357 246813579 1357924680 2468101214 1029384756
  102938475 0192837465 91827364 18273645 11223344 1122334455 112233445566 44332211 5544332211 99887766 12121212 13131313 69696969 88888888 00000000 1111111a 12345678a a12345678 123456789a
  1234567a 123456aa aa123456 aa12345678 abc12345 abc123456 abcd123456 qwe12345 qwer1234 asdf1234 zxcv1234 test1234test 1234test 1234abcd 123abc456 987654321a
  `
    .split(/\s+/)
    .filter(Boolean),
);
