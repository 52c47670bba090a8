import { createId } from '../ui/create-id';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import type { OpenForm } from '../ui/form/open-form';
import { readToken } from '../ui/server/token';
import { useLatest } from '../ui/use-latest';
import type { Peer } from '../ui/describe-peers';
import { startHeartbeat } from './heartbeat';
import { useIdle } from './use-idle';

/** As long as the server keeps a form that sends nothing: older responses may name somebody who has left. */
const VALID_MS = 40_000;

interface State {
  unsaved: boolean;
  idle: boolean;
}

/** Tells the server that this form is open, until it is closed, and returns who else has the document open. */
export function usePeers({ uid, isModified }: OpenForm, documentId: string): Peer[] {
  const { post } = useFetchClient();
  const [peers, setPeers] = useState<Peer[]>([]);
  const idle = useIdle();
  const state = useLatest<State>({ unsaved: isModified, idle });
  const report = useRef<(state: State) => void>();

  useEffect(() => {
    const path = `/admin/presence/${uid}/${documentId}`;
    // A new id each time, so that a late request of a form that was closed does not concern the next one.
    const tab = createId();
    let isOpen = true;
    let respondedAt = 0;
    const send = (current: State) => {
      if (!isOpen) return;
      post<{ data: Peer[] }>(path, { tab, ...current }).then(
        ({ data }) => {
          // It was closed in the meantime, and the request may have arrived after the one that said so.
          if (!isOpen) return leave();
          respondedAt = Date.now();
          setPeers(data.data);
        },
        () => {
          if (isOpen && Date.now() - respondedAt > VALID_MS) setPeers([]);
        },
      );
    };
    /** Sent also while the page is being closed. */
    const leave = () => {
      const headers = { authorization: `Bearer ${readToken() ?? ''}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ tab });
      fetch(`${path}/leave`, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
    };
    const beat = () => send(state.current);
    const beatIfVisible = () => {
      if (document.visibilityState === 'visible') beat();
    };
    report.current = send;
    const stop = startHeartbeat(beat);
    window.addEventListener('pagehide', leave);
    // The browser may bring a page back, and may have frozen a hidden one.
    window.addEventListener('pageshow', beatIfVisible);
    document.addEventListener('visibilitychange', beatIfVisible);
    return () => {
      isOpen = false;
      stop();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', beatIfVisible);
      document.removeEventListener('visibilitychange', beatIfVisible);
      leave();
    };
  }, [post, uid, documentId, state]);

  // When the form is opened, and then at once when its state changes.
  useEffect(() => report.current?.({ unsaved: isModified, idle }), [isModified, idle]);
  return peers;
}
