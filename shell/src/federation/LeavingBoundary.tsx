import { Component, useEffect, type ReactNode } from 'react';

interface Props {
  /** Names the visit of an address: another one for each navigation. */
  readonly visit: string;
  readonly children: ReactNode;
}

interface State {
  readonly thrown?: { readonly error: unknown } | undefined;
  /** The visit in which what stays was drawn anew. */
  readonly spent?: string;
}

/** Stands for a moment in the place of everything. React ends the effects of what has left before it begins this one. */
function Nothing({ onLeft }: { readonly onLeft: () => void }) {
  useEffect(onLeft, [onLeft]);
  return null;
}

/**
 * Goes on when a part throws while it is left. Its own boundary leaves with it, so that React would take the whole site down. React drops
 * what stays too, which may throw in its turn; once all of it has left, what stays is drawn anew, once for each visit: what throws then is
 * none of what has left.
 */
export class LeavingBoundary extends Component<Props, State> {
  // In its first visit nothing has been left: what throws then is the shell's own, and the recovery has to hear of it before anything is drawn.
  override state: State = { spent: this.props.visit };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  private readonly goOn = (): void => this.setState((_state, { visit }) => ({ thrown: undefined, spent: visit }));

  override render(): ReactNode {
    const { thrown, spent } = this.state;
    if (!thrown) return this.props.children;
    if (spent === this.props.visit) throw thrown.error;
    return <Nothing onLeft={this.goOn} />;
  }
}
