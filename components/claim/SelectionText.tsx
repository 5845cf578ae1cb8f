import type { Preparation } from '../../lib/claim/preparation';
import css from './ClaimChoice.module.css';
import { piecesOf } from './pieces';

/** What the reader highlighted, with the words each claim came from; those of the claim looked at stand out. */
export function SelectionText(props: {
  selected: string;
  prepared: Preparation;
  active: number | undefined;
}) {
  const { selected, prepared, active } = props;
  const spans = prepared.claims.flatMap(({ selected: span }, index) =>
    span ? [{ ...span, index }] : [],
  );
  const several = prepared.claims.length > 1;
  return (
    <q>
      {piecesOf(selected, spans).map(({ text, start, mark }) =>
        mark && several ? (
          <mark key={start} className={css.span} data-active={mark.index === active || undefined}>
            {text}
            <sup className={css.mark} aria-hidden="true">
              {mark.index + 1}
            </sup>
          </mark>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </q>
  );
}
