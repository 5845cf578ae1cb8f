import { describe, expect, it } from 'vitest';
import { detectLanguage, sameLanguage } from './language';

describe('detectLanguage', () => {
  it.each([
    [
      'en',
      'The tower was built for the fair of 1889 and has been the tallest structure in the city for more than a century, which is why it is on so many cards.',
    ],
    [
      'de',
      'Der Turm wurde für die Weltausstellung gebaut und ist seitdem das höchste Bauwerk der Stadt, weshalb er auf vielen Karten zu sehen ist, die man dort kauft.',
    ],
    [
      'fr',
      'La tour a été construite pour l’exposition universelle et elle est depuis le plus haut édifice de la ville, ce qui fait que les cartes postales la montrent souvent.',
    ],
    [
      'es',
      'La torre fue construida para la exposición universal y es desde entonces la estructura más alta de la ciudad, por lo que se ve en muchas de las postales que se venden.',
    ],
    [
      'it',
      'La torre è stata costruita per l’esposizione universale ed è da allora la struttura più alta della città, per questo si vede su molte delle cartoline che sono in vendita.',
    ],
    [
      'pt',
      'A torre foi construída para a exposição universal e é desde então a estrutura mais alta da cidade, por isso aparece em muitos dos postais que não são caros na loja.',
    ],
    [
      'nl',
      'De toren werd voor de wereldtentoonstelling gebouwd en is sindsdien het hoogste bouwwerk van de stad, en daarom staat hij op veel van de kaarten die er te koop zijn.',
    ],
    [
      'sv',
      'Tornet byggdes för världsutställningen och har sedan dess varit den högsta byggnaden i staden, vilket är anledningen till att det syns på många av de kort som säljs där.',
    ],
    [
      'pl',
      'Wieża została zbudowana na wystawę światową i od tego czasu jest najwyższą budowlą w mieście, przez co nie ma pocztówki, na której by jej nie było, i to się nie zmieni.',
    ],
    [
      'ru',
      'Башня была построена для выставки и с тех пор остаётся самым высоким зданием в городе, и это видно на открытках, но не на всех, как и то, что она из железа.',
    ],
    [
      'uk',
      'Вежа була збудована для виставки і з того часу є найвищою будівлею в місті, що видно на листівках, але не на всіх, як і те, що вона з заліза, та це не все.',
    ],
    [
      'ar',
      'بني البرج من أجل المعرض العالمي وهو منذ ذلك الحين أعلى مبنى في المدينة التي تقع على النهر في وسط البلاد وهذا ما كان من أمره مع الناس إلى أن جاء غيره',
    ],
    ['ja', '塔は万国博覧会のために建てられ、それ以来この街でいちばん高い建物です。'],
    ['zh', '这座塔是为世界博览会而建的，此后一直是这座城市最高的建筑。'],
    ['ko', '이 탑은 만국 박람회를 위해 세워졌으며 그 이후로 도시에서 가장 높은 건물입니다.'],
    ['th', 'หอคอยนี้สร้างขึ้นเพื่องานนิทรรศการโลกและเป็นสิ่งก่อสร้างที่สูงที่สุดในเมือง'],
    ['el', 'Ο πύργος χτίστηκε για την παγκόσμια έκθεση και είναι το ψηλότερο κτίριο της πόλης.'],
  ])('knows %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([
    ['a short text', 'The tower was built'],
    ['numbers', '1889 312 330 1887 10,100 7,300 2.5 18,038'],
    [
      'names',
      'Eiffel Koechlin Nouguier Sauvestre Dumas Contamin Bertrand Compagnon Salles Milon Lambert Adler Barnum Bell Bergerat Berliet Cail Claude Darlay Fowler Gaget Gauthier',
    ],
    [
      'a formula',
      'a is b, a is c if a then x; a is a x y z, a is a, where a b c x y z n m k, a is a',
    ],
    ['nothing', ''],
  ])('says nothing of %s', (_, text) => {
    expect(detectLanguage(text)).toBeUndefined();
  });
});

describe('sameLanguage', () => {
  it.each([
    ['en', 'en-GB', true],
    ['zh-Hans', 'zh-TW', true],
    ['no', 'nb-NO', true],
    ['de', 'nl', false],
  ])('%s and %s: %s', (a, b, same) => {
    expect(sameLanguage(a, b)).toBe(same);
  });
});
