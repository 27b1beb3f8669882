import { Component, type ReactNode } from 'react';

interface Props {
  /** Names the visit of an address: another one for each navigation. */
  readonly visit: string;
  readonly children: ReactNode;
}

interface State {
  readonly thrown?: { readonly error: unknown } | undefined;
  /** The visit in which something was thrown before. */
  readonly spent?: string;
}

/**
 * Goes on when a part throws while it is left. Its own boundary leaves with it, so that React would take the whole site down. The parts
 * that stay are drawn anew, once for each visit: what throws again is none of what has left.
 */
export class LeavingBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    this.setState((_state, { visit }) => ({ thrown: undefined, spent: visit }));
  }

  override render(): ReactNode {
    const { thrown, spent } = this.state;
    if (thrown && spent === this.props.visit) throw thrown.error;
    return this.props.children;
  }
}
