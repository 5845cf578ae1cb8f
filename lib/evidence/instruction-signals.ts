import { type OrderWords, solidLanguages, spacedLanguages } from './instruction-languages';

/**
 * What an attempt to instruct the checker looks like. `ignore` what it was told or reads, `answer` with a label,
 * `quote` these words, `address` a model, change its `role`, imitate a chat `turn`, a `fence` or its `reply`.
 */
export type InstructionKind =
  | 'ignore'
  | 'answer'
  | 'quote'
  | 'address'
  | 'role'
  | 'turn'
  | 'fence'
  | 'reply';

export interface Signal {
  kind: InstructionKind;
  /** Whether it says enough by itself; the others need another kind of signal near. */
  alone: boolean;
  pattern: RegExp;
  /** A mark without which it cannot be there; to look for that is quicker. */
  needs?: RegExp;
}

/** From a word's beginning to a word's end. */
const word = (alternatives: string): string =>
  `(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`;
const solid = (alternatives: string): string => `(?:${alternatives})`;
/** Up to so many characters of the same sentence. */
const gap = (most: number): string => `[^.!?。！？\\n]{0,${most}}?`;

const signal = (kind: InstructionKind, alone: boolean, source: string, flags = 'gimu'): Signal => ({
  kind,
  alone,
  pattern: new RegExp(source, flags),
});

/** Words with a small or a great first letter, or in capitals, for patterns in which case tells a label from a word. */
const anyCase = (verbs: string): string =>
  verbs
    .split('|')
    .flatMap((verb) => [verb, verb.charAt(0).toUpperCase() + verb.slice(1), verb.toUpperCase()])
    .join('|');

const spokenTo = (source: string): Signal => ({
  ...signal('address', true, source),
  needs: /[:：]/u,
});

/** What the order of an order's words, and the marks around them, differ in. */
interface Wording {
  /** A word or words, from a word's beginning to its end. */
  part: (alternatives: string) => string;
  /** Characters between two of them in one sentence: a few, and many. */
  few: number;
  many: number;
  /** Whether the verb may stand behind what it is about. */
  verbLast: boolean;
}

function ordersIn(words: OrderWords, { part, few, many, verbLast }: Wording): Signal[] {
  const { ignore, told, read, model, answer, label, quote, these } = words;
  const after = (a: string, b: string, most: number) => `${part(a)}${gap(most)}${part(b)}`;
  const about = (a: string, b: string, most: number) =>
    verbLast ? `${after(a, b, most)}|${after(b, a, most)}` : after(a, b, most);
  const spoken = `${part(model)}${gap(few)}[:：]${gap(few)}`;
  return [
    signal('ignore', true, about(ignore, told, few)),
    signal('ignore', false, about(ignore, read, few)),
    signal('answer', false, about(answer, label, many)),
    signal('quote', false, about(quote, these, few)),
    signal(
      'address',
      false,
      `${after(model, `${answer}|${quote}|${ignore}`, many)}|${after(`${answer}|${quote}|${ignore}`, model, many)}`,
    ),
    spokenTo(
      `${spoken}(?:${about(answer, label, many)}|${about(quote, these, few)}|${about(ignore, read, few)})`,
    ),
  ];
}

const OUR_LABEL =
  '(?:supported|refuted|supports|refutes|not enough (?:evidence|info\\w*)|conflicting(?: evidence)?)';
const ANY_LABEL = `(?:${OUR_LABEL}|true|false)`;

