import { useState } from 'react';
import type { ModelEntry } from '../../lib/settings/settings';
import { useSource } from '../source';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { Group } from './Group';
import { ModelDialog } from './ModelDialog';
import { ModelRow } from './ModelRow';
import { RoleSettings } from './RoleSettings';
import type { SettingsPart } from './SettingsScreen';
import { modelAsked } from './sections';

/** Which models there are, which one is used, and how to add one. */
export function ModelSettings({ settings, change }: SettingsPart) {
  const { t } = useSource();
  const [asked] = useState(() => modelAsked(location.hash.slice(1)));
  const [edited, setEdited] = useState<ModelEntry | 'new' | undefined>(() =>
    settings.models.find(({ id, kind }) => id === asked?.id && kind === 'endpoint'),
  );
  const [edits, setEdits] = useState(0);
  return (
    <Group
      id="models"
      title={t('models')}
      text={t(settings.models.length > 0 ? 'models_text' : 'models_none')}
    >
      {settings.models.length > 0 && (
        <ul>
          {settings.models.map((model) => (
            <ModelRow
              key={model.id}
              model={model}
              settings={settings}
              change={change}
              edits={edits}
              onEdit={() => setEdited(model)}
            />
          ))}
        </ul>
      )}
      <p>
        <Button
          icon="plus"
          kind={settings.models.length > 0 ? 'plain' : 'primary'}
          onClick={() => setEdited('new')}
        >
          {t('add_endpoint')}
        </Button>
      </p>
      {settings.models.length > 1 && (
        <Disclosure summary={t('models_by_role')}>
          <RoleSettings settings={settings} change={change} />
        </Disclosure>
      )}
      {edited && (
        <ModelDialog
          model={edited === 'new' ? undefined : edited}
          atKey={edited !== 'new' && edited.id === asked?.id && asked.field === 'key'}
          onClose={() => {
            setEdited(undefined);
            // Shown once: whoever comes back to the settings has not asked for it again.
            if (asked) history.replaceState(null, '', '#models');
            setEdits(edits + 1);
          }}
        />
      )}
    </Group>
  );
}
