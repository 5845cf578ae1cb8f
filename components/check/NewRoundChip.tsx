import { useEffect, useState } from 'react';
import { roundAnchor } from '../debate/RoundCard';
import { useSource } from '../source';
import { Icon } from '../ui/Icon';
import css from './NewRoundChip.module.css';

/**
 * Offers to go to a round that began below what is on screen. It never scrolls by itself:
 * the panel must not jump while someone reads.
 */
export function NewRoundChip({ rounds }: { rounds: number }) {
  const { t } = useSource();
  const [seen, setSeen] = useState(rounds);
  useEffect(() => {
    if (rounds <= seen) return;
    const round = document.getElementById(roundAnchor(rounds));
    if (!round) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setSeen(rounds),
      { rootMargin: '0px 0px -48px 0px' },
    );
    observer.observe(round);
    return () => observer.disconnect();
  }, [rounds, seen]);
  if (rounds <= seen) return null;
  return (
    <a className={css.chip} href={`#${roundAnchor(rounds)}`} onClick={() => setSeen(rounds)}>
      {t('new_round')}
      <Icon name="down" size={12} />
    </a>
  );
}
