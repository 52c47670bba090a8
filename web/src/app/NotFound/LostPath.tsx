import styles from './LostPath.module.css';

/** A decorative drawing: a path that fades out among the hills, with a signpost. */
export function LostPath({ className = '' }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 320" className={`${styles.drawing} ${className}`} aria-hidden>
      <rect width="480" height="320" className={styles.sky} />
      <circle cx="372" cy="84" r="40" className={styles.sun} />
      <path d="M0 196 C80 138 150 146 226 184 S388 226 480 158 V320 H0 Z" className={styles.far} />
      <path d="M0 242 C96 190 190 206 276 234 S422 258 480 220 V320 H0 Z" className={styles.middle} />
      <path d="M0 282 C120 244 250 252 480 278 V320 H0 Z" className={styles.near} />
      <path
        d="M150 320 C196 292 252 288 252 262 C252 240 212 232 224 211 C229 203 240 198 252 195 C243 201 238 207 239 214 C241 229 284 237 283 264 C282 291 240 298 226 320 Z"
        className={styles.path}
      />
      <g className={styles.post}>
        <path d="M112 288 V142" />
        <path d="M96 154 H168 L184 170 L168 186 H96 Z" className={styles.board} />
        <path d="M128 200 H66 L52 214 L66 228 H128 Z" className={styles.board} />
      </g>
      <path d="M130 166 c0 -8 12 -8 12 0 c0 5 -6 5 -6 10 M136 180 v0.5" className={styles.sign} />
    </svg>
  );
}
