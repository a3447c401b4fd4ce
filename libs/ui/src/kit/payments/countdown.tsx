import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { tabular } from '../../theme/mixins.ts';
import { formatCountdown } from './format-countdown.ts';

const Digits = styled.time`
  font-weight: 700;
  ${tabular}
`;

export interface CountdownProps {
  /** The moment it ends, on the server's clock, in ms since 1970. */
  endsAt: number;
  /** What to add to this device's clock to get the server's, in ms. */
  serverOffset: number;
  /** Whole seconds left when the page was made: shown until the clock starts, the same on server and client. */
  secondsAtRender: number;
  /** "Time left", read before the digits. */
  label: string;
  /** Once, at zero. */
  onEnd: () => void;
}

/** Hours, minutes and seconds that tick. Silent for listeners: who asks is told, nobody is told every second. */
export function Countdown({ endsAt, serverOffset, secondsAtRender, label, onEnd }: CountdownProps) {
  const [seconds, setSeconds] = useState(secondsAtRender);
  const ended = useEffectEvent(() => onEnd());

  useEffect(() => {
    const left = () => Math.max(0, Math.ceil((endsAt - (Date.now() + serverOffset)) / 1000));
    const tick = () => {
      const now = left();
      setSeconds(now);
      if (now === 0) {
        clearInterval(timer);
        ended();
      }
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [endsAt, serverOffset]);

  return (
    <Digits
      role="timer"
      aria-live="off"
      aria-label={`${label} ${formatCountdown(seconds)}`}
      dateTime={`PT${seconds}S`}
      // What comes alive late may know of a later moment than the page was sent with.
      suppressHydrationWarning
    >
      {formatCountdown(seconds)}
    </Digits>
  );
}
