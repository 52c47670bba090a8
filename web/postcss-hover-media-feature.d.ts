declare module 'postcss-hover-media-feature' {
  import type { Plugin } from 'postcss';

  /** Wraps each rule with `:hover` in `@media (hover: hover)`. */
  export default function hoverMediaFeature(): Plugin;
}
