import { labelWord, standOfLabel } from '../names';
import { useSource } from '../source';
import { VerdictIcon } from '../ui/VerdictIcon';
import css from './LabelChip.module.css';

/** What an answer came to: shape, colour and word. */
export function LabelChip({ label }: { label: string | null }) {
  const { t } = useSource();
  const stand = label ? standOfLabel(label) : undefined;
  return (
    <p className={css.chip} data-stand={stand}>
      <VerdictIcon stand={stand} size={14} />
      {label ? labelWord(t, label) : t('no_label')}
    </p>
  );
}
