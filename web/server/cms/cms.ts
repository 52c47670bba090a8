import type { GraphQLClient } from '../../src/lib/graphql/context';
import { cacheAnswers, createServerClient } from '../../src/lib/graphql/server-client';
import { followContentVersion, type ContentVersion } from './content-version';
import { discussedIn } from './engagement-slug';
import { presentVisitor } from '../visitor/present-visitor';

export interface Cms {
  /** Keeps its answers: many pages ask the same. */
  reader: GraphQLClient;
  /** Asks each time. */
  direct: GraphQLClient;
  version: ContentVersion;
}

export async function connectToCms({
  cmsUrl,
  maxAnswers,
  maxAnswerBytes,
}: {
  cmsUrl: string;
  /** Most answers kept, and the memory that they may take. */
  maxAnswers: number;
  maxAnswerBytes: number;
}): Promise<Cms> {
  const version = followContentVersion({
    cmsUrl,
    onReachable: (reachable) =>
      console.log(
        reachable ? `The CMS answers at ${cmsUrl}.` : `The CMS does not answer at ${cmsUrl}; trying on.`,
      ),
  });
  await version.ask();
  const direct = createServerClient(`${cmsUrl}/graphql`, { visitor: presentVisitor });
  const reader = cacheAnswers(direct, {
    max: maxAnswers,
    maxBytes: maxAnswerBytes,
    version: (operation, variables) => version.edition(discussedIn(operation, variables)),
  });
  return { version, direct, reader };
}
