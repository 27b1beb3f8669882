import { Component, useEffect, type ReactNode } from 'react';

interface Props {
  /** The key of the visit to an address; each navigation has another one. */
  readonly visit: string;
  readonly children: ReactNode;
}

interface State {
  readonly thrown?: { readonly error: unknown } | undefined;
  /** The visit in which the remaining parts were drawn again. */
  readonly spent?: string;
}

/** Replaces everything for a moment. React ends the effects of the removed parts before it runs this effect. */
function Nothing({ onLeft }: { readonly onLeft: () => void }) {
  useEffect(onLeft, [onLeft]);
  return null;
}

/**
 * Recovers when a part throws while the visitor leaves it. The part's own boundary is removed with it, so React would
 * unmount the whole site. The remaining parts are removed too, and may throw as well. Once all are gone, the remaining
 * parts are drawn again, once per visit: a later error is not from the part that was left.
 */
export class LeavingBoundary extends Component<Props, State> {
  override state: State = {};
  private isDrawn = false;

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidMount(): void {
    this.isDrawn = true;
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  private readonly goOn = (): void => this.setState((_state, { visit }) => ({ thrown: undefined, spent: visit }));

  override render(): ReactNode {
    const { thrown, spent } = this.state;
    if (!thrown) return this.props.children;
    // No part has been left before the first draw: the error is the shell's own, and the recovery must get it before
    // anything is drawn. Later a part may also be left in the first visit, when the session ends.
    if (!this.isDrawn || spent === this.props.visit) throw thrown.error;
    return <Nothing onLeft={this.goOn} />;
  }
}
