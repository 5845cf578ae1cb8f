import { defineBackground } from 'wxt/utils/define-background';
import { startWorker } from '../lib/browser/app';

export default defineBackground({ type: 'module', main: startWorker });
