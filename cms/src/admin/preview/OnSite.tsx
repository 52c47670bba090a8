import { Link, Typography } from '@strapi/design-system';
import { unstable_useDocument } from '@strapi/strapi/admin';
import { isObject } from '../ui/is-object';
import { useOpenForm, type OpenForm } from '../ui/form/open-form';

/** Below the buttons of an article that readers get as it is: leads to its page. */
export function OnSite() {
  const form = useOpenForm();
  const { uid, documentId } = form ?? {};
  return form && uid === 'api::blog.blog' && documentId !== undefined ? (
    <OfArticle form={form} documentId={documentId} />
  ) : null;
}

function OfArticle({ form, documentId }: { form: OpenForm; documentId: string }) {
  // What Strapi's form has loaded.
  const { document } = unstable_useDocument({
    documentId,
    model: form.uid,
    collectionType: form.collectionType,
    ...(isObject(form.query) && { params: form.query }),
  });
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
