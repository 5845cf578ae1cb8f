import { braveService } from './brave';
import { crossrefService } from './crossref';
import type { ServiceDescriptor } from './descriptor';
import { europePmcService } from './europe-pmc';
import { exaService } from './exa';
import { kiwixService } from './kiwix';
import { openAlexService } from './openalex';
import { searxngService } from './searxng';
import { tavilyService } from './tavily';
import { wikidataService } from './wikidata';
import { wikipediaService } from './wikipedia';

/**
 * Every search service there is, in the order readers see them. Settings, tools and lab are driven by this list: a new
 * service is a file of its own and a line here (docs/adding-a-search-service.md).
 */
export const searchServices: readonly ServiceDescriptor[] = [
  wikipediaService,
  tavilyService,
  braveService,
  exaService,
  searxngService,
  kiwixService,
  wikidataService,
  openAlexService,
  europePmcService,
  crossrefService,
];

/** The services of Tool-MAD's medical configuration (arXiv 2601.04742, Table V and Fig. 7), by the agent's tool. */
export const medicalServices = { rag: europePmcService, search: openAlexService } as const;

/** The service of this id; undefined for what is none, such as an old setting. */
export const serviceById = (id: string): ServiceDescriptor | undefined =>
  searchServices.find((service) => service.id === id);
