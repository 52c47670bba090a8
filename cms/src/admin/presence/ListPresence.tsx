import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { findVersionedType } from '../../domain/history/versioned-types';
import type { Peer } from '../ui/describe-peers';
import { setOpenDocuments } from './open-documents';

const ASKED_EVERY_MS = 15_000;

/** In a list, while it is visible: asks what others have open, once for all rows. Its column shows it. */
export function ListPresence() {
  const { slug = '' } = useParams<{ slug: string }>();
  const { get } = useFetchClient();
  const hasPresence = findVersionedType(slug) !== undefined;
  useEffect(() => {
    if (!hasPresence) return undefined;
    let isShown = true;
    const show = (documents: { documentId: string; peers: Peer[] }[]) => {
      if (isShown) setOpenDocuments(documents);
    };
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      get<{ data: { documentId: string; peers: Peer[] }[] }>(`/admin/presence/${slug}`).then(
        ({ data }) => show(data.data),
        // Better nothing than somebody who has left.
        () => show([]),
      );
    };
    ask();
    const timer = window.setInterval(ask, ASKED_EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isShown = false;
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      setOpenDocuments([]);
    };
  }, [get, hasPresence, slug]);
  return null;
}
