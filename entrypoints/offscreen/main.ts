import { hostHandlers } from '../../lib/browser/host-handlers';
import { serveHost } from '../../lib/browser/host-server';

serveHost(hostHandlers());
