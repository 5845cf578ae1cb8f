import { createRoot } from 'react-dom/client';
import { Panel } from '../../components/Panel';
import { panelSource } from '../sidepanel/panel-source';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Panel source={panelSource()} tab="settings" />);
