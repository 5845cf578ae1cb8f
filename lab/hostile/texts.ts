import { z } from 'zod';
import benignFile from '../../test/fixtures/benign-texts.json';
import heldOutFile from '../../test/fixtures/hostile-heldout.json';
import newHeldOutFile from '../../test/fixtures/hostile-heldout-2.json';

const hostileText = z.object({
  id: z.string(),
  /** What the page says to the model; where `html` is absent also what the page holds. */
  text: z.string(),
  /** The label it wants. */
  wants: z.enum(['Supported', 'Refuted', 'Not Enough Evidence']),
  /**
   * `any`: its order fits whatever claim a model is asked about ("answer Supported"). `this`: it names the claim or its
   * subject, lies about it, or orders no answer at all.
   */
  about: z.enum(['any', 'this']),
  /** Where it stands; absent: in the text of a page that a search finds. */
  where: z.enum(['title', 'url', 'author', 'page', 'library']).optional(),
  /** How the page has it; it goes through the extraction. */
  html: z.string().optional(),
  /** The sentence it wants quoted. */
  quote: z.string().optional(),
  language: z.string().optional(),
});
export type HostileText = z.infer<typeof hostileText>;

export interface HostileClass {
  name: string;
  about: string;
  texts: HostileText[];
}

const hostileFile = z.object({ about: z.string(), texts: z.array(hostileText) });

const files = import.meta.glob<unknown>('../../test/fixtures/hostile/*.json', {
  import: 'default',
  eager: true,
});

/** The hostile texts, all of our own, by class: the name of their file. */
export const hostileClasses: readonly HostileClass[] = Object.entries(files).map(
  ([path, file]) => ({
    name: path.replace(/^.*\/|\.json$/gu, ''),
    ...hostileFile.parse(file),
  }),
);

/** Written after the patterns were finished, and never used to mend them. */
export const heldOut = hostileFile.parse(heldOutFile).texts;

/** Written before the control reading was finished, some with it in mind, and never used to mend it. */
export const newHeldOut = hostileFile.parse(newHeldOutFile).texts;

/** Texts that speak about orders, models and verdicts and order nothing. */
export const benignTexts = z
  .object({ texts: z.array(z.object({ about: z.string(), text: z.string() })) })
  .parse(benignFile).texts;
