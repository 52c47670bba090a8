import type { GraphQLClient } from '../../src/lib/graphql/context';
import { createServerClient } from '../../src/lib/graphql/server-client';
import { followContentVersion, type ContentVersion } from './content-version';
import { createPreviewDescriber, type DescribePreview } from './describe-preview';
import { currentPreview, currentVisitor } from '../visitor/current-visitor';

interface Cms {
  reader: GraphQLClient;
  version: ContentVersion;
  describePreview: DescribePreview;
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
  return {
    version,
    reader: createServerClient(`${cmsUrl}/graphql`, { visitor: currentVisitor, preview: currentPreview }),
    describePreview: createPreviewDescriber(cmsUrl),
  };
}
