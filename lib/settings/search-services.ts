import {
  makeService,
  type ServiceDescriptor,
  type ServiceOptions,
} from '../evidence/search/descriptor';
import type { SearchService } from '../evidence/search/service';
import { searchServices } from '../evidence/search/services';
import type { ServiceSetting, Settings } from './settings';

/** A service as the reader has it: what they did not choose is as the registry says. */
export interface ServiceState {
  service: ServiceDescriptor;
  enabled: boolean;
  api: string;
  mailto?: string;
}

export function serviceState(
  { search }: Pick<Settings, 'search'>,
  service: ServiceDescriptor,
): ServiceState {
  const { enabled = service.on, api, mailto } = search.services[service.id] ?? {};
  return { service, enabled, api: api || service.api, ...(mailto && { mailto }) };
}

/** The settings with something of one service changed. */
export function withService(settings: Settings, id: string, change: ServiceSetting): Settings {
  const { services } = settings.search;
  const changed = { ...services[id], ...change };
  return { ...settings, search: { ...settings.search, services: { ...services, [id]: changed } } };
}

/** A service by the settings, with its key where there is one for its address. */
export async function serviceFrom(
  { service, api, mailto }: ServiceState,
  readKey: (service: ServiceDescriptor, address: string) => Promise<string | undefined>,
): Promise<SearchService> {
  const options: ServiceOptions = { api, mailto };
  if (service.key !== 'none') options.key = await readKey(service, api);
  return makeService(service, options);
}

/** The services the reader switched on, in the registry's order. */
export const servicesOn = (settings: Pick<Settings, 'search'>): ServiceState[] =>
  searchServices.map((service) => serviceState(settings, service)).filter(({ enabled }) => enabled);
