import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { createId } from '../ui/create-id';
import { describeFailure } from '../preview/post-failure';
import type { Posted } from '../preview/use-posted-form';
import type { Arrangement } from './arrangement';
import { toListBody } from './save-arrangement';
import { getPlaceId, type FilledPage } from './site-page';

const PLACEMENT = 'api::placement.placement';

interface PagePreview {
  /** The page as readers would get it. */
  address: string;
  shown: Posted['shown'];
  problem: string | undefined;
}

/**
 * The address of the page with the list that was changed last; nothing is saved by that. While nothing is changed, the
 * page as it is.
 */
export function usePagePreview(page: FilledPage, arrangement: Arrangement): PagePreview {
  // Two tabs of one editor have two names, so that their previews do not mix.
  const [form] = useState(createId);
  const [posted, setPosted] = useState<{ arrangement: Arrangement; posted?: Posted; problem?: string }>();
  useEffect(() => {
    const changed = getChangedList(page, arrangement);
    if (!changed) return undefined;
    const posting = new AbortController();
    const { list, order } = changed;
    const body = {
      type: PLACEMENT,
      documentId: list.placement?.documentId ?? null,
      form,
      data: toListBody(page, list, order),
    };
    getFetchClient()
      .post<{ data: Posted }>('/admin/preview/forms', body, { signal: posting.signal })
      .then(
        ({ data: { data } }) => setPosted({ arrangement, posted: data }),
        (error: unknown) =>
          posting.signal.aborted || setPosted({ arrangement, problem: describeFailure(error) }),
      );
    return () => posting.abort();
  }, [page, arrangement, form]);
  const isChanged = getChangedList(page, arrangement) !== undefined;
  const preview = isChanged ? posted?.posted : undefined;
  return {
    address: preview?.pages[0] ?? page.path,
    shown: preview?.shown ?? null,
    problem: isChanged && posted?.arrangement === arrangement ? posted.problem : undefined,
  };
}

/** The list that was changed last: a preview shows one. */
function getChangedList(page: FilledPage, { orders, latest }: Arrangement) {
  const list = page.sections.find((section) => getPlaceId(section) === latest);
  const order = latest === undefined ? undefined : orders[latest];
  return list?.kind === 'list' && order ? { list, order } : undefined;
}
