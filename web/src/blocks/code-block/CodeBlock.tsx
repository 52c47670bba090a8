import type { CodeBlockFragment } from './CodeBlock.gen';
import styles from './CodeBlock.module.css';

/** Lines of code as they were typed. Long ones scroll, with the keyboard too. */
export function CodeBlock({ code, language }: CodeBlockFragment) {
  return (
    <figure className={styles.code} aria-label={language ? `Code, ${language}` : 'Code'} tabIndex={0}>
      <pre>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
