import { scriptJson } from '../scriptJson';
import type { Thing } from './thing';

/**
 * What the page tells search engines in the words of schema.org. A data block: browsers neither run it nor ask the security
 * policy about it, and no text in it can end it.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return (
    <script type="application/ld+json">
      {scriptJson({ '@context': 'https://schema.org', '@graph': things })}
    </script>
  );
}
