import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { protocolName } from '../../components/names';
import { inEnglish, type Translate } from '../../components/words';
import { viewOf } from '../../lib/debate/view';
import type { CheckView } from '../../lib/debate/view-types';
import { mostCalls, type ProtocolId } from '../../lib/protocols/ids';
import { debateScript } from '../doubles/debate-script';
import { understand } from '../doubles/debate-script/request';
import { CLAIM, openStage, type Stage } from './main-job';
import { photograph } from './photograph';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});

const settling = /^(?!Answer: ).*took place from 1887 to 1889/u;

/**
 * Debates go on for two rounds, so that what stands between rounds is seen. The sentence is the encyclopedia's:
 * what the page says of itself decides nothing, and the gatherer's retelling of a source is none of its words.
 */
const script = debateScript({
  rules: [{ find: settling, relation: 'contradicts', label: 'Refuted' }],
  endsAfter: 2,
});

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const finished = ({ check }: { check: { status: string } }) => check.status === 'finished';

const newest = async (): Promise<CheckView> => {
  const stored = (await stage.extension.readChecks()).at(-1);
  if (!stored) throw new Error('no check was started');
  return viewOf(stored.check, stored.steps);
};

/** Runs the sample's claim by a protocol from the toolbar button on. Answers the panel. */
async function checkBy(protocol: ProtocolId): Promise<{ panel: Page; view: CheckView }> {
  await stage.afresh({ protocol });
  stage.model.setScript(script);
  await stage.check();
  const panel = await stage.extension.panel();
  await stage.extension.waitForCheck(finished, 120_000);
  const view = await newest();
  expect(view.protocol).toBe(protocol);
  expect(view.claim.text).toBe(CLAIM);
  await panel.getByRole('region', { name: 'Verdict' }).waitFor();
  for (const scheme of ['light', 'dark'] as const) {
    await panel.emulateMedia({ colorScheme: scheme });
    await photograph(panel, `artifacts/e2e/protocol-${protocol}-${scheme}.png`);
  }
  return { panel, view };
}

/** Calls of the protocol itself, without gathering, fit check and report. */
const ownCalls = ({ requests }: Stage['model']): number =>
  requests.filter(({ body }) => {
    const name = understand(body)?.name ?? '';
    return !name.startsWith('gatherer/') && !/^scoring\/(?:fit|report)$/u.test(name);
  }).length;

/** Decided by verified quotations of evidence that was gathered before, and that the panel shows. */
async function expectSharedEvidence(panel: Page, view: CheckView): Promise<void> {
  expect(view.shown).toMatchObject({ label: 'Refuted', overruled: false });
  expect(view.evidence.against.map(({ state }) => state)).toContain('verified');
  expect(view.pool?.items.length).toBeGreaterThan(0);
  expect(ownCalls(stage.model)).toBeLessThanOrEqual(mostCalls[view.protocol as ProtocolId]);
  const pooled = panel.locator('[id^="pool-"]');
  expect(await pooled.count()).toBe(view.pool?.items.length);
  const heading = panel.getByRole('heading', { name: 'Gathered evidence' });
  await heading.click();
  expect(await pooled.first().isVisible()).toBe(true);
  await heading.click();
  expect(await pooled.first().isVisible()).toBe(false);
}

describe('each protocol’s own shape in the panel', () => {
  it('DebateCV: stances left and right, the moderator’s note between rounds', async () => {
    const { panel, view } = await checkBy('debate-cv');
    await expectSharedEvidence(panel, view);
    expect(view.rounds).toHaveLength(2);
    expect(view.proposed?.by).toBe('moderator');
    const round = panel.locator('#round-1');
    expect(await round.getByRole('heading', { level: 4 }).allTextContents()).toEqual([
      'Affirmative',
      'Negative',
    ]);
    const notes = panel.getByRole('complementary');
    expect(await notes.getByText('Missing').count()).toBe(2);
    expect(await notes.first().getByText('Goes on because').isVisible()).toBe(true);
    expect(await notes.last().getByText('Decides because').isVisible()).toBe(true);
  });

  it('MAD: the preference, and that nothing was checked against sources', async () => {
    const { panel, view } = await checkBy('mad');
    expect(view.shown).toMatchObject({ label: 'Refuted', why: 'rule-off' });
    expect(view.pool).toBeUndefined();
    await panel.getByText('neither side yet').waitFor();
    await panel.getByText('Not checked against sources.').waitFor();
    expect(await panel.getByRole('complementary').last().getByText('Affirmative').count()).toBe(1);
  });

  it('MADKE: what each picked, and a summary in place of a judge', async () => {
    const { panel, view } = await checkBy('madke');
    await expectSharedEvidence(panel, view);
    expect(view.rounds[0]?.turns.map(({ selection }) => selection !== undefined)).toEqual([
      true,
      true,
    ]);
    await panel
      .getByText(/^Picked \d of \d/u)
      .first()
      .waitFor();
    await panel.getByRole('heading', { name: 'Summary' }).waitFor();
    // A picked number leads to its passage, and opens the folded evidence on the way.
    const picked = panel.getByRole('link', { name: /^Gathered evidence \d/u }).first();
    const target = (await picked.getAttribute('href')) ?? '';
    await picked.click();
    await expect.poll(() => panel.locator(target).isVisible()).toBe(true);
  });

  it('two-sided: the case for and the case against in one answer', async () => {
    const { panel, view } = await checkBy('two-sided');
    await expectSharedEvidence(panel, view);
    await panel.getByRole('heading', { name: 'The case for it' }).waitFor();
    await panel.getByRole('heading', { name: 'The case against it' }).waitFor();
  });

  it('self-consistency: every answer behind its label, and the count', async () => {
    const { panel, view } = await checkBy('self-consistency');
    await expectSharedEvidence(panel, view);
    expect(view.proposed?.by).toBe('vote');
    await panel.getByText('Refuted: 5').waitFor();
    await panel.getByText('Answer 5', { exact: true }).waitFor();
  });

  it.each(['direct', 'chain-of-thought', 'rag-single', 'react-rag', 'react-all'] as const)(
    '%s: one column, no debate',
    async (protocol) => {
      const { panel, view } = await checkBy(protocol);
      expect(view.proposed?.by).toBe('answer');
      expect(ownCalls(stage.model)).toBeLessThanOrEqual(mostCalls[protocol]);
      expect(await panel.getByText('The debate').count()).toBe(0);
      const turns = panel.locator('[data-turns]');
      for (const one of await turns.all()) expect(await one.getAttribute('data-turns')).toBe('1');
      if (protocol === 'react-all') {
        expect(view.shown).toMatchObject({ label: 'Refuted', overruled: false });
        await panel.getByRole('heading', { name: 'Step 2' }).waitFor();
      }
    },
  );
});

