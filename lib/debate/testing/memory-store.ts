import type { EvidenceDocument } from '../../evidence/document';
import type { JournalStore } from '../journal';
import type { Step } from '../steps';

/** A journal in memory. `steps_` and `documents` are what would be on disk. */
export interface MemoryStore extends JournalStore {
  kept: Step[];
  documents: Map<string, EvidenceDocument>;
}

export function memoryStore(): MemoryStore {
  const kept: Step[] = [];
  const documents = new Map<string, EvidenceDocument>();
  return {
    kept,
    documents,
    steps: async (check) => kept.filter((step) => step.check === check),
    append: async (step) => {
      if (kept.some((s) => s.check === step.check && s.key === step.key)) {
        throw new Error(`the step ${step.key} is in the journal already`);
      }
      kept.push(structuredClone(step));
    },
    putDocuments: async (added) => {
      for (const document of added) documents.set(document.id, document);
    },
    document: async (id) => documents.get(id),
  };
}
