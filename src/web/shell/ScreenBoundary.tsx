import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';

type State = { failed: boolean };

/** A screen that breaks, or whose files do not arrive on a bad signal, says so; the rest of the app stays. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        message="This screen could not be opened. Check your signal and try again."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
