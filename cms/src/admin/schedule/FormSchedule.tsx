import { Button, Flex } from '@strapi/design-system';
import { useDocumentRBAC, useNotification, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { getTitle, useOpenForm, type OpenForm } from '../ui/open-form';
import { useLatest } from '../ui/use-latest';
import { earlyPublishing, openings, saves } from './events';
import { describeMoment, suggestMoment } from './moments';
import { OfferDialog } from './OfferDialog';
import { PlanDialog } from './PlanDialog';
import { findWaiting, type Action, type DocumentPlan } from './plans';
import { saveForm } from './save-form';
import { useCommands, usePlan, type Refusal } from './use-plan';

export const ARTICLE = 'api::blog.blog';

/** Beside each other where the panel is wide, as on a phone. */
const WIDTH = { flex: '1 1 13rem' } as const;

/** Below *Publish* and *Save*: plans when an article goes out, and asks whether later saves go along. */
export function FormSchedule() {
  const form = useOpenForm();
  const mayPublish = useDocumentRBAC('FormSchedule', ({ canPublish }) => canPublish) ?? false;
  if (!form || form.uid !== ARTICLE || !mayPublish) return null;
  return <ArticleSchedule key={form.documentId} form={form} />;
}

function ArticleSchedule({ form }: { form: OpenForm }) {
  const plan = usePlan(form.uid, form.documentId);
  const [{ query }] = useQueryParams<{ status?: string }>();
  const [opened, setOpened] = useState<Action>();
  const { documentId } = form;
  useEffect(
    () =>
      openings.listen((one) => {
        if (one.documentId === documentId) setOpened(one.action);
      }),
    [documentId],
  );
  const planForm = usePlanForm(form);
  const publishing = findWaiting(plan, 'publish');
  const unpublishing = findWaiting(plan, 'unpublish');
  const mayUnpublish = plan?.isPublished || publishing !== undefined;
  return (
    <>
      <Flex gap={2} width="100%" wrap="wrap">
        {query.status !== 'published' && !publishing && (
          <Button variant="secondary" style={WIDTH} onClick={() => setOpened('publish')}>
            Publish at…
          </Button>
        )}
        {mayUnpublish && !unpublishing && (
          <Button variant="tertiary" style={WIDTH} onClick={() => setOpened('unpublish')}>
            Unpublish at…
          </Button>
        )}
      </Flex>
      {opened && (
        <PlanDialog
          action={opened}
          title={getTitle(form.values)}
          initial={getInitial(form, plan, opened)}
          hint={getHint(form, plan, opened)}
          onPlan={(dueAt) => planForm(opened, dueAt, findWaiting(plan, opened) !== undefined)}
          onClose={() => setOpened(undefined)}
        />
      )}
      <AskAfterSave form={form} plan={plan} />
      <OfferToSchedule form={form} onPlan={(dueAt) => planForm('publish', dueAt, false)} />
    </>
  );
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

function getHint(form: OpenForm, plan: DocumentPlan | undefined, action: Action): string | undefined {
  if (action === 'unpublish') return undefined;
  if (findWaiting(plan, action)) return 'Only the time changes: the version that is planned stays.';
  return needsSaving(form) ? 'What you have typed is saved first, and this version goes out.' : undefined;
}

const needsSaving = ({ documentId, isModified }: OpenForm): boolean => documentId === undefined || isModified;

type PlanForm = (action: Action, dueAt: number, isPlanned: boolean) => Promise<Refusal | undefined>;

/** Plans the version in the form, which is saved first. A change of the time leaves the planned version as it is. */
function usePlanForm(form: OpenForm): PlanForm {
  const { plan } = useCommands();
  const { toggleNotification } = useNotification();
  return async (action, dueAt, isPlanned) => {
    const takesForm = action === 'publish' && !isPlanned;
    const saved = takesForm && needsSaving(form) ? await saveForm({ model: form.uid, ...form }) : undefined;
    const documentId = saved?.documentId ?? form.documentId;
    if (documentId === undefined || (takesForm && needsSaving(form) && !saved))
      return {
        message: 'The form could not be saved. Close this dialog to see why.',
        publicationDate: undefined,
      };
    const seen = typeof form.values.edition === 'number' ? form.values.edition : undefined;
    const edition = takesForm ? (saved?.edition ?? seen) : undefined;
    const refusal = await plan({ type: form.uid, documentId }, action, dueAt, edition);
    if (!refusal)
      toggleNotification({
        type: 'success',
        message: `${action === 'publish' ? 'Goes out' : 'Disappears from the site'} on ${describeMoment(dueAt)}.`,
      });
    return refusal;
  };
}

/** After a save of an article of which an earlier version is about to go out. */
function AskAfterSave({ form, plan }: { form: OpenForm; plan: DocumentPlan | undefined }) {
  const { documentId, uid } = form;
  const [edition, setEdition] = useState<number>();
  const { plan: planVersion } = useCommands();
  const waiting = findWaiting(plan, 'publish');
  const latest = useLatest(waiting);
  useEffect(
    () =>
      saves.listen((saved) => {
        const planned = latest.current?.edition ?? undefined;
        if (saved.documentId === documentId && planned !== undefined && saved.edition > planned)
          setEdition(saved.edition);
      }),
    [documentId, latest],
  );
  if (edition === undefined || !waiting || documentId === undefined) return null;
  const { version, dueAt } = waiting;
  return (
    <OfferDialog
      title="Does this version go out?"
      accept="Let this version go out"
      decline="Keep the planned version"
      onAccept={async () =>
        (await planVersion({ type: uid, documentId }, 'publish', dueAt, edition))?.message
      }
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
      onAccept={async () => (await onPlan(date))?.message}
      onClose={() => setDate(undefined)}
    >
      The publication date of this article is in the future, so it is not published now. It can go out by
      itself at that moment.
    </OfferDialog>
  );
}
