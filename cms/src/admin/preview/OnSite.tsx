import { Link, Typography } from '@strapi/design-system';
import { unstable_useDocument, useQueryParams } from '@strapi/strapi/admin';
import { useFormParams } from '../ui/form/use-form-params';

/** Below the buttons of an article that readers get as it is: leads to its page. */
export function OnSite() {
  const { model, documentId, collectionType } = useFormParams();
  const [{ query }] = useQueryParams<object>();
  // What Strapi's form has loaded.
  const { document } = unstable_useDocument(
    { documentId, model, collectionType, params: query },
    { skip: model !== 'api::blog.blog' || documentId === undefined },
  );
  const slug: unknown = document?.slug;
  // Readers get a modified article at its earlier address.
  if (document?.status !== 'published' || typeof slug !== 'string') return null;
  return (
    <Typography variant="pi">
      <Link href={`/blog/${slug}`} isExternal>
        See it on the site
      </Link>
    </Typography>
  );
}
