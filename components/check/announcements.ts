import type { CheckView } from '../../lib/debate/view-types';
import { awaitedChoice, noClaimIn } from '../claim/awaits';
import { closingSentence } from '../debate/closing-sentence';
import { agentName, confidenceWord, labelWord } from '../names';
import { answersAtOnce } from '../protocol-facts';
import type { Translate } from '../words';

/** A message and the event it stands for, so that each is said once. */
export interface Announcement {
  event: string;
  text: string;
}

/** What a screen reader is told: one message per finished turn, gate and verdict, never one per token. */
export function announcements(t: Translate, locale: string, view: CheckView): Announcement[] {
  const said: Announcement[] = [];
  const say = (event: string, text: string) => said.push({ event, text });
  if (awaitedChoice(view)) say('choose', t('said_choose'));
  if (view.status === 'finished' && noClaimIn(view)) say('no-claim', t('said_no_claim'));
  if (view.pool && view.gathering) say('pool', t('said_pool'));
  for (const whole of view.rounds) {
    const { round, turns } = whole;
    for (const { agent, answer } of turns) {
      if (!answer) continue;
      if (answer.label === null && view.protocol === 'debate-cv') {
        say(`answer/${round}/${agent.id}`, t('said_argued', { round, agent: agentName(t, agent) }));
        continue;
      }
      const label = answer.label ? labelWord(t, answer.label) : t('no_label');
      const said = { agent: agentName(t, agent), label };
      say(
        `answer/${round}/${agent.id}`,
        answersAtOnce(view.protocol)
          ? t('said_answer_alone', said)
          : t('said_answer', { round, ...said }),
      );
    }
    const closing = closingSentence(t, locale, view, whole);
    if (closing) say(`gate/${round}`, closing);
  }
  if (view.judge) say('judge', t('said_judge', { label: labelWord(t, view.judge.label) }));
  if (view.shown && view.status === 'finished') {
    say(
      'verdict',
      t('said_verdict', {
        label: labelWord(t, view.shown.label),
        confidence: confidenceWord(t, view.shown.confidence),
      }),
    );
  }
  return said;
}
