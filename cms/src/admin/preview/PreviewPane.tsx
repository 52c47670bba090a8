import { Button, Portal } from '@strapi/design-system';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CopyLink } from './links/CopyLink';
import type { ColorScheme } from './color-scheme';
import { WIDTHS, type PaneState } from './pane-state';
import { PageFrame } from './PageFrame';
import type { PageHead } from './page-head';
import { SearchResult } from './SearchResult';
import { ShareCard } from './ShareCard';
import { Bar, Choices, Note, Pane, SPLIT_FROM, SplitView, Stage } from './styles';
import { usePostedForm, type FormDocument } from './use-posted-form';

const VIEWS = ['Page', 'Search result', 'Share card'] as const;
const SCHEMES: Record<string, ColorScheme> = { Light: 'light', Dark: 'dark' };
/** Said of what names no place of the site. */
const NOWHERE: Record<string, string> = {
  'api::banner.banner': 'No page shows banners of this type and place. The home page is shown instead.',
  'api::placement.placement':
    'No page has a list with this key, so readers do not see it. The home page is shown instead.',
};
const isWidth = (name: string): name is keyof typeof WIDTHS => name in WIDTHS;

interface Props extends FormDocument {
  state: PaneState;
  onChange: (change: Partial<PaneState>) => void;
  onClose: () => void;
}

/** The site's page beside the form, which it follows. */
export function PreviewPane({ type, documentId, state, onChange, onClose }: Props) {
  const { posted, problem, isPosting, getBody, post } = usePostedForm({ type, documentId });
  const { view, width, scheme, page } = state;
  const [head, setHead] = useState<PageHead>();
  const pane = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const isBeside = useIsBeside();
  // Beside the form, the editor goes on typing; over it, the pane is all there is.
  useEffect(() => {
    if (isBeside) return undefined;
    close.current?.focus();
    const covered = [...document.body.children].filter((part) => !part.contains(pane.current));
    for (const part of covered) part.toggleAttribute('inert', true);
    return () => {
      for (const part of covered) part.toggleAttribute('inert', false);
    };
  }, [isBeside]);

  const pages = posted?.pages ?? [];
  const address = pages[page] ?? pages[0];
  return (
    <Portal>
      <Pane
        ref={pane}
        aria-label="Preview"
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        <SplitView />
        <Bar>
          <h2>Preview</h2>
          <Button variant="tertiary" onClick={post}>
            Reload
          </Button>
          {address !== undefined && (
            <Button variant="tertiary" tag="a" href={address} target="_blank" rel="noreferrer">
              Open in a tab
            </Button>
          )}
          <Button ref={close} variant="tertiary" aria-label="Close preview" onClick={onClose}>
            Close
          </Button>
        </Bar>
        <Bar>
          <Choice
            label="View"
            options={VIEWS}
            value={view}
            onChange={(chosen) => onChange({ view: chosen })}
          />
          {view === 'Page' && (
            <>
              <Choice
                label="Width"
                options={Object.keys(WIDTHS)}
                value={width}
                onChange={(chosen) => onChange({ width: chosen })}
              />
              <Choice
                label="Colours"
                options={Object.keys(SCHEMES)}
                value={scheme}
                onChange={(chosen) => onChange({ scheme: chosen })}
              />
            </>
          )}
          {pages.length > 1 && (
            <label>
              Shown on{' '}
              <select
                value={page}
                onChange={({ currentTarget: { value } }) => onChange({ page: Number(value) })}
              >
                {pages.map((path, index) => (
                  <option key={path} value={index}>
                    {path.split('?', 1)[0]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <span role="status">{isPosting ? 'Updating…' : ''}</span>
        </Bar>
        {problem !== undefined && <Note role="alert">{problem}</Note>}
        {posted && !posted.hasPage && <Note role="status">{NOWHERE[type]}</Note>}
        <Stage>
          {posted && address !== undefined && (
            <PageFrame
              load={{ key: `${posted.number} ${address}`, address }}
              width={isWidth(width) ? WIDTHS[width] : WIDTHS.Desktop}
              scheme={SCHEMES[scheme] ?? 'light'}
              isHidden={view !== 'Page'}
              part={posted.shown}
              onLoad={setHead}
            />
          )}
          {head && view === 'Search result' && <SearchResult head={head} />}
          {head && view === 'Share card' && <ShareCard head={head} />}
        </Stage>
        <CopyLink type={type} documentId={documentId} getBody={getBody} />
      </Pane>
    </Portal>
  );
}

/** Whether the screen has room for form and page. */
const useIsBeside = (): boolean => useSyncExternalStore(onResize, () => matchMedia(SPLIT_FROM).matches);

function onResize(changed: () => void): () => void {
  const query = matchMedia(SPLIT_FROM);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

interface ChoiceProps {
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <Choices role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {option}
        </button>
      ))}
    </Choices>
  );
}
