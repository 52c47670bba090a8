import type { CodeBlockFragment } from './CodeBlock.gen';
import styles from './CodeBlock.module.css';

/** Text aligned in columns with spaces. */
const COLUMNS = /\S {2,}\S/g;

/**
 * Preformatted lines. Code and columns use a monospace font and scroll sideways, with the keyboard too. Anything else,
 * such as a letter or a checklist, is set as text and wraps.
 */
export function CodeBlock({ code, language }: CodeBlockFragment) {
  const isText = (!language || language === 'text') && (code.match(COLUMNS) ?? []).length < 3;
  return (
    <figure
      className={`${styles.code} ${isText ? styles.asText : ''}`}
      aria-label={language ? `Code, ${language}` : 'Code'}
      tabIndex={isText ? undefined : 0}
    >
      <pre>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
