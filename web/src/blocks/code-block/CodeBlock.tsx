import type { CodeBlockFragment } from './CodeBlock.gen';
import styles from './CodeBlock.module.css';

/** Words that stand one below the other by spaces. */
const COLUMNS = /\S {2,}\S/g;

/**
 * Lines as they were typed: code and columns in letters of one width, and long ones scroll, with the keyboard too. What is
 * neither, such as a letter or a list to fill in, is set as text and wraps.
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
