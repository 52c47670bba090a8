import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createId } from '../ui/create-id';
import { toFormBody } from '../ui/form/form-body';
import { useWhenShown } from '../ui/list/use-when-shown';
import { describeFailure, describeSilence, isUnreachable } from './post-failure';
import type { ShownOnPage } from './scroll-to-shown';
import { useRetry, type Silence } from './use-retry';

/** A pause in typing after which the preview follows. */
const PAUSE_MS = 2000;

/** The document of a form. */
export interface FormDocument {
  type: string;
  /** Null while it has never been saved. */
  documentId: string | null;
}

/** Where the site shows what was posted. */
export interface Posted {
  /** Counts the posts of this form. */
  number: number;
  pages: string[];
  /** The part of these pages; null for the whole. */
  shown: ShownOnPage | null;
  /** Otherwise, the home page stands in. */
  hasPage: boolean;
}

interface PostedForm {
  posted: Posted | undefined;
  /** Why the latest post failed. */
  problem: string | undefined;
  isPosting: boolean;
  /** The values as the server previews them. */
  getBody: () => Readonly<Record<string, unknown>>;
  post: () => void;
}

/**
 * Posts the form whenever it was saved, and after each pause in typing. Nothing is saved by that. Only the latest values
 * count: an earlier post is cancelled. A hidden tab posts when it is shown again. What got no response is posted again.
 */
export function usePostedForm({ type, documentId }: FormDocument): PostedForm {
  const client = useFetchClient();
  const values = useForm('Preview', (form) => form.values);
  // Set when a document is opened, and by each save.
  const saved = useForm('Preview', (form) => form.initialValues);
  const [posted, setPosted] = useState<Posted>();
  const [problem, setProblem] = useState<string>();
  const [silence, setSilence] = useState<Silence>();
  const [isPosting, setPosting] = useState(false);
  // Two forms of one document have two names, so that their previews do not mix.
  const [form] = useState(createId);
  const latest = useRef({ values, client });
  useEffect(() => {
    latest.current = { values, client };
  });
  const pending = useRef<AbortController>(undefined);
  const lastBody = useRef('');

  const getBody = useCallback(() => toFormBody({ ...latest.current.values }), []);

  const attempt = useCallback(
    ({ failures }: Silence = { failures: 0 }) => {
      const data = getBody();
      lastBody.current = JSON.stringify(data);
      pending.current?.abort();
      const posting = new AbortController();
      pending.current = posting;
      setSilence(undefined);
      setPosting(true);
      latest.current.client
        .post<{
          data: Omit<Posted, 'number'>;
        }>('/admin/preview/forms', { type, documentId, form, data }, { signal: posting.signal })
        .then(
          ({ data: { data } }) => {
            if (posting.signal.aborted) return;
            setPosted((before) => ({
              number: (before?.number ?? 0) + 1,
              pages: data.pages,
              shown: data.hasPage ? data.shown : null,
              hasPage: data.hasPage,
            }));
            setProblem(undefined);
            setPosting(false);
          },
          (error: unknown) => {
            if (posting.signal.aborted) return;
            const next = isUnreachable(error) ? { failures: failures + 1 } : undefined;
            setSilence(next);
            setProblem(next ? describeSilence(next.failures) : describeFailure(error));
            setPosting(false);
          },
        );
    },
    [type, documentId, form, getBody],
  );
  const post = useCallback(() => attempt(), [attempt]);
  useRetry(silence, attempt);

  useWhenShown(post, 0, [saved, type, documentId]);
  // A save changes the values too, and has been posted by then.
  const postChanges = () => {
    if (JSON.stringify(getBody()) !== lastBody.current) post();
  };
  useWhenShown(postChanges, PAUSE_MS, [values]);
  useEffect(() => () => pending.current?.abort(), []);
  return { posted, problem, isPosting, getBody, post };
}
