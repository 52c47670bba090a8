import styles from './FilledButton.module.css';

interface Props {
  /** While what was sent is on its way. The button keeps the focus, and the form sends nothing meanwhile. */
  isBusy: boolean;
  /** Whether what it does cannot be undone. */
  isDangerous?: boolean;
  children: string;
}

export function SubmitButton({ isBusy, isDangerous = false, children }: Props) {
  return (
    <button
      type="submit"
      className={styles.button}
      aria-disabled={isBusy}
      data-dangerous={isDangerous || undefined}
    >
      {children}
    </button>
  );
}
