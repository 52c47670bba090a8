import { useFetchClient } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { useAdminData } from '../../ui/server/use-admin-data';
import { describeFailure } from '../post-failure';
import type { PreviewLink } from './PreviewLinks';
import type { FormDocument } from '../use-posted-form';

/** The address of a link, as the server signs it. */
interface SignedLink {
  pages: string[];
}

interface Copied {
  address: string;
  isInClipboard: boolean;
}

/**
 * The links of a document, and what an editor does with them: one thing at a time, so that an impatient click makes no
 * second link.
 */
export function usePreviewLinks({ type, documentId }: FormDocument) {
  const { get, post, del } = useFetchClient();
  const path = `/admin/preview/${type}/${documentId}/links`;
  const { data: links = [], reload } = useAdminData<PreviewLink[]>(documentId === null ? null : path);
  const [copied, setCopied] = useState<Copied>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  const run = async (act: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setCopied(undefined);
    try {
      await act();
      setProblem(undefined);
    } catch (error) {
      setProblem(describeFailure(error));
    }
    isRunning.current = false;
    setBusy(false);
    reload();
  };

  const show = async ({ pages }: SignedLink) => {
    const address = window.location.origin + (pages[0] ?? '/');
    setCopied({ address, isInClipboard: await writeToClipboard(address) });
  };

  return {
    links,
    copied,
    problem,
    isBusy,
    create: (data: Readonly<Record<string, unknown>>) =>
      run(async () => show((await post<{ data: SignedLink }>(path, { data })).data.data)),
    copy: ({ id }: PreviewLink) =>
      run(async () => show((await get<{ data: SignedLink }>(`${path}/${id}`)).data.data)),
    withdraw: ({ id }: PreviewLink) =>
      run(async () => {
        await del(`${path}/${id}`);
      }),
  };
}

/** Browsers allow it only with TLS and after a click. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
