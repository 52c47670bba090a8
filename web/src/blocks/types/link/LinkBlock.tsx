import { ArrowRight } from 'lucide';
import { Icon } from '../../../ui/base/Icon/Icon';
import { TextLink } from '../../../ui/base/TextLink/TextLink';
import type { LinkBlockFragment } from './LinkBlock.gen';
import styles from './LinkBlock.module.css';

/** A link on its own line. */
export function LinkBlock({ text, url, opensNewTab }: LinkBlockFragment) {
  return (
    <p className={styles.line} dir="auto">
      <TextLink href={url} opensNewTab={opensNewTab} className={styles.link}>
        {text}
        {!opensNewTab && <Icon of={ArrowRight} className={styles.arrow} size="1em" />}
      </TextLink>
    </p>
  );
}