/** Marks of chat formats, of fences and of replies are the same in every language. */
const marks: readonly Signal[] = [
  // Templates of chat formats; a page that explains them says nothing of labels near.
  signal(
    'turn',
    false,
    '<\\|[a-z_]{2,20}\\|>|\\[/?INST\\]|<</?SYS>>|</?(?:system|assistant|user|human|developer)>',
  ),
  signal(
    'turn',
    false,
    '^ ?[#*>\\s-]{0,6}(?:system|assistant|developer|human|user|AI)(?: (?:message|prompt|instructions?|note|notice|turn))? ?(?:\\*\\*)? ?[:：]',
  ),
  signal(
    'turn',
    false,
    '^ ?#{1,4} ?(?:system|assistant|instructions?|response|new (?:task|instructions?))\\b',
  ),
  // HTML's own <data value> closes with a bare </data>.
  signal('fence', true, '[<‹]/data [^>›\\n]{1,40}[>›]|<data [0-9a-z]{4,12} [^>=\\n]{1,60}>'),
  signal(
    'fence',
    false,
    '</?(?:documents?|evidence|claim|context|untrusted\\w*|page|quotation|data)(?: [^>\\n]{0,40})?>',
  ),
  signal(
    'fence',
    false,
    '(?:[-=_*#<>\\[]{2,} ?)?\\bend(?: |-)?of(?: |-)?(?:the )?(?:untrusted |external |web |page )?(?:data|documents?|evidence|context|content|passages?|material|input|quotation)\\b',
  ),
  // The fields of our replies, and a verdict as JSON that speaks of no claim of its own (a data set's rows do).
  signal(
    'reply',
    true,
    `\\{[^{}]{0,400}"(?:label|verdict)" ?: ?"${ANY_LABEL}[^{}]{0,200}"(?:prose|justification|quotations|proceeding)"|"(?:prose|justification|quotations|proceeding)" ?:[\\s\\S]{0,500}?"(?:label|verdict|relation)" ?: ?"\\w`,
  ),
  signal(
    'reply',
    false,
    `["']?(?:label|verdict|stance|final_answer|relation|proposed)["']? ?[:=] ?["'](?:${ANY_LABEL}|contradicts)\\b`,
  ),
  signal(
    'reply',
    true,
    `\\{\\s*"(?:label|verdict|stance|answer)"\\s*:\\s*"${ANY_LABEL}"\\s*\\}|^ ?(?:final |my )?(?:verdict|label|conclusion) ?[:=] ?["'*]{0,2}${OUR_LABEL}["'*.!]{0,3} ?$`,
  ),
  signal(
    'reply',
    false,
    `^ ?(?:final |my )?(?:verdict|label|answer|conclusion) ?[:=] ?["'*]{0,2}(?:${OUR_LABEL})\\b`,
  ),
];

const scripts: Readonly<Record<string, RegExp>> = {
  ...{ ru: /\p{sc=Cyrl}/u, ar: /\p{sc=Arab}/u, hi: /\p{sc=Deva}/u },
  ...{ zh: /\p{sc=Hani}/u, ja: /[\p{sc=Hira}\p{sc=Kana}]/u, ko: /\p{sc=Hang}/u },
};

