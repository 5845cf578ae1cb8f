import type { ReactNode } from 'react';
import { useSource } from '../source';
import { Disclosure } from '../ui/Disclosure';
import { keptReply } from '../ui/kept-reply';
import { withoutMarks } from '../ui/marks';
import { Prose } from '../ui/Prose';
import css from './ReplyText.module.css';

/** A reply as far as it can be read: its prose, and where it broke off that it did, with all that came behind a click. */
export function ReplyText(props: {
  text: string;
  /** What it ends in and need not be said twice. */
  label: string | null;
  /** Absent: marks would lead nowhere and are left out. */
  mark?: (n: number) => ReactNode;
  className?: string | undefined;
  /** Where no heading says so: it is the judge's. */
  judge?: boolean;
}) {
  const { t } = useSource();
  const { text, label, mark, className, judge } = props;
  const { prose, raw, cut } = keptReply(text, label);
  const read = prose && (
    <Prose
      text={mark ? prose : withoutMarks(prose)}
      mark={mark ?? (() => null)}
      className={className}
    />
  );
  if (raw === undefined) return read;
  return (
    <div className={css.reply}>
      {read}
      {(cut || !prose) && (
        <p className={css.note}>
          {t(prose ? 'reply_cut' : judge ? 'reply_broke_off_judge' : 'reply_broke_off')}
        </p>
      )}
      <Disclosure summary={t('reply_raw')}>
        <pre className={css.raw} dir="auto">
          {raw}
        </pre>
      </Disclosure>
    </div>
  );
}
