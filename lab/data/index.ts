import { UsageError } from '../usage';
import { averitec } from './averitec';
import type { DataSet } from './claims';
import { feverousSentences, feverSymmetric, foolMeTwice } from './fever-style';
import { importFaviq } from './import-faviq';
import { importFever } from './import-fever';
import { importFeverous } from './import-feverous';
import { importMedQa } from './import-medqa';
import { climateFever, pubmedQa, sciFact } from './science';
import { workedCases } from './worked-cases';

export interface DataRequest {
  data: string;
  /** The file of a published format. */
  dataFile?: string | undefined;
  /** Wikipedia dump that FEVER's and FEVEROUS' evidence points into. */
  wikiPages?: string | undefined;
}

const inFolder: Record<string, () => Promise<DataSet>> = {
  averitec,
  'fever-symmetric': feverSymmetric,
  'fool-me-twice': foolMeTwice,
  'feverous-s': feverousSentences,
  'climate-fever': climateFever,
  pubmedqa: pubmedQa,
  scifact: sciFact,
  'worked-cases': workedCases,
};

const importers: Record<string, (file: string, wikiPages?: string) => Promise<DataSet>> = {
  fever: importFever,
  feverous: importFeverous,
  faviq: importFaviq,
  medqa: importMedQa,
};

/** Names `--data` knows; the second kind needs `--data-file`. */
export const dataSetNames = {
  inFolder: Object.keys(inFolder),
  imported: Object.keys(importers),
};

/** Loads a data set by name. Throws `UsageError`s. */
export async function loadDataSet({ data, dataFile, wikiPages }: DataRequest): Promise<DataSet> {
  const load = inFolder[data];
  if (load) {
    if (dataFile ?? wikiPages)
      throw new UsageError(
        `--data ${data} is read from the data folder: --data-file is for others`,
      );
    return distinct(await load());
  }
  const read = importers[data];
  if (!read) {
    const known = [...dataSetNames.inFolder, ...dataSetNames.imported].join(', ');
    throw new UsageError(`--data ${data} is not known; known are ${known}`);
  }
  if (!dataFile) throw new UsageError(`--data ${data} needs --data-file: its published file`);
  return distinct(await read(dataFile, wikiPages));
}

/** Ids name checks, so each must be there once. */
function distinct(set: DataSet): DataSet {
  const seen = new Set<string>();
  for (const { id } of set.claims) {
    if (seen.has(id)) throw new UsageError(`${set.source}: the id ${id} is there twice`);
    seen.add(id);
  }
  return set;
}
