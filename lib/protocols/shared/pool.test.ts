import { describe, expect, it } from 'vitest';
import type { PoolStep } from '../../debate/steps';
import { productOptions } from '../tool-mad/options';
import { poolBlock } from './pool';

const options = productOptions({ embedder: 'e', smallModel: false });
const ctx = { options, fence: (what: string, text: string) => `<${what}>\n${text}\n</>` };

const text = 'Work began in 1887 and ended in 1889.';
const pool = (item: Partial<PoolStep['items'][number]>, title: string): PoolStep => ({
  by: 'gatherer',
  items: [
    {
      ...{
        n: 3,
        passage: { document: 'd', start: 0, end: 37, text, standing: 'independent', score: 1 },
      },
      ...item,
    },
  ],
  documents: [
    {
      ...{
        id: 'd',
        origin: 'web',
        title,
        publisher: 'p.example',
        publishedAt: '2020-05-03T00:00:00Z',
      },
      ...{ readAt: '2026-05-03T10:00:00.000Z', how: 'given' },
    },
  ],
  lookedIn: [],
});

describe('poolBlock', () => {
  it('keeps retold words out of the fence that may be quoted', () => {
    const block = poolBlock(ctx, pool({ question: 'When?', answer: 'In the 1880s.' }, 'Towers'));
    expect(block).toBe(
      [
        '<about document 3, retold, not to be quoted>\nQuestion: When?\nAnswer: In the 1880s.\n</>',
        `<document 3>\nTowers, p.example, 2020-05-03\n${text}\n</>`,
      ].join('\n'),
    );
  });

  it('says nothing about a document of which nothing was retold', () => {
    expect(poolBlock(ctx, pool({}, 'Towers'))).toBe(
      `<document 3>\nTowers, p.example, 2020-05-03\n${text}\n</>`,
    );
  });

  it('does not say a file’s question twice, which is its title', () => {
    const block = poolBlock(ctx, pool({ question: 'When?' }, 'When?'));
    expect(block.split('When?')).toHaveLength(2);
    expect(block).toContain(`<document 3>\np.example, 2020-05-03\n${text}`);
  });
});
