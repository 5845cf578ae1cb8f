import type { CheckView, EvidenceItem } from '../../lib/debate/view-types';
import type { Again } from '../check/CheckPage';
import { useSource } from '../source';
import { Facts } from '../ui/Facts';
import { Section } from '../ui/Section';
import type { Act } from '../ui/use-act';
import { plural } from '../words';
import { EvidenceRow } from './EvidenceRow';
import css from './EvidenceSection.module.css';
import { HostileSources } from './HostileSources';
import { OpenSources } from './OpenSources';

const groups = ['against', 'for', 'context', 'notFound'] as const;

/**
 * Everything that was quoted, by what it does to the claim. Closed while the debate runs, because it stands
 * above the debate and must not push it around while someone reads there.
 */
export function EvidenceSection(props: { view: CheckView; again: Act<Again> | undefined }) {
  const { view, again } = props;
  const { t } = useSource();
  const shown = groups.filter((group) => view.evidence[group].length > 0);
  if (shown.length === 0 && view.hostile.length === 0) {
    // Where nothing was found, reading more is what would help.
    return view.status === 'finished' ? (
      <div className={css.nothing}>
        <OpenSources view={view} />
      </div>
    ) : null;
  }
  const counts = groups
    .slice(0, 3)
    .map((group) => t(`evidence_count_${group}` as 'evidence_count_for', count(view, group)));
  return (
    <Section
      title={t('evidence')}
      aside={<Facts facts={counts} />}
      open={view.status === 'finished'}
    >
      {shown.map((group) => (
        <Group key={group} group={group} items={view.evidence[group]} {...{ view, again }} />
      ))}
      <HostileSources hostile={view.hostile} />
      <OpenSources view={view} />
    </Section>
  );
}

const count = (view: CheckView, group: (typeof groups)[number]) => ({
  count: view.evidence[group].length,
});

function Group(props: {
  group: (typeof groups)[number];
  items: EvidenceItem[];
  view: CheckView;
  again: Act<Again> | undefined;
}) {
  const { t } = useSource();
  const { group, items, view, again } = props;
  return (
    <section className={css.group}>
      <h3 className={css.heading} data-group={group} title={t(`evidence_${group}_hint`)}>
        {t(`evidence_${group}`)}
        <span className="sr-only">{plural(t, 'quotations', items.length)}</span>
      </h3>
      <ul>
        {items.map((item) => (
          <EvidenceRow key={item.e} {...{ item, view, again }} />
        ))}
      </ul>
    </section>
  );
}
