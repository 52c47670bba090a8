import { useEffect, useState } from 'react';
import { reportProblem } from '../../lib/site/report';
import type { OpenedBy } from '../../ui/hooks/opened-by';
import { useOnNavigation } from '../../lib/routing/use-on-navigation';

/**
 * A menu whose script is loaded when the reader is about to open it. A press waits for the script, and the button shows
 * that it is busy. Pressing Escape, moving the focus or navigating cancels the wait.
 * @param menu the component to load on demand
 * @param instead the page to open if the script fails to load
 */
export function useLazyMenu(menu: { fetch(): Promise<void> }, instead: string) {
  const [opened, setOpened] = useState<OpenedBy>(null);
  const [script, setScript] = useState<'ready' | 'failed'>();
  const ready = script === 'ready';

  useOnNavigation(() => setOpened(null));
  useEffect(() => {
    if (opened && script === 'failed') window.location.assign(instead);
  }, [opened, script, instead]);

  function prepare() {
    menu.fetch().then(
      () => setScript('ready'),
      (cause: unknown) => {
        reportProblem('The menu failed to load', cause);
        setScript('failed');
      },
    );
  }
  const forget = ready ? undefined : () => setOpened(null);
  return {
    opened,
    setOpened,
    ready,
    press(way: OpenedBy = 'press') {
      setOpened(way);
      if (ready) return;
      setScript(undefined);
      prepare();
    },
    buttonProps: {
      'aria-expanded': ready && opened !== null,
      'aria-busy': !script && opened !== null,
      onPointerEnter: prepare,
      onFocus: prepare,
      onBlur: forget,
      onKeyDown: ({ key: pressed }: { key: string }) => pressed === 'Escape' && forget?.(),
    },
  };
}
