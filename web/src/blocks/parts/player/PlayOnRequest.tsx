import { Play } from 'lucide';
import { useState } from 'react';
import type { Embed } from '../../../lib/shared/embeds.gen';
import { Icon } from '../../../ui/base/Icon/Icon';
import { Picture } from '../../../ui/base/Picture/Picture';
import type { PictureFragment } from '../../../ui/base/Picture/Picture.gen';
import type { BlockPlacement } from '../../block-placement';
import styles from './PlayOnRequest.module.css';

interface Props extends Pick<BlockPlacement, 'imageSizes' | 'priority'> {
  embed: Embed;
  /** The content's page on its own site, for readers without JavaScript. */
  url: string;
  /** The editor's caption, which names the player. */
  caption: string | null;
  verb: 'Play' | 'Show';
  poster?: PictureFragment | null;
}

/** A poster with a button. Nothing is loaded from the provider until the reader presses it (C19). */
export function PlayOnRequest({ embed, url, caption, verb, poster, imageSizes, priority }: Props) {
  const [isRequested, setRequested] = useState(false);
  const action = `${verb} ${embed.title}`;

  if (isRequested) {
    // No `sandbox`: a listed provider's player runs in its own origin and cannot read this page. No `allowFullScreen`:
    // browsers use `allow` and warn when the older attribute is also present.
    return (
      <iframe
        className={styles.box}
        data-provider={embed.provider}
        ref={takeFocus}
        src={embed.src}
        title={caption ?? embed.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={styles.box} data-provider={embed.provider} data-print={poster ? undefined : 'hide'}>
      {poster && (
        <Picture
          picture={{ ...poster, alt: '' }}
          sizes={imageSizes}
          priority={priority}
          className={styles.poster}
        />
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={caption ? `${action}: ${caption}` : action}
        onClick={() => setRequested(true)}
      >
        <span className={styles.action}>
          <Icon of={Play} className={styles.icon} size={22} />
          {action}
        </span>
        <span className={styles.note}>Loads from {embed.provider} when you ask for it</span>
      </button>
      <noscript>
        <a className={styles.plain} href={url}>
          Open it on {embed.provider}
        </a>
      </noscript>
    </div>
  );
}

/** The focused button is gone, so the player takes the focus. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
