import Dexie, { type EntityTable, type Table } from 'dexie';
import type { Check } from '../debate/check';
import type { Step } from '../debate/steps';
import type { EvidenceDocument } from '../evidence/document';

/** Settings, keys and small facts, one row each. Content scripts cannot reach IndexedDB of the extension. */
export interface KeyValue {
  key: string;
  value: unknown;
}

/** A text the reader added as evidence; its document lies in `documents`. */
export interface LibraryEntry {
  document: string;
  title: string;
  addedAt: string;
}

/**
 * Everything that is kept. Checks and their steps are the truth; documents are content-addressed,
 * so that equal texts lie once.
 */
export class Database extends Dexie {
  declare checks: EntityTable<Check, 'id'>;
  declare steps: Table<Step, [string, string]>;
  declare documents: EntityTable<EvidenceDocument, 'id'>;
  declare library: EntityTable<LibraryEntry, 'document'>;
  declare settings: EntityTable<KeyValue, 'key'>;
  declare secrets: EntityTable<KeyValue, 'key'>;

  constructor(name = 'crossexam') {
    super(name);
    this.version(1).stores({
      checks: 'id, createdAt, status',
      steps: '[check+key], check',
      documents: 'id',
      library: 'document, addedAt',
      settings: 'key',
      secrets: 'key',
    });
  }
}

let shared: Database | undefined;

/** The extension's one database; opened when first used, in whatever context. */
export function database(): Database {
  shared ??= new Database();
  return shared;
}
