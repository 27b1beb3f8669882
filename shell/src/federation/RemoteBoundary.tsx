import { Component, type ErrorInfo, type ReactNode } from 'react';

/** What was thrown, and the components around it. */
export interface Thrown {
  readonly error: unknown;
  readonly components?: string | undefined;
}

interface Props {
  readonly onError: (error: unknown) => void;
  /** @param again it was tried again before */
  readonly fallback: (retry: () => void, again: boolean, thrown: Thrown) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly thrown: Thrown | undefined;
  readonly retried: boolean;
}

/** Contains whatever a remote throws while drawing: the rest of the page goes on. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { thrown: undefined, retried: false };

  static getDerivedStateFromError(error: unknown): Pick<State, 'thrown'> {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ thrown: { error, components: componentStack ?? undefined } });
    this.props.onError(error);
  }

  private readonly retry = (): void => this.setState({ thrown: undefined, retried: true });

  override render(): ReactNode {
    const { thrown, retried } = this.state;
    return thrown ? this.props.fallback(this.retry, retried, thrown) : this.props.children;
  }
}
