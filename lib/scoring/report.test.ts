import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from '../debate/view-types';
import { FakeContext } from '../protocols/testing/fake-context';
import { productOptions } from '../protocols/tool-mad/options';
import { writeReport } from './report';
import { evidenceItem } from './testing/evidence-item';

const options = productOptions({ embedder: 'all-MiniLM-L6-v2', smallModel: false });

async function reported(reply: object, evidence: EvidenceItem[], label = 'Refuted') {
  const ctx = new FakeContext({ options, reply: () => reply });
  const proposed = { label, by: 'consensus' as const, round: 1, text: 'Both say so.' };
  const shown = {
    ...{ label, proposed: label, overruled: false, why: 'stands' as const },
    ...{ confidence: 'likely' as const, sources: [], calibrated: false },
  };
  return writeReport(ctx, proposed, shown, evidence);
}

const evidence = [evidenceItem('contradicts', { e: 1 }), evidenceItem('supports', { e: 2 })];
const whole = {
  justification: 'It was built later [1].',
  corrected: 'The tower was built from 1887 to 1889 [1].',
  counter: 'One source says otherwise [2].',
  wouldChange: 'A record that outweighs [1].',
};

describe('the report', () => {
  it('has marks in each of its texts', async () => {
    expect(await reported(whole, evidence)).toEqual({ ...whole, cited: [1, 2], dropped: 0 });
  });

  it('notes a text without a quotation where there are some', async () => {
    const bare = {
      ...whole,
      justification: 'Later.',
      counter: 'No.',
      wouldChange: 'A record [9].',
    };
    expect(await reported(bare, evidence)).toMatchObject({
      wouldChange: 'A record.',
      unquoted: ['justification', 'counter', 'wouldChange'],
      cited: [1],
      dropped: 1,
    });
    expect(await reported(bare, [])).not.toHaveProperty('unquoted');
  });

  it.each([
    ['no mark', 'The tower was built from 1887 to 1889.'],
    ['a mark that does not count', 'The tower was built from 1887 to 1889 [9].'],
    ['a number of its own', 'The tower was built from 1887 to 1890 [1].'],
    ['a name of its own', 'The tower was built by Koechlin from 1887 to 1889 [1].'],
  ])('leaves out a corrected sentence with %s', async (_, corrected) => {
    expect(await reported({ ...whole, corrected }, evidence)).not.toHaveProperty('corrected');
  });

  it('corrects nothing that is not refuted', async () => {
    expect(await reported(whole, evidence, 'Supported')).not.toHaveProperty('corrected');
  });
});
