import type { GraphQLClient } from '../../src/lib/graphql/context';
import { createServerClient } from '../../src/lib/graphql/server-client';
import { followContentVersion, type ContentVersion } from './content-version';
import { currentVisitor } from '../visitor/current-visitor';

interface Cms {
  reader: GraphQLClient;
  version: ContentVersion;
}

export async function connectToCms(cmsUrl: string): Promise<Cms> {
  const version = followContentVersion({
    cmsUrl,
    onReachable: (reachable) =>
      console.log(
        reachable ? `The CMS responds at ${cmsUrl}.` : `The CMS does not respond at ${cmsUrl}; retrying.`,
      ),
  });
  await version.poll();
  return { version, reader: createServerClient(`${cmsUrl}/graphql`, { visitor: currentVisitor }) };
}
