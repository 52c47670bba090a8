import { useFetchClient, useForm, useQueryParams } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef } from 'react';
import { findVersionedType } from '../../domain/history/versioned-types';
import { planChanges } from '../schedule/events';
import { toFormBody } from '../ui/form/form-body';
import { useOpenForm, type Values } from '../ui/form/open-form';
import { useLatest } from '../ui/use-latest';
import { useWhenShown } from '../ui/list/use-when-shown';
import { FieldNotes } from './places/FieldNotes';
import { getFormCheck, setFormCheck, toFormKey, type FormProblem } from './form-problems';
import { publications } from './publications/publications';
import { useFormCheck } from './use-form-check';

/** The content types whose forms have addresses or pictures. */
const CHECKED = new Set(['api::blog.blog', 'api::banner.banner', 'api::category.category']);
/** A pause in typing after which the form is checked. */
const PAUSE_MS = 1200;

/** Beside the buttons of a form: checks what readers would get of it, also before it is saved. */
export function CheckForm() {
  const form = useOpenForm();
  const [{ query }] = useQueryParams<{ status?: string }>();
  // What is published cannot be changed in its tab.
  if (!form || !CHECKED.has(form.uid) || query.status === 'published') return null;
  const documentId = form.documentId ?? form.origin;
  return <CheckOf key={`${form.uid} ${documentId}`} type={form.uid} documentId={documentId} />;
}

interface Form {
  type: string;
  documentId: string | undefined;
}

function CheckOf({ type, documentId }: Form) {
  const key = toFormKey(type, documentId);
  const check = useFormCheck(key);
  useEffect(() => () => setFormCheck(key, undefined), [key]);
  return (
    <>
      <Watch type={type} documentId={documentId} formKey={key} />
      <FieldNotes model={type} documentId={documentId} check={check} />
    </>
  );
}

interface Answer {
  problems: FormProblem[];
  more: number;
}

/** Renders nothing, so that typing costs no more than a timer. Only the latest values count. */
function Watch({ type, documentId, formKey }: Form & { formKey: string }) {
  const { post } = useFetchClient();
  const values = useForm('Watch', (form) => form.values);
  // Set when a document is opened, and by each save.
  const saved = useForm('Watch', (form) => form.initialValues);
  const latest = useLatest({ values, post });
  const pending = useRef<AbortController>();
  const checked = useRef<Values>();
  const published = useRef(false);

  const check = useCallback(() => {
    const { values: now, post: send } = latest.current;
    if (!isValues(now) || Object.keys(now).length === 0 || checked.current === now) return;
    pending.current?.abort();
    const posting = new AbortController();
    pending.current = posting;
    checked.current = now;
    const body = { type, documentId: documentId ?? null, data: toFormBody(now) };
    send<{ data: Answer }>('/admin/form-checks', body, { signal: posting.signal }).then(
      ({ data: { data } }) => {
        if (posting.signal.aborted) return;
        const waiting = findVersionedType(type)?.hasDrafts ? 'Publishing' : 'Saving';
        setFormCheck(formKey, { ...data, values: now, waiting, isPublished: published.current });
      },
      () => {
        // The next change is checked again; what is known stays.
        if (checked.current === now) checked.current = undefined;
      },
    );
  }, [type, documentId, formKey, latest]);

  useWhenShown(check, 0, [saved]);
  useWhenShown(check, PAUSE_MS, [values]);
  useEffect(() => () => pending.current?.abort(), []);
  useEffect(
    () =>
      publications.listen((all) => {
        published.current = all.some((one) => one.documentId === documentId);
        const known = getFormCheck(formKey);
        if (known && published.current) setFormCheck(formKey, { ...known, isPublished: true });
      }),
    [documentId, formKey],
  );
  useEffect(
    () =>
      planChanges.listen((changed) => {
        // What is scheduled may have a date in the future.
        const isDated = getFormCheck(formKey)?.problems.some(
          ({ path: [field] }) => field === 'publicationDate',
        );
        if (changed !== documentId || !isDated) return;
        checked.current = undefined;
        check();
      }),
    [documentId, formKey, check],
  );
  useEffect(() => {
    if (values !== saved) published.current = false;
  }, [values, saved]);
  return null;
}

const isValues = (values: object): values is Values => !Array.isArray(values);
