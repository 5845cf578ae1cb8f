import { describe, expect, it } from 'vitest';
import { paperOptions } from '../protocols/tool-mad/options';
import { thresholdsFor } from './thresholds';

describe('thresholds', () => {
  it('belong to an embedder', () => {
    expect(thresholdsFor('openai:text-embedding-ada-002').relevance).toBe(0.8);
    expect(thresholdsFor('Xenova/all-MiniLM-L6-v2')).toEqual({
      faithfulness: 0.7,
      relevance: 0.5,
      calibrated: false,
    });
    expect(thresholdsFor('something new').calibrated).toBe(false);
  });

  it('are 0.7 and 0.8 as published, whatever the embedder', () => {
    expect(paperOptions().thresholds).toMatchObject({ faithfulness: 0.7, relevance: 0.8 });
  });
});
