import { onDemand } from '../../lib/hydration/on-demand';
import { LateSection } from '../../ui/reading/LateSection/LateSection';

const Thread = onDemand(async () => (await import('./Thread')).Thread);

/** The comments on an article, and the form to write one. */
export function Comments({ articleId }: { articleId: string }) {
  return (
    <LateSection place="comments" title="Comments" what="comments" needs={Thread}>
      <Thread articleId={articleId} />
    </LateSection>
  );
}