describe('one claim, several protocols', () => {
  beforeEach(async () => {
    await stage.afresh();
    stage.model.setScript(script);
    await stage.check();
  });

  it('checks again by another protocol, and the two stand side by side', async () => {
    const panel = await stage.extension.panel();
    await stage.extension.waitForCheck(finished);
    await panel.getByRole('button', { name: 'Check again by another protocol' }).click();
    await panel.getByRole('button', { name: /^DebateCV/u }).click();
    await expect.poll(async () => (await newest()).protocol, { timeout: 15_000 }).toBe('debate-cv');
    await stage.extension.waitForCheck(finished, 120_000);

    await panel.getByText('History', { exact: true }).click();
    await panel
      .getByRole('button', { name: 'Compare with another check of this claim' })
      .first()
      .click();
    const columns = panel.getByRole('article');
    await columns.nth(1).waitFor();
    const names = ['tool-mad', 'debate-cv'].map((id) => protocolName(t, id));
    expect(await columns.getByRole('heading', { level: 2 }).allTextContents()).toEqual(names);
    await panel.getByText('Both say Refuted.').waitFor();
    await photograph(panel, 'artifacts/e2e/compare.png');
    await columns.nth(1).getByRole('button', { name: 'Open this check' }).click();
    await panel.getByRole('heading', { name: 'Affirmative' }).first().waitFor();
  });

  it('“Check again” keeps the protocol of the check, whatever the settings have become', async () => {
    const panel = await stage.extension.panel();
    await stage.extension.waitForCheck(finished);
    await panel.getByText('Settings', { exact: true }).or(panel.getByLabel('Settings')).click();
    await panel.getByLabel('Protocol').selectOption('MAD');
    await panel.getByText('without sources', { exact: false }).first().waitFor();
    await panel.getByText('Check', { exact: true }).click();
    await panel.getByRole('button', { name: 'Check again', exact: true }).click();
    await expect
      .poll(async () => (await stage.extension.readChecks()).length, { timeout: 15_000 })
      .toBe(2);
    expect((await newest()).protocol).toBe('tool-mad');
  });
});

it('any role can have its own endpoint and model', async () => {
  const entry = (id: string) => ({
    ...{ id, kind: 'endpoint' as const, name: id, baseUrl: stage.model.url, model: id },
  });
  await stage.afresh({
    ...{ models: ['many', 'con', 'chair', 'clerk'].map(entry), protocol: 'debate-cv' },
    roles: { default: 'many', opponent: 'con', moderator: 'chair', gatherer: 'clerk' },
  });
  stage.model.setScript(script);
  await stage.check();
  await stage.extension.waitForCheck(finished, 120_000);
  const used = (name: RegExp) => [
    ...new Set(
      stage.model.requests.flatMap(({ body }) =>
        name.test(understand(body)?.chat[0] ?? '') ? (body as { model?: string }).model : [],
      ),
    ),
  ];
  expect(used(/^gatherer\//u)).toEqual(['clerk']);
  expect(used(/^debate-cv\/affirmative/u)).toEqual(['many']);
  expect(used(/^debate-cv\/negative/u)).toEqual(['con']);
  expect(used(/^debate-cv\/moderate/u)).toEqual(['chair']);
  expect(used(/^scoring\/report/u)).toEqual(['many']);
});
