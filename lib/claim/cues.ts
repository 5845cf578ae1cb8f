/**
 * Words by which a sentence shows that it claims nothing that could be looked up. English is covered well; German,
 * French, Spanish and Chinese as far as greetings, thanks and cries go. A sentence without any of them is taken
 * for a claim.
 */
const among = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags);

/** The whole sentence, but for punctuation and whom it greets. */
export const GREETING = among(
  `^(?:${[
    'hello|hi|hey|hiya|howdy|greetings|welcome(?: back)?|good (?:morning|afternoon|evening|night|day)|bye|goodbye|see you(?: \\p{L}+)?',
    'thanks|thank you|many thanks|cheers|congratulations|sorry|excuse me|happy (?:birthday|new year|holidays)|merry christmas',
    'guten (?:morgen|tag|abend)|gute nacht|hallo|servus|grüß gott|auf wiedersehen|tschüss|danke|vielen dank|willkommen',
    'bonjour|bonsoir|bonne (?:nuit|journée|année)|salut|au revoir|merci|bienvenue|félicitations',
    'hola|buenos días|buenas (?:tardes|noches)|adiós|hasta luego|gracias|bienvenidos?|felicidades',
  ].join('|')})(?![\\p{L}\\p{N}])`,
);
export const GREETING_HAN = /^(?:你好|您好|大家好|早上好|下午好|晚上好|晚安|再见|谢谢|欢迎|恭喜)/u;
/** A greeting with more words than these goes on to say something. */
export const GREETING_WORDS = 6;

/** "What a lovely day!", "Quelle belle journée!" */
export const EXCLAMATION = among(
  '^(?:oh,? |ah,? |wow,? )?(?:what an? |what (?=\\p{L}+(?: \\p{L}+)?!$)|how |such an? |was für |wie |quell?e?s? |que |qué |cuánt[oa]s? )[^?]*!$',
);
export const EXCLAMATION_HAN = /^(?:多么|好|真)[^，,]*[啊呀哇!！]+$/u;
export const CRY = among(
  '^(?:wow|oh|ah|ouch|yay|hooray|hurray|bravo|damn|gosh|ugh|yes|no|great|super|toll|génial|genial|olé|vaya)(?:[\\s,]+\\p{L}+){0,2}\\s*[!.]*$',
);

/** Orders that pages give to their readers, whatever follows. */
export const PLEASE = among(
  "^(?:please|don['’]t|do not|let['’]s|let us|make sure|be sure|remember to|feel free|click|subscribe|sign up|log in|read more|see also|follow us|share this|bitte|veuillez|por favor|haga clic|cliquez|abonnez|klicken sie|请)(?![\\p{Lu}])",
);
/** Verbs that give an order where an object follows at once. */
export const ORDER = among(
  '^(?:first|then|next|finally|also|always|never|now|instead)?,?\\s*(?:add|ask|avoid|bake|begin|bring|buy|call|check|choose|combine|compare|consider|cook|create|cut|download|enjoy|ensure|enter|explore|fill|find|follow|get|give|go|heat|help|hold|imagine|install|join|keep|learn|leave|list|look|make|mix|move|open|pay|pick|place|plan|pour|prepare|press|protect|put|read|remove|replace|research|save|search|select|send|set|shortlist|shop|stand|start|stay|stir|stop|support|take|talk|tell|think|try|turn|use|visit|wait|walk|wash|watch|write)\\s+(?:the|an?|your|our|their|this|that|these|those|any|all|some|it|them|at|for|with|up|out|in|on|to|into|from|about|a few|only|sure)(?!\\p{L})',
);

/** First-person feelings and wishes. */
export const FEELING = among(
  "^(?:(?:and|but|so|well|honestly|personally),? )?(?:i|we)(?:['’](?:m|re)| am| are| was| were)? (?:really |so |very |absolutely |just |still |truly |do )*(?:love|loved|hate|hated|like|liked|enjoy|enjoyed|miss|hope|wish|want|feel|felt|adore|dislike|tired|happy|sad|angry|glad|afraid|excited|proud|sorry|worried|bored|hungry|thrilled|grateful)(?!\\p{L})",
);

