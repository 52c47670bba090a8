import { Button, Flex, Typography } from '@strapi/design-system';
import {
  unstable_useDocument,
  useDocumentRBAC,
  useForm,
  useNotification,
  useQueryParams,
} from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { ActionPending } from '../../ui/form/ActionsInSight';
import { getTitle, useOpenForm, type OpenForm } from '../../ui/form/open-form';
import { useLatest } from '../../ui/use-latest';
import { getSeenEdition } from '../../saving/conflicts/seen-editions';
import { getSession } from '../../saving/form-session';
import {
  earlyPublishing,
  listenForOpenings,
  openDialog,
  planChanges,
  saves,
  takeOpening,
  type Opening,
} from '../events';
import { describeMoment, suggestMoment } from '../moments';
import { OfferDialog } from './OfferDialog';
import { PlanDialog } from './PlanDialog';
import { findWaiting, type Action, type DocumentPlan } from '../plans';
import { saveForm } from './save-form';
import type { Refusal } from '../refusal';
import { useCommands, usePlan } from '../use-plan';

export const ARTICLE = 'api::blog.blog';

/** Beside each other where the panel is wide, as on a phone. */
const WIDTH = { flex: '1 1 13rem' } as const;

/** Below *Publish* and *Save*: plans when an article goes out, and asks whether later saves go along. */
export function FormSchedule() {
  const form = useOpenForm();
  const mayPublish = useDocumentRBAC('FormSchedule', ({ canPublish }) => canPublish) ?? false;
  const onlyWrites = useDocumentRBAC(
    'FormSchedule',
    (rights) => rights.canUpdate && rights.canPublish === false,
  );
  if (!form || form.uid !== ARTICLE) return null;
  if (mayPublish) return <ArticleSchedule key={form.documentId} form={form} />;
  return onlyWrites ? (
    <Typography variant="pi" textColor="neutral600">
      Your role writes drafts. An editor publishes them.
    </Typography>
  ) : null;
}

