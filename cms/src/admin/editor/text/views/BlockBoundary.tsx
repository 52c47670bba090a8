import { Typography } from '@strapi/design-system';
import { Component, type ReactNode } from 'react';

/** A block whose form fails is not edited; the rest of the text is, and the block stays as it is. */
export class BlockBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <Typography textColor="danger600">
        The fields of this block cannot be shown. It is kept as it is.
      </Typography>
    ) : (
      this.props.children
    );
  }
}
