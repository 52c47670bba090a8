import { useEffect, useState } from 'react';
import { useAdminData } from '../../../ui/server/use-admin-data';

/** A page of the site that was found by its name. */
export interface LinkTarget {
  kind: 'article' | 'category' | 'page';
  title: string;
  path: string;
  /** What readers find there; `modified`: without the changes since. */
  status: 'published' | 'modified' | 'draft' | 'scheduled';
}

/** What the server says about what was typed. */
export interface LinkSuggestions {
  /** With the path instead of the address of this site; null: it is no address. */
  path: string | null;
  /** What readers get there; null: it is no page of this site. */
  status: 'public' | 'draft' | 'moved' | 'missing' | null;
  movedTo: string | null;
  targets: LinkTarget[];
}

const PAUSE_MS = 200;
const LEAST_CHARACTERS = 2;

/** Finds pages of the site by name, and what readers get at an address, after a pause in typing. */
export function useLinkSuggestions(typed: string): LinkSuggestions | undefined {
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isEnough = asked.length >= LEAST_CHARACTERS || asked === '/';
  const { data } = useAdminData<LinkSuggestions>(
    isEnough ? `/admin/links?q=${encodeURIComponent(asked)}` : null,
  );
  return asked === typed.trim() ? data : undefined;
}
