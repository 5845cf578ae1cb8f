/** English "it" that means nothing, or that may mean nothing; each tells from the words that follow it. */

const BE = "(?:['’]s|\\s+(?:is|was|has been|is being|was being))";
const MANNER = '(?:\\s+(?:not|also|now|still|often|\\p{L}+ly))*';
/** What people think and say; with "to" or "as" after it somebody does think it of the thing. */
const THOUGHT =
  'estimated|believed|known|thought|said|reported|claimed|argued|alleged|assumed|expected|feared|agreed|understood|rumou?red|recorded|noted|suggested|suspected|accepted|considered|told|written';
const LIKE_SO = 'likely|unlikely|possible|impossible|clear|true|false|a fact|a myth|important';
const OUTSIDE =
  'the case|raining|snowing|hailing|hot|cold|dark|noon|midnight|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|spring|summer|autumn|winter';
const WEATHER = '(?:rain|snow|hail|thunder|drizzle)(?:s|ed)?';
/** What it says follows at once, or nothing does. */
const THEN = '(?=\\s+(?:that|whether|how|why)(?!\\p{L})|\\s*[,.;:!]|\\s*$)';

const empty = [
  `${BE}${MANNER}\\s+(?:${THOUGHT})${THEN}`,
  `${BE}${MANNER}\\s+(?:estimated|believed|known|thought|said|reported)\\s+(?!(?:to|as|by|in|for|from|about|on|of|at)(?!\\p{L}))`,
  `${BE}${MANNER}\\s+(?:${LIKE_SO}|${OUTSIDE})(?!\\p{L})`,
  // "It was in 1750 that", "It was Anna Smith who"; a noun with a clause of its own says what it is.
  `${BE}${MANNER}\\s+(?:(?:in|on|at|by|from|because)\\s.+\\sthat|\\p{Lu}\\S*(?:\\s+\\p{Lu}\\S*)*\\s+(?:that|who))(?!\\p{L})`,
  `${BE}${MANNER}\\s+(?:about\\s+)?\\p{N}+\\s+(?:minutes|hours|days|weeks|months|years)\\s+(?:before|after|since|until|ago)(?!\\p{L})`,
  `\\s+(?:${WEATHER})(?!\\p{L})`,
  `\\s+(?:takes|took)\\s.*\\sto(?!\\p{L})`,
  `\\s+(?:seem|appear)(?:s|ed)(?:\\s+(?:likely|as if|as though|like))?${THEN}`,
  `\\s+(?:seem|appear)(?:s|ed)\\s+(?:likely|as if|as though)(?!\\p{L})`,
  `\\s+(?:turns|turned) out(?!\\p{L})`,
  `\\s+(?:happens|happened|follows|followed)\\s+that(?!\\p{L})`,
].map((rest) => new RegExp(`^[Ii]t${rest}`, 'u'));

const open = [
  // A sign, a guide, a whole sentence: what says something is seldom what was spoken of.
  `${MANNER}\\s+(?:says?|said|reads?|states?d?|claims?|claimed|goes|went|writes?|wrote|tells?|told|notes?|noted|adds?|added|means?|meant|shows?|showed|suggests?|suggested|argues?|argued|announced|warns?|warned)(?!\\p{L})`,
  `\\s+(?:seem|appear|happen|follow)(?:s|ed)(?!\\p{L})`,
  `\\s+(?:takes|took|depends|matters|remains|helps|helped)(?!\\p{L})`,
  `${BE}${MANNER}\\s+(?:${THOUGHT})\\s+(?:to|as)(?!\\p{L})`,
  `${BE}${MANNER}\\s+(?:in|on|at|late|early|warm)(?!\\p{L})`,
  // "It was the mayor who" means nobody; "It is a tower that leans" does.
  `${BE}${MANNER}\\s+(?:the|an?|his|her|their)\\s+(?:[\\p{L}\\p{N}-]+\\s+){1,4}(?:that|who)(?!\\p{L})`,
  `${BE}${MANNER}\\s+[\\p{L}-]+\\s+(?:that|whether|if)(?!\\p{L})`,
  `${BE}${MANNER}\\s+(?:easy|easier|hard|harder|difficult|good|better|best|nice|safe|dangerous|common|usual|customary|necessary|useful|legal|illegal|forbidden|allowed|permitted|time|up|enough)\\s+(?:for\\s.+\\s)?to(?!\\p{L})`,
].map((rest) => new RegExp(`^[Ii]t${rest}`, 'u'));

/** "It is estimated that", "It rained": nothing is meant by it. @param words from the "it" on */
export const isEmptyIt = (words: string): boolean => empty.some((one) => one.test(words));

/**
 * "So it says", "It is said to", "It was hard to": whether it stands for a noun before, a text or nothing, its own
 * words do not tell. @param words from the "it" on
 */
export const isOpenIt = (words: string): boolean => open.some((one) => one.test(words));
