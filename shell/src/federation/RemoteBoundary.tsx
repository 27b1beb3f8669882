import { Component, type ErrorInfo, type ReactNode } from 'react';

/** A thrown value, and the components around it. */
export interface Thrown {
  readonly error: unknown;
  readonly components?: string | undefined;
}

interface Props {
  readonly onError: (error: unknown) => void;
  readonly fallback: (thrown: Thrown) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly thrown: Thrown | undefined;
}

/** Catches everything that a remote throws while drawing: the rest of the page keeps working. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { thrown: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ thrown: { error, components: componentStack ?? undefined } });
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? this.props.fallback(thrown) : this.props.children;
  }
}
