import { protocolIds } from '../../lib/protocols/ids';
import { protocolHint, protocolName } from '../names';
import { useSource } from '../source';
import { Menu } from '../ui/Menu';

/** Another protocol for the same claim, each with what it does and costs. */
export function ProtocolMenu(props: {
  label: string;
  /** Not offered: the button beside the menu does that. */
  without: string;
  disabled: boolean;
  onChoose: (protocol: string) => void;
}) {
  const { t } = useSource();
  const { label, without, disabled, onChoose } = props;
  const items = protocolIds
    .filter((id) => id !== without)
    .map((id) => ({ id, name: protocolName(t, id), hint: protocolHint(t, id) }));
  return <Menu label={label} items={items} disabled={disabled} onChoose={onChoose} />;
}
