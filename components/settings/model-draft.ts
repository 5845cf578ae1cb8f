import { baseAddress } from '../../lib/evidence/search/base-address';
import { type ModelEntry, modelEntry, type Settings } from '../../lib/settings/settings';

/** A model as its form holds it: text, as the reader typed it. */
export interface ModelDraft {
  name: string;
  baseUrl: string;
  model: string;
  priceInput: string;
  priceOutput: string;
  contextTokens: string;
  concurrency: string;
}

export const emptyDraft: ModelDraft = {
  name: '',
  baseUrl: '',
  model: '',
  priceInput: '',
  priceOutput: '',
  contextTokens: '',
  concurrency: '8',
};

export const draftOf = (entry: ModelEntry): ModelDraft => ({
  name: entry.name,
  baseUrl: entry.baseUrl ?? '',
  model: entry.model,
  priceInput: entry.price ? String(entry.price.input) : '',
  priceOutput: entry.price ? String(entry.price.output) : '',
  contextTokens: entry.contextTokens ? String(entry.contextTokens) : '',
  concurrency: String(entry.concurrency),
});

/** The entry a form means, or nothing where it is not whole. */
export function entryOf(id: string, draft: ModelDraft): ModelEntry | undefined {
  const model = draft.model.trim();
  const prices = [draft.priceInput, draft.priceOutput].map((text) => text.trim());
  const parsed = modelEntry.safeParse({
    id,
    kind: 'endpoint',
    name: draft.name.trim() || model,
    baseUrl: addressOf(draft.baseUrl) ?? '',
    model,
    ...(prices.some((text) => text !== '')
      ? { price: { input: Number(prices[0]), output: Number(prices[1]) } }
      : {}),
    ...(draft.contextTokens.trim() ? { contextTokens: Number(draft.contextTokens) } : {}),
    ...(draft.concurrency.trim() ? { concurrency: Number(draft.concurrency) } : {}),
  });
  return parsed.success ? parsed.data : undefined;
}

/** The address that was meant, a pasted full request URL cut to its base; nothing where it is none. */
export const addressOf = (typed: string): string | undefined =>
  baseAddress(typed)?.replace(/\/(chat\/)?completions$/, '');

/** Host and port of a model's endpoint; nothing where its address is missing, as it may be after an import. */
export const hostOf = ({ baseUrl = '' }: Pick<ModelEntry, 'baseUrl'>): string | undefined =>
  URL.canParse(baseUrl) ? new URL(baseUrl).host : undefined;

/** The model with `/v1` as the path of its address, where most servers answer. */
export function withV1(model: ModelEntry): ModelEntry {
  if (!model.baseUrl) return model;
  const url = new URL(model.baseUrl);
  url.pathname = '/v1';
  return { ...model, baseUrl: url.href };
}

/** Settings with the model added or replaced; the first one becomes the default. */
export function withModel(settings: Settings, entry: ModelEntry): Settings {
  const others = settings.models.filter(({ id }) => id !== entry.id);
  const known = others.length < settings.models.length;
  const models = known
    ? settings.models.map((model) => (model.id === entry.id ? entry : model))
    : [...settings.models, entry];
  return { ...settings, models, roles: { default: entry.id, ...defined(settings.roles) } };
}

/** Settings without the model; roles that used it fall back, the default to the first that is left. */
export function withoutModel(settings: Settings, id: string): Settings {
  const models = settings.models.filter((model) => model.id !== id);
  const kept = Object.fromEntries(
    Object.entries(defined(settings.roles)).filter(([, model]) => model !== id),
  );
  const first = models[0]?.id;
  return { ...settings, models, roles: first ? { default: first, ...kept } : {} };
}

const defined = (roles: Settings['roles']): Settings['roles'] =>
  Object.fromEntries(Object.entries(roles).filter(([, model]) => model !== undefined));
