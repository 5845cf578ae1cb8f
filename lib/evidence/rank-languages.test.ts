import { describe, expect, it } from 'vitest';
import { indexPassages } from './passage-index';
import { splitPassages } from './passages';
import { rankPassages } from './rank';

const { signal } = new AbortController();

/** A page of paragraphs, asked a claim; the paragraph it is about has to be among the first three. */
async function best(claim: string, paragraphs: readonly string[], language: string) {
  const text = paragraphs.join('\n\n');
  const passages = splitPassages(text, { language }).flatMap((passage) =>
    // Short paragraphs are read together; here each stands for a long one.
    passage.text.split('\n\n').map((inner) => ({ ...passage, text: inner })),
  );
  const ranked = await rankPassages(claim, passages, { k: 3, signal });
  return ranked.passages.map((passage) => passage.text);
}

const CHINESE = [
  '巴黎地铁于一九〇〇年七月十九日开通第一条线路，如今共有十六条线路。',
  '卢浮宫收藏了许多著名的画作和雕塑，每年接待游客近千万人次。',
  '埃菲尔铁塔建于一八八七年至一八八九年，是世界博览会的入口，高三百三十米。',
  '奥斯曼男爵改造了城市的街道，拆除了许多旧房屋。',
  '塞纳河上有三十七座桥，其中最古老的是新桥。',
  '巴黎圣母院在二〇一九年四月的大火中受损，五年后重新开放。',
];

describe('ranking in other languages', () => {
  // campfirein/byterover-cli#712: a Chinese sentence was one token, so nothing was ever found.
  it.each([
    '铁塔是在1750年建造的',
    '埃菲尔铁塔高三百米。',
    '世界博览会的入口是一座铁塔',
    '铁塔，建于一七五〇年！',
  ])('finds the Chinese paragraph that %s is about', async (claim) => {
    expect((await best(claim, CHINESE, 'zh')).join()).toContain('埃菲尔铁塔');
    expect((await best(claim, CHINESE, 'zh'))[0]).toContain('埃菲尔铁塔');
  });

  it('finds a Chinese paragraph in traditional marks and full-width digits', async () => {
    const found = await best(
      '海門大橋２００４年通車',
      ['海門大橋於2004年通車。', ...CHINESE],
      'zh',
    );
    expect(found[0]).toContain('海門大橋');
  });

  it.each([
    [
      'ja',
      '東京タワーは1958年に完成した',
      [
        '京都には多くの寺がある。',
        '大阪城は豊臣秀吉が築いた。',
        '昭和三十三年、東京タワーが完成した。',
      ],
      '東京タワー',
    ],
    [
      'th',
      'หอไอเฟลสูงเท่าไร',
      ['กรุงเทพมหานครเป็นเมืองหลวง', 'แม่น้ำเจ้าพระยาไหลผ่านเมือง', 'ความสูงของหอไอเฟลคือ 330 เมตร'],
      'หอไอเฟล',
    ],
    [
      'ar',
      'متى بنيت القلعة؟',
      [
        'تقع المدينة على ضفاف النهر.',
        'كَانَ بِنَاءُ قلعةٍ كبيرة سنة ١٢٥٠.',
        'يزور السياح المتاحف والأسواق.',
      ],
      'قلعة',
    ],
    [
      'de',
      'Die Finanzierung des Krankenhauses ist gesichert.',
      [
        'Der Gemeinderat tagte am Montag zum Haushalt.',
        'Über die Krankenhausfinanzierung entscheidet das Land.',
        'Im Stadtpark wurden neue Bänke aufgestellt.',
      ],
      'Krankenhausfinanzierung',
    ],
    [
      'de',
      'Fernsehturmbesucher zahlen mehr.',
      ['Der Zoo ist offen.', 'Besucher des Turms zahlen nun zwölf Euro.', 'Es regnete.'],
      'Turms',
    ],
    [
      'ru',
      'Высота башни',
      ['Музей закрыт.', 'Башня имеет высоту 330 метров.', 'Парк велик.'],
      'Башня',
    ],
  ])('%s: %s', async (language, claim, paragraphs, about) => {
    expect((await best(claim, paragraphs, language))[0]).toContain(about);
  });

  it('lets a word that is there outweigh its kin', () => {
    const texts = ['Der Turm ist hoch.', 'Der Fernsehturm ist hoch.', 'Das Haus ist hoch.'];
    const index = indexPassages(texts.map((text) => ({ text })));
    expect(index.search('Turm', 3).map(({ text }) => text)).toEqual([texts[0]]);
    const other = indexPassages(texts.slice(1).map((text) => ({ text })));
    expect(other.search('Turm', 3).map(({ text }) => text)).toEqual([texts[1]]);
  });
});
