import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { createId } from '../ui/create-id';
import { describeFailure } from '../preview/post-failure';
import type { Posted } from '../preview/use-posted-form';
import type { Arrangement } from './arrangement';
import { toListBody } from './save-arrangement';
import { getPlaceId, type FilledPage } from './site-page';

const FORMS = '/admin/preview/forms';
const PLACEMENT = 'api::placement.placement';

/** A post without a response holds up the next ones no longer than this. */
const LONGEST_MS = 10_000;

interface PagePreview {
  /** The page as readers would get it. */
  address: string;
  /** Counts what was posted: the address can stay the same. */
  number: number;
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
  const [number, setNumber] = useState(0);
  // One at a time, so that the server stores the latest last.
  const posting = useRef(Promise.resolve());
  useEffect(() => {
    const changed = getChangedList(page, arrangement);
    if (!changed) return undefined;
    let isLatest = true;
    const { list, order } = changed;
    const body = {
      type: PLACEMENT,
      documentId: list.placement?.documentId ?? null,
      form,
      data: toListBody(page, list, order),
    };
    const post = async () => {
      if (!isLatest) return;
      const signal = AbortSignal.timeout(LONGEST_MS);
      try {
        const { data } = await getFetchClient().post<{ data: Posted }>(FORMS, body, { signal });
        if (!isLatest) return;
        setPosted({ arrangement, posted: data.data });
        setNumber((count) => count + 1);
      } catch (error) {
        if (isLatest) setPosted({ arrangement, problem: describeFailure(error) });
      }
    };
    posting.current = posting.current.then(post);
    return () => {
      isLatest = false;
    };
  }, [page, arrangement, form]);
  const isChanged = getChangedList(page, arrangement) !== undefined;
  const preview = isChanged ? posted?.posted : undefined;
  return {
    address: preview?.pages[0] ?? page.path,
    number,
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
