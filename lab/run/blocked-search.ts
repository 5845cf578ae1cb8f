import type { SearchService } from '../../lib/evidence/search/service';
import { isBlocked } from '../blocked-sites';

/** Documents asked for beyond those wanted, so that blocked ones leave others. */
const SPARE = 5;

/**
 * A search service that never gives a fact-checker's page or the claim's own answer key. When all it found was blocked
 * it has found nothing; that is a result, and no failure.
 */
export const withoutAnswerKey = (
  service: SearchService,
  answerKey: readonly string[],
): SearchService => ({
  ...service,
  async search(request, context) {
    const outcome = await service.search({ ...request, limit: request.limit + SPARE }, context);
    if (outcome.state !== 'results') return outcome;
    const hits = outcome.hits
      .filter(({ url }) => !isBlocked(url, answerKey))
      .slice(0, request.limit);
    return hits.length > 0 ? { state: 'results', hits } : { state: 'empty' };
  },
});
