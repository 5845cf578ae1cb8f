/** Short words that stand between paragraphs and belong to the page, not the article. */
const ADVERT =
  /^[\W_]*(?:advertisements?|advertising|sponsored|anzeige|werbung|publicité|publicidad|pubblicità|publicidade|advertentie|annonse?|reklama?|реклама|広告|广告|廣告|광고)[\W_]*$/iu;
const READ_ON =
  /^[\W_]*(?:read (?:more|also|next)|more (?:on|from)|see also|also read|related|you (?:may|might) also like|lire aussi|à lire|voir aussi|lesen sie (?:auch|mehr)|lies auch|mehr zum thema|auch interessant|siehe auch|leer más|lea también|te puede interesar|leggi anche|lees ook|les også|läs också|leia (?:mais|também)|читайте также)(?!\p{L})/iu;
const INVITATION =
  /^[\W_]*(?:share (?:this|on|via)|share[\W_]*$|tweet[\W_]*$|follow us|like us on|subscribe|sign up|click here|teilen|folgen sie|partager|suivez|abonnez|compartir|síguenos|suscríbete|condividi|seguici|print[\W_]*$|permalink|permalien|back to top|nach oben|comments? (?:are )?closed)(?!\p{L})/iu;
const CREDIT =
  /^[\W_]*(?:photos?(?:graph)?s?|fotos?|images?|bild(?:er)?|pictures?|crédits?(?: photos?)?|credits?|quelle|source|illustration|screenshot|copyright)(?: credit)?\s*(?:by|:|©|\(c\)|von|de|par)\s*\S/iu;
const AGENCY =
  /(?:\/|©|\()\s*(?:\p{L}+[ /-])*(?:getty(?: images)?|shutterstock(?:\.com)?|i?stock(?:photo)?|alamy|afp|reuters|dpa|epa|ap|unsplash|pixabay|flickr)\W*$/iu;
const DATE =
  /^[\W_]*(?:(?:published|updated|posted|date|on|le|am|el)\W+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:\d{1,2}[./ -]\s*(?:\d{1,2}|\p{L}{3,10})\.?[./, -]\s*\d{2,4}|\d{4}[-./]\d{1,2}[-./]\d{1,2}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?:\W+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]m|uhr|\p{Lu}{2,4})?)?[\W_]*$/iu;
const TIME = /^[\W_]*\d{1,2}[:.]\d{2}\s*(?:[ap]\.?m\.?|uhr)?[\W_]*$/iu;
const READING_TIME = /^[\W_]*\d{1,3}[ -]?(?:min(?:ute)?s?)\.?(?: read(?:ing)?(?: time)?)?[\W_]*$/iu;

const LONGEST = 160;

/** Whether a short block is an advertisement's mark, a link to other articles, an invitation to share or a picture's credit. */
export function isAside(text: string, linkedShare: number): boolean {
  if (text.length > LONGEST) return false;
  if (READ_ON.test(text)) return linkedShare > 0.4;
  return (
    ADVERT.test(text) ||
    (text.length < 80 && (INVITATION.test(text) || CREDIT.test(text) || AGENCY.test(text)))
  );
}

/** Whether a line only says when a text was published or how long it takes to read. */
export const isDateline = (text: string): boolean =>
  text.length < 60 &&
  text
    .split(/\s[·|•—–]\s/)
    .every((part) => DATE.test(part) || READING_TIME.test(part) || TIME.test(part));