function ArticleSchedule({ form }: { form: OpenForm }) {
  const plan = usePlan(form.uid, form.documentId);
  const [{ query }] = useQueryParams<{ status?: string }>();
  const { documentId } = form;
  const [opened, setOpened] = useState(() => takeOpening(documentId));
  useEffect(() => listenForOpenings(documentId, setOpened), [documentId]);
  const open = (action: Action) => {
    setOpened({ documentId, action });
    // Others may have planned meanwhile.
    if (documentId !== undefined) planChanges.emit(documentId);
  };
  const planForm = usePlanForm(form);
  useReloadAfterJob(form, plan);
  const publishing = findWaiting(plan, 'publish');
  const unpublishing = findWaiting(plan, 'unpublish');
  const mayUnpublish = plan?.isPublished || publishing !== undefined;
  return (
    <>
      {documentId !== undefined && !plan && <ActionPending />}
      <Flex gap={2} width="100%" wrap="wrap">
        {query.status !== 'published' && !publishing && (
          <Button variant="secondary" style={WIDTH} onClick={() => open('publish')}>
            Publish at…
          </Button>
        )}
        {mayUnpublish && !unpublishing && (
          <Button variant="tertiary" style={WIDTH} onClick={() => open('unpublish')}>
            Unpublish at…
          </Button>
        )}
      </Flex>
      {opened && (
        <PlanDialog
          action={opened.action}
          title={getTitle(form.values)}
          initial={opened.dueAt ?? getInitial(form, plan, opened.action)}
          refused={opened.refusal}
          hint={getHint(form, plan, opened)}
          onPlan={(dueAt) => planForm(opened, dueAt, findWaiting(plan, opened.action) !== undefined)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {!opened && <AskAfterSave documentId={documentId} plan={plan} />}
      <OfferToSchedule
        form={form}
        onPlan={(dueAt) => planForm({ documentId, action: 'publish' }, dueAt, false)}
      />
    </>
  );
}

/** Strapi's form does not notice that a job has published or unpublished its article. */
function useReloadAfterJob(form: OpenForm, plan: DocumentPlan | undefined): void {
  const { uid: model, documentId, collectionType, query = {} } = form;
  const { refetch } = unstable_useDocument(
    { model, documentId, collectionType, params: query },
    { skip: documentId === undefined },
  );
  const waiting = useRef<readonly number[]>([]);
  const latest = useLatest({ form, refetch });
  useEffect(() => {
    if (!plan) return;
    const isDone = plan.jobs.some(({ id, state }) => state === 'done' && waiting.current.includes(id));
    waiting.current = plan.jobs.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    if (!isDone || latest.current.form.isModified) return;
    getSession(latest.current.form).noteReload(latest.current.form);
    latest.current.refetch();
  }, [plan, latest]);
}

const getDate = ({ values }: OpenForm): number => {
  const date = values.publicationDate;
  return typeof date === 'string' || date instanceof Date ? new Date(date).getTime() : Number.NaN;
};

function getInitial(form: OpenForm, plan: DocumentPlan | undefined, action: Action): number {
  const waiting = findWaiting(plan, action);
  if (waiting) return waiting.dueAt;
  const date = getDate(form);
  if (action === 'publish' && date > Date.now()) return date;
  const publishing = findWaiting(plan, 'publish');
  return suggestMoment(action === 'unpublish' ? (publishing?.dueAt ?? Date.now()) : Date.now());
}

function getHint(
  form: OpenForm,
  plan: DocumentPlan | undefined,
  { action, edition }: Opening,
): string | undefined {
  if (action === 'unpublish') return undefined;
  if (edition !== undefined) return 'The version that was saved last goes out.';
  if (findWaiting(plan, action)) return 'Only the time changes: the version that is planned stays.';
  return needsSaving(form) ? 'What you have typed is saved first, and this version goes out.' : undefined;
}

const needsSaving = ({ documentId, isModified }: OpenForm): boolean => documentId === undefined || isModified;

type PlanForm = (opening: Opening, dueAt: number, isPlanned: boolean) => Promise<Refusal | undefined>;

/** Plans the version in the form, which is saved first. A change of the time leaves the planned version as it is. */
function usePlanForm(form: OpenForm): PlanForm {
  const { plan } = useCommands();
  const { toggleNotification } = useNotification();
  return async ({ action, edition: chosen }, dueAt, isPlanned) => {
    const takesForm = action === 'publish' && !isPlanned && chosen === undefined;
    const saved = takesForm && needsSaving(form) ? await saveForm({ model: form.uid, ...form }) : undefined;
    const documentId = saved?.documentId ?? form.documentId;
    if (documentId === undefined || (takesForm && needsSaving(form) && !saved))
      return {
        message: 'The form could not be saved. Close this dialog to see why.',
        publicationDate: undefined,
      };
    const edition = takesForm ? (saved?.edition ?? getSeenEdition(documentId)) : chosen;
    const refusal = await plan({ type: form.uid, documentId }, action, dueAt, edition);
    if (refusal && form.documentId === undefined) {
      // The form of the new document takes the place of this one.
      openDialog({ documentId, action, dueAt, edition, refusal });
      return undefined;
    }
    if (!refusal)
      toggleNotification({
        type: 'success',
        message: `${action === 'publish' ? 'Goes out' : 'Disappears from the site'} on ${describeMoment(dueAt)}.`,
      });
    return refusal;
  };
}

/** After a save of an article of which an earlier version is about to go out, even if a colleague has planned it. */
function AskAfterSave({
  documentId,
  plan,
}: {
  documentId: string | undefined;
  plan: DocumentPlan | undefined;
}) {
  const [edition, setEdition] = useState<number>();
  const { plan: planVersion } = useCommands();
  useEffect(
    () =>
      saves.listen((saved) => {
        if (saved.documentId === documentId) setEdition(saved.edition);
      }),
    [documentId],
  );
  const waiting = findWaiting(plan, 'publish');
  // The plan was loaded again after the save.
  const isKnown = edition !== undefined && plan?.later && plan.later.edition >= edition;
  if (!isKnown || !waiting) return null;
  const { version, dueAt } = waiting;
  const accept = async () => {
    const refusal = await planVersion(waiting, 'publish', dueAt, edition);
    if (refusal && !refusal.isShown) openDialog({ documentId, action: 'publish', dueAt, edition, refusal });
    return undefined;
  };
  return (
    <OfferDialog
      title="Does this version go out?"
      accept="Let this version go out"
      decline="Keep the planned version"
      onAccept={accept}
      onClose={() => setEdition(undefined)}
    >
      This article goes out on {describeMoment(dueAt)}
      {version && `, as ${version.savedBy} saved it on ${describeMoment(version.savedAt)}`}. What you have
      just saved is not part of that.
    </OfferDialog>
  );
}

/** When *Publish* was refused because the publication date is in the future (C42). */
function OfferToSchedule({
  form,
  onPlan,
}: {
  form: OpenForm;
  onPlan: (dueAt: number) => Promise<Refusal | undefined>;
}) {
  const [date, setDate] = useState<number>();
  const setErrors = useForm('OfferToSchedule', (state) => state.setErrors);
  const latest = useLatest(form);
  useEffect(
    () =>
      earlyPublishing.listen(({ model, documentId }) => {
        const { uid, documentId: own } = latest.current;
        const planned = getDate(latest.current);
        if (model === uid && documentId === own && planned > Date.now()) setDate(planned);
      }),
    [latest],
  );
  if (date === undefined) return null;
  return (
    <OfferDialog
      title="Not before its date"
      accept={`Schedule for ${describeMoment(date)}`}
      decline="Back to the form"
      onAccept={async () => {
        const refusal = await onPlan(date);
        // *Publish* has marked the date, which is right now.
        if (!refusal) setErrors({});
        return refusal?.isShown ? undefined : refusal?.message;
      }}
      onClose={() => setDate(undefined)}
    >
      The publication date of this article is in the future, so it is not published now. It can go out by
      itself at that moment.
    </OfferDialog>
  );
}
