import { describe, expect, it } from 'vitest';
import { kindOf } from './checkable';

describe('kindOf', () => {
  it.each([
    ['Is the tower older than the bridge?', 'question'],
    ['“Who built the tower?”', 'question'],
    ['Wer hat den Turm gebaut?', 'question'],
    ['Quand la tour fut-elle bâtie ?', 'question'],
    ['¿Cuándo se construyó la torre?', 'question'],
    ['这座塔是什么时候建的？', 'question'],
    ['这座塔很老吗', 'question'],
    ['متى بُني البرج؟', 'question'],
    ['Good morning, everyone!', 'greeting'],
    ['Thank you for reading.', 'greeting'],
    ['Guten Morgen', 'greeting'],
    ['Bonjour à tous !', 'greeting'],
    ['Buenos días a todos', 'greeting'],
    ['大家好！', 'greeting'],
    ['What a lovely day!', 'exclamation'],
    ['How beautiful the river is!', 'exclamation'],
    ['Quelle belle journée !', 'exclamation'],
    ['¡Qué día tan bonito!', 'exclamation'],
    ['Wow!', 'exclamation'],
    ['多么美好的一天！', 'exclamation'],
    ['Please subscribe to our newsletter.', 'order'],
    ['Compare the prices of at least three shops.', 'order'],
    ['Click here', 'order'],
    ['I love walking along the river.', 'feeling'],
    ["I'm so tired of this.", 'feeling'],
    ['In my opinion the film is too long.', 'opinion'],
    ['The film is boring.', 'opinion'],
    ['It is important to wash your hands.', 'opinion'],
    ['People should read more.', 'opinion'],
    ['À mon avis, le film est trop long.', 'opinion'],
    ['我认为这部电影太长了。', 'opinion'],
    ['The bridge will collapse one day.', 'prediction'],
    ['The party will probably lose.', 'prediction'],
    ['Some reasons for this include:', 'fragment'],
    ['Here are some tips', 'fragment'],
    ['The old harbour', 'fragment'],
    ['* * *', 'fragment'],
  ] as const)('%s', (sentence, kind) => {
    expect(kindOf(sentence, languageIn(sentence))).toEqual({ kind, sure: true });
  });

  it.each([
    'The tower was built in 1750.',
    'The tower was built in 1750!',
    'Paris burns.',
    'With its aerial the tower now measures 330 metres.',
    'Hello Kitty was designed by Yuko Shimizu in 1974.',
    'Welcome is a town in North Carolina with 4,162 people.',
    'Helping others lowers blood pressure.',
    'Help arrived after two days.',
    'The best-selling album of 1982 was Thriller.',
    'Beautiful South sold 15 million records.',
    'What the minister said was wrong!',
    'The treaty says that both countries are to disarm.',
    'Der Turm wurde 1750 gebaut.',
    'La tour fut bâtie en 1750.',
    'La torre fue construida en 1750.',
    '这座塔建于一八八七年。',
    'この塔は1750年に建てられた。',
    'Thank You for Smoking was released in 2005.',
  ])('takes for a claim: %s', (sentence) => {
    expect(kindOf(sentence, languageIn(sentence))).toEqual({ kind: 'claim', sure: true });
  });

  it.each([
    // A fact in the clothes of an opinion, or the other way round.
    ['I think that the tower was built in 1750.', 'opinion'],
    ['Drivers should stop at red lights under the law.', 'opinion'],
    ['The museum is one of the most beautiful, and in 2019 it had 3 million visitors.', 'opinion'],
    ['Modules can be easily tested.', 'opinion'],
    ['Unemployment at 5%', 'fragment'],
    ['The new law will ban petrol cars from 2035.', 'prediction'],
    ['We were in Berlin when the Wall fell in 1989 and we loved Berlin.', 'claim'],
  ] as const)('is not sure about: %s', (sentence, kind) => {
    const found = kindOf(sentence);
    expect(found.kind).toBe(kind);
    expect(found.sure).toBe(kind === 'claim');
  });
});

function languageIn(sentence: string): string | undefined {
  if (/\p{sc=Han}|\p{sc=Hiragana}/u.test(sentence)) return /この/u.test(sentence) ? 'ja' : 'zh';
  if (/\p{sc=Arabic}/u.test(sentence)) return 'ar';
  if (/¿|¡|torre|todos/u.test(sentence)) return 'es';
  if (/tour|belle|avis|Bonjour/u.test(sentence)) return 'fr';
  return /Turm|Guten/u.test(sentence) ? 'de' : undefined;
}
