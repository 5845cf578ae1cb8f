import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { findInstruction } from '../../lib/evidence/instructions';
import { ratedSentences } from '../data/faithfulness';
import { dataFile, readRows } from '../data/folder';
import { stancePairs } from '../data/stance';
import { UsageError } from '../usage';
import { benignTexts } from './texts';

export interface Alarms {
  corpus: string;
  texts: number;
  /** Texts said to instruct the checker, with the place. */
  flagged: { text: string; words: string }[];
}

const wicePage = z.object({ evidence: z.array(z.string()) }).loose();

/** Texts that order nothing: our own that speak of orders, and those of public data sets where their folder is. */
export async function falseAlarms(): Promise<{ alarms: Alarms[]; absent: string[] }> {
  const own = [...new Set(benignTexts.map(({ about }) => about))].map((about) => ({
    corpus: `our own, ${about}`,
    texts: benignTexts.filter((one) => one.about === about).map(({ text }) => text),
  }));
  const absent: string[] = [];
  const from = async (corpus: string, read: () => Promise<string[]>) => {
    try {
      return [{ corpus, texts: [...new Set(await read())] }];
    } catch (thrown) {
      if (!(thrown instanceof UsageError)) throw thrown;
      absent.push(corpus);
      return [];
    }
  };
  const corpora = [
    ...own,
    { corpus: 'the sample library', texts: await sampleTexts() },
    ...(await from('news articles (QAGS)', async () =>
      (await ratedSentences()).map(({ article }) => article),
    )),
    ...(await from('web passages (Factcheck-Bench)', async () =>
      (await stancePairs()).map(({ evidence }) => evidence),
    )),
    ...(await from('web pages (WiCE)', async () =>
      (
        await readRows(dataFile('retrieval/wice_dev.jsonl', 'github.com/ryokamoi/wice'), wicePage)
      ).map(({ evidence }) => evidence.join('\n')),
    )),
  ];
  return { absent, alarms: corpora.map(alarmsIn) };
}

const alarmsIn = ({ corpus, texts }: { corpus: string; texts: string[] }): Alarms => ({
  corpus,
  texts: texts.length,
  flagged: texts.flatMap((text) => {
    const found = findInstruction(text);
    return found ? [{ text, words: found.words }] : [];
  }),
});

async function sampleTexts(): Promise<string[]> {
  const folder = 'public/sample-library';
  const index = z
    .object({ files: z.array(z.object({ file: z.string() })) })
    .parse(JSON.parse(await readFile(`${folder}/index.json`, 'utf8')));
  return Promise.all(index.files.map(({ file }) => readFile(`${folder}/${file}`, 'utf8')));
}
