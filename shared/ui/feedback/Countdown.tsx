import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/Button';
import { useUnpressed } from '../hooks/use-unpressed';
import { tokens } from '../theme/tokens';

export interface CountdownProps {
  /** Whole seconds at the start. */
  seconds: number;
  /** Called once: when time is up, or earlier by 'Ir ahora'. */
  onDone: () => void;
  /** Returns the text for the remaining seconds. */
  children: (remaining: number) => ReactNode;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  margin-block-start: ${tokens.space.s};
`;

/**
 * A redirect that users can hurry or pause (WCAG 2.2.1). The text has the role of a timer: it is read on demand, not
 * each second.
 */
export function Countdown({ seconds, onDone, children }: CountdownProps) {
  const [remaining, setRemaining] = useState(seconds);
  const [paused, setPaused] = useState(false);
  const done = useRef(false);

  const finish = useEffectEvent(() => {
    if (done.current) return;
    done.current = true;
    onDone();
  });

  useEffect(() => {
    if (paused) return;
    const ticking = setInterval(() => setRemaining((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(ticking);
  }, [paused]);

  // The page does not leave during a press, which may be one of "Pausar".
  const isOver = useUnpressed(remaining === 0);
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);

  const togglePause = () => {
    setPaused((was) => !was);
    // A press that began in time counts.
    setRemaining((left) => Math.max(1, left));
  };

  return (
    <div>
      <div role="timer">{children(remaining)}</div>
      {/* The countdown may stand in an alert, which would be read again when the button changes its name. */}
      <Actions aria-live="off">
        <Button onClick={() => setRemaining(0)}>Ir ahora</Button>
        <Button variant="quiet" onClick={togglePause}>
          {paused ? 'Reanudar' : 'Pausar'}
        </Button>
      </Actions>
    </div>
  );
}
