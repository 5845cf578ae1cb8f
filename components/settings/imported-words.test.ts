import { expect, it } from 'vitest';
import { inEnglish, type Translate } from '../words';
import { importedWords } from './imported-words';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});

it.each([
  [{ checks: 2, known: 0 }, '2 checks imported.'],
  [{ checks: 0, known: 1 }, '1 check of this file was here already and stays as it is.'],
  [
    { checks: 1, known: 3 },
    '1 check imported. 3 checks of this file were here already and stay as they are.',
  ],
  [{ checks: 0, known: 0 }, 'No checks in this file.'],
])('says what an import came to: %o', (imported, said) =>
  expect(importedWords(t, imported)).toBe(said),
);
