import { Component, type ReactNode } from 'react';

interface Props {
  readonly onError: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Contains whatever a remote throws while drawing: the rest of the page goes on. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
