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

/** Which models there are, which one is used, and how to add one. */
export function ModelSettings({ settings, change }: SettingsPart) {
  const { t } = useSource();
  const [edited, setEdited] = useState<ModelEntry | 'new'>();
  return (
    <Group title={t('models')} text={t(settings.models.length > 0 ? 'models_text' : 'models_none')}>
      {settings.models.length > 0 && (
        <ul>
          {settings.models.map((model) => (
            <ModelRow
              key={model.id}
              model={model}
              settings={settings}
              change={change}
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
          onClose={() => setEdited(undefined)}
        />
      )}
    </Group>
  );
}
