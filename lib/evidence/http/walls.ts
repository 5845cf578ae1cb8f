import { CAPTCHA, CAPTCHA_MARKUP, CONSENT } from './wall-words';

/** Whether a line of a text wants to see a person. A long text may be an article about such walls: that is for the caller to judge. */
export const asksForPerson = (text: string): boolean => says(CAPTCHA, text);

/** Whether markup holds one of the services that want to see a person. */
export const holdsCaptcha = (html: string): boolean => CAPTCHA_MARKUP.test(html);

/** Whether a line of a text asks for consent to cookies before it shows anything; to be judged like `asksForPerson`. */
export const asksForConsent = (text: string): boolean => says(CONSENT, text);

const says = (words: RegExp, text: string): boolean =>
  text.split('\n').some((line) => words.test(line.trim()));
