/**
 * Words a repair may never change, add or drop: with them the sense turns. Lower case, as
 * `normalise` leaves them. Data, not judgement: a language that is missing here is still guarded by the
 * rule that only small slips inside a word may be repaired.
 */
const NEGATIONS = [
  // English
  "no not never none nobody nothing nowhere neither nor without cannot can't won't don't ain't n't",
  'hardly barely scarcely rarely seldom except unless fail fails failed failing lack lacks lacked',
  'deny denies denied false untrue myth hoax wrong incorrect wrongly falsely allegedly alleged',
  // German, Dutch
  'nicht kein keine keinen keinem keiner keines nie niemals niemand nichts nirgends ohne weder kaum',
  'falsch angeblich niet geen nooit niemand niets nergens zonder nauwelijks noch onjuist',
  // French, Spanish, Italian, Portuguese, Catalan
  "ne pas jamais aucun aucune rien personne sans ni guère n'a n'est n'ont n'était faux",
  'nunca jamás nadie nada ningún ninguno ninguna sin tampoco apenas falso falsa',
  'non mai nessuno nessuna niente nulla senza né neppure neanche appena',
  'não nunca jamais ninguém nenhum nenhuma sem nem mal',
  // Nordic
  'ikke ingen inget inga intet aldri aldrig inte ej icke utan uten uden hverken ei en eivät ole',
  // Slavic
  'nie nigdy nikt nic bez žádný nikdy nikdo не нет никогда никто ничего без ни ані немає ніколи',
  // Turkish, Indonesian, Vietnamese, Greek
  'değil yok hiç asla tidak bukan tanpa jangan belum không chưa chẳng δεν μην όχι ποτέ χωρίς κανείς',
];

const NUMBERS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  'hundred hundreds thousand thousands million millions billion billions trillion trillions dozen',
  'half third quarter first second fourth fifth sixth seventh eighth ninth tenth once twice double',
  'ein eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig',
  'hundert tausend million millionen milliarde milliarden billion billionen halb erste zweite dritte',
  'un deux trois quatre cinq sept huit neuf dix onze douze vingt trente quarante cinquante cent',
  'mille millions milliard milliards premier première deuxième troisième demi',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cien ciento mil',
  'millón millones primero primera segundo segunda tercero medio due tre quattro sei sette otto',
  'nove dieci venti cento milione milioni miliardo miliardi dois três quatro oito dez vinte milhão',
  'milhões bilhão bilhões één twee drie vijf zes acht negen tien honderd duizend miljoen miljard',
  'один два три четыре пять шесть семь восемь девять десять сто тысяча миллион миллиард',
];

/** Quantities, directions and times whose opposites look alike. */
const BOUNDS = [
  'all every each some any few many most more less fewer least only both either about nearly almost',
  'over under above below before after until since up down increase increased decrease decreased',
  'rise rose fell fall north south east west northern southern eastern western true may might',
  'can could would should if but alle jeder einige viele mehr weniger nur vor nach über unter',
  'tous toutes chaque quelques plus moins seulement avant après sur sous todos algunos más menos',
  'sólo solo antes después tutti alcuni più meno prima dopo',
];

const GUARDED = new Set([...NEGATIONS, ...NUMBERS, ...BOUNDS].flatMap((line) => line.split(' ')));

const NEGATION_SET = new Set(NEGATIONS.flatMap((line) => line.split(' ')));

/** Articles and common words of one language that are numbers of another. */
const MOSTLY_OTHER = new Set('one ein due sei once mal'.split(' '));
const NUMBER_SET = new Set(
  NUMBERS.flatMap((line) => line.split(' ')).filter((word) => !MOSTLY_OTHER.has(word)),
);

const NUMERIC = /\p{N}/u;
/** Signs that change a number: currencies, per cent, arithmetic. */
const SIGN = /^[\p{Sc}\p{Sm}%‰°]+$/u;
const CONTRACTED_NOT = /n't$/;

/** Whether a word holds a number, a negation, a bound or is a sign that changes a number. */
export const isGuarded = (word: string): boolean => {
  const lower = word.toLowerCase();
  return GUARDED.has(lower) || CONTRACTED_NOT.test(lower) || NUMERIC.test(word) || SIGN.test(word);
};

/** Whether a word, in lower case, is a number in digits or letters. */
export const isNumber = (word: string): boolean => NUMERIC.test(word) || NUMBER_SET.has(word);

/** Whether a word negates or denies. */
export const isNegation = (word: string): boolean => {
  const lower = word.toLowerCase();
  return NEGATION_SET.has(lower) || CONTRACTED_NOT.test(lower);
};

/** Articles a model may put first with a capital letter. */
export const ARTICLES = new Set(
  'the a an this that der die das ein eine le la les un une el los las il lo gli de het o os as'.split(
    ' ',
  ),
);
