import styles from './FilledButton.module.css';

interface Props {
  /** While the form is being sent. The button keeps the focus, and the form is not sent again meanwhile. */
  isBusy: boolean;
  /** Whether its action cannot be undone. */
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