/** English, in which most attempts are written, a little finer. */
const english: readonly Signal[] = [
  signal(
    'address',
    true,
    `(?:(?:note|notice|message|instructions?|important|hint|reminder|warning)[ ,:!-]{1,3}(?:to|for)|attention|dear|hello),? (?:(?:all|any|every|the|our|you) ){0,3}${word('AIs?|AI (?:assistants?|models?|systems?|agents?|readers?|bots?|tools?)|LLMs?|(?:large )?language models?|chat-?bots?|bots?|ChatGPT|GPT-\\w+|Claude|Gemini|Copilot|Crossexam|(?:AI |automated )?(?:fact|claim|truth)[- ]?check\\w*|automated (?:readers?|systems?|tools?|agents?)|crawlers?')}`,
  ),
  signal(
    'address',
    true,
    `(?:if|since|because|as|when) (?:you are|you’re|you're|you,) (?:an? |the )?(?:\\w+ ){0,2}${word('AI|LLM|language model|AI \\w+|bot|chatbot|(?:fact|claim)[- ]?check\\w*|crawler|(?:language|large) model')}`,
  ),
  signal(
    'address',
    false,
    `\\b(?:attention|dear|note to|message to),? (?:(?:all|any|every|the) ){0,2}${word(spacedLanguages.en?.model ?? '')}`,
  ),
  signal(
    'answer',
    false,
    `\\b(?:label|verdict)\\b(?: \\w+){0,3} (?:is|are|stays|remains):? ["'“‘*]{0,2}${OUR_LABEL}`,
  ),
  signal(
    'role',
    true,
    '\\b(?:system|admin(?:istrator)?|developer|root|operator|safety) (?:override|overrule|overwrite)\\b|\\bdeveloper mode\\b|\\bjailbreak mode\\b|\\bDAN mode\\b',
  ),
  signal(
    'role',
    false,
    '\\b(?:this is|we are|I am|signed,?) (?:OpenAI|Anthropic|Google|Meta|Microsoft|(?:the|your) (?:\\w+ )?(?:developers?|operators?|administrators?|creators?|owners?))\\b|\\byour (?:safety|system|internal) (?:rules?|policy|policies|guidelines)\\b|\\byou are (?:now|no longer)\\b|\\bfrom now on,? you\\b|\\byour (?:new|only|real|true|actual|sole) (?:task|role|job|goal|instructions?|purpose)\\b|\\b(?:new|updated|revised|final|corrected) (?:instructions?|orders?|system prompt|directives?)\\b ?[:：]|\\b(?:system|admin\\w*|developer) (?:command|notice|message|instructions?|prompt|update)\\b',
  ),
  signal(
    'answer',
    true,
    `\\b(?:label|verdict|rating|answer|conclusion|output|stance|relation)\\b(?: \\w+){0,6}? (?:must|should|shall|has to|have to|needs to|is to|can only|will always)(?: \\w+){0,4}? ["'“‘*]{0,2}${OUR_LABEL}`,
  ),
  signal(
    'answer',
    true,
    `(?:^|[.!?:;,] ?|\\b(?:${anyCase('please|must|should|now|always|only|just|then|and|to|you|will')}) )(?:${anyCase('answer|reply|respond|output|return|conclude|label|rate|classify|mark|vote|declare|rule|say|print|choose|select|set')})\\b(?: (?:${anyCase('with|only|the|this|that|it|claim|statement|sentence|label|verdict|as|to|word|always|simply|exactly|in|capitals|every|all|any|is|be')}))* ?[:=]? ?(?:["'“‘*]{0,2}(?:SUPPORTED|REFUTED|NOT ENOUGH EVIDENCE|TRUE|FALSE)|["'“‘*]{1,2}(?:${anyCase('supported|refuted|true|false')}|[Nn]ot [Ee]nough [Ee]vidence)|(?:Supported|Refuted|Not Enough Evidence))\\b(?! ?(?:,|or|/|if|when)\\b)`,
    'gmu',
  ),
  signal(
    'answer',
    true,
    `\\b(?:fact[- ]?checkers?|AI systems?|AI models?|AIs|language models?|LLMs?|checkers?|assistants?|debaters?|agents?|verifiers?|automated \\w+)\\b[^.!?\\n]{0,60}\\b(?:must|shall|are (?:\\w+ )?(?:required|obliged|ordered|instructed|directed|asked|requested|bound|expected) to|have to|should)\\b[^.!?\\n]{0,60}\\b(?:this|the) (?:page|claim|statement|article|document|text|source|sentence|passage)\\b`,
  ),
  signal(
    'quote',
    true,
    `\\b(?:quote|cite|copy|repeat|reproduce)\\b[^.!?\\n]{0,20}${word(spacedLanguages.en?.these ?? '')}[^.!?\\n]{0,40}(?:as (?:your |the |an? )?(?:\\w+ )?(?:evidence|quotation|proof|source|support)|in (?:your|the) (?:answer|reply|quotations|verdict|report)|with (?:the )?relation|as (?:supporting|contradicting)|word for word|verbatim|exactly as)`,
  ),
];

/** Signals that are looked for in the whole of a text. */
export const everywhere: readonly Signal[] = marks;

/** Signals of a language, with the words near which they are looked for, or the letters it needs. */
export const byLanguage: readonly {
  near?: ReadonlySet<string>;
  script?: RegExp;
  signals: readonly Signal[];
}[] = [
  ...Object.entries(spacedLanguages).map(([language, words]) => ({
    ...(words.near === '' ? {} : { near: new Set(words.near.split(' ')) }),
    ...(scripts[language] && { script: scripts[language] }),
    signals: [
      ...(language === 'en' ? english : []),
      ...ordersIn(words, { part: word, few: 40, many: 70, verbLast: language === 'tr' }),
    ],
  })),
  ...Object.entries(solidLanguages).map(([language, words]) => ({
    ...(scripts[language] && { script: scripts[language] }),
    signals: ordersIn(words, { part: solid, few: 16, many: 24, verbLast: true }),
  })),
];