/** What the writer says of the whole sentence: it is his view. */
export const VIEW = among(
  '(?:^|[\\s,])(?:in my (?:humble )?(?:opinion|view|experience)|to my mind|if you ask me|imho|i (?:personally )?(?:think|believe|guess|suppose|reckon|feel)|meiner (?:meinung|ansicht) nach|ich (?:finde|glaube|meine|denke)|à mon avis|selon moi|je (?:pense|crois|trouve)|en mi opinión|creo que|pienso que)(?!\\p{L})|我(?:认为|觉得)',
);
/** It weighs instead of reporting. */
export const WEIGHING = among(
  "^(?:however|therefore|thus|overall|ultimately|in conclusion|moreover|additionally)?,?\\s*(?:it(?:['’]s| is) (?:also |very |always |equally |therefore )*(?:important|essential|crucial|vital|best|better|advisable|recommended|necessary|worth|good|fair|reasonable|a good idea|great|sad|a shame|a pity)(?: (?:to|that|for|if)|\\p{P}|\\s|$))",
);
export const NORMATIVE = among('(?<!\\p{L})(?:should|ought to|deserves? to)(?!\\p{L})');
/** Adjectives that praise or blame, as what is said of the subject. */
export const VALUE = among(
  "(?<!\\p{L})(?:is|are|was|were|looks?|looked|seems?|seemed|feels?|felt|sounds?|['’]s|['’]re) (?:(?:so|very|really|truly|just|quite|simply|absolutely|rather|too|the most|such an?|an?|at (?:its|their)|one of the|most) )*(?:beautiful|lovel(?:y|iest)|ugly|ugliest|wonderful|amazing|awesome|terrible|awful|great|nice|boring|delicious|disgusting|fantastic|gorgeous|horrible|stupid|brilliant|magnificent|charming|adorable|impressive|shameful|ridiculous|disappointing|inspiring|fascinating|attractive|appealing|overrated|underrated|perfect|cute|cool|fun|fair|unfair|interesting|the (?:best|worst))(?!\\p{L})",
);
/** Weaker signs of a view: a model may decide, rules let it pass. */
export const VALUE_WEAK = among(
  '(?<!\\p{L})(?:easily|easy(?!-)|visually|appealing|(?:good|better|great|ideal) (?:option|choice|way|idea)|(?:may|might) seem|necessarily|intuitive|remarkabl[ey])(?!\\p{L})',
);

/** What lies ahead, said for certain or not. */
export const AHEAD = among(
  "(?<!\\p{L})(?:i predict|(?:will|is going to|are going to|['’]ll|won['’]t)(?= .*(?:tomorrow|next (?:week|month|year|decade)|in the future|one day|someday|some day|soon|by (?:20[3-9]\\d|21\\d\\d)))|will (?:probably|likely|surely|certainly|never|soon|one day))(?!\\p{L})",
);
export const AHEAD_WEAK = among(
  '(?<!\\p{L})(?:will|shall|going to|would be|could provide|could lead|(?:is|are) (?:likely|bound|sure|set) to|wird|werden|va \\p{L}+r|sera|será)(?!\\p{L})',
);
/** A law or a plan may say what comes: that it says so can be looked up. */
export const FIXED = among(
  '(?<!\\p{L})(?:laws?|bills?|acts?|rules?|plans?|planned|policy|budget|treaty|contract|schedule[ds]?|announced|according to|forecasts?|projected|estimated|expected|said|says|reported)(?!\\p{L})',
);

/** It introduces what follows and says nothing itself. */
export const LEAD_IN = among(
  "^(?:(?:sure|certainly|okay|ok|of course),? )?(?:here(?:['’]s| is| are)|below (?:is|are)|the following|for example)(?!\\p{L})",
);

/** Something that happens or is: a finite verb, as far as English shows it for sure. */
const SURE =
  "is|are|was|were|am|be|been|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|\\p{L}+n['’]t|\\p{L}{2,}ed|became|made|won|lost|gave|took|went|came|got|rose|fell|grew|wrote|said|built|held|led|left|met|paid|put|ran|saw|sent|set|sold|spent|stood|began|born|brought|bought|caught|cut|cost|found|hit|kept|knew|let|meant|read|shot|shut|spoke|spread|taught|told|thought|wore";
export const SURE_VERB = among(`(?<!\\p{L})(?:${SURE})(?!\\p{L})`);
/** With forms in -s, which may be plurals as well. */
export const VERB = among(`(?<!\\p{L})(?:${SURE}|\\p{L}{2,}s)(?!\\p{L})`);
